/** The start and end marks around the thoughts of models before an answer. */
const marks: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/<(?:think|thinking|thought|thoughts|reasoning)>/i, /<\/(?:think|thinking|thought|thoughts|reasoning)>/gi],
  [/\[THINK\]/i, /\[\/THINK\]/gi],
  [/◁think▷/i, /◁\/think▷/gi],
  // The format of gpt-oss, if a server does not parse it.
  [/<\|channel\|>(?:analysis|commentary)/i, /<\|channel\|>final\s*<\|message\|>/gi],
]

/** The start of the answer after the thoughts: JSON, possibly in a code fence. */
const beginsJson = /^\s*(?:```\w*\s*)?(?:\{|\[\s*\{)/

/**
 * An answer without the thoughts before it. Some models omit the start mark, because it is in their prompt. If thoughts
 * have no end mark, only the start mark is removed, because the answer may follow.
 */
export function stripThoughts(answer: string): string {
  if (beginsJson.test(answer)) return answer
  for (const [start, end] of marks) {
    const ends = [...answer.matchAll(end)].map((match) => match.index + match[0].length)
    // A mark may also occur inside the thoughts or inside the answer.
    const after = ends.find((at) => beginsJson.test(answer.slice(at, at + 200))) ?? ends.at(-1)
    if (after !== undefined) return answer.slice(after).trim()
    if (new RegExp(`^\\s*${start.source}`, 'i').test(answer)) return answer.replace(start, '').trim()
  }
  return answer
}
