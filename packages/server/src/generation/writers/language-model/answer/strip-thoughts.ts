/** How models mark what they think before they answer: with a start and an end. */
const marks: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/<(?:think|thinking|thought|thoughts|reasoning)>/i, /<\/(?:think|thinking|thought|thoughts|reasoning)>/gi],
  [/\[THINK\]/i, /\[\/THINK\]/gi],
  [/◁think▷/i, /◁\/think▷/gi],
  // The format of gpt-oss, where a server does not take it apart.
  [/<\|channel\|>(?:analysis|commentary)/i, /<\|channel\|>final\s*<\|message\|>/gi],
]

/** What follows the thoughts begins the answer: JSON, possibly in a code fence. */
const beginsJson = /^\s*(?:```\w*\s*)?(?:\{|\[\s*\{)/

/**
 * An answer without the thoughts before it. Some models leave the start mark out, since it stands in their prompt; of
 * thoughts without an end only the mark is removed, since the answer may follow.
 */
export function stripThoughts(answer: string): string {
  if (beginsJson.test(answer)) return answer
  for (const [start, end] of marks) {
    const ends = [...answer.matchAll(end)].map((match) => match.index + match[0].length)
    // A mark may also stand inside the thoughts or inside the answer.
    const after = ends.find((at) => beginsJson.test(answer.slice(at, at + 200))) ?? ends.at(-1)
    if (after !== undefined) return answer.slice(after).trim()
    if (new RegExp(`^\\s*${start.source}`, 'i').test(answer)) return answer.replace(start, '').trim()
  }
  return answer
}
