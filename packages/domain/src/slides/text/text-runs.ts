/** A part of a text that is rendered separately. */
export interface TextRun {
  readonly text: string
  /** Start of the run in the whole text, in UTF-16 units. */
  readonly from: number
}

/** The first sentence of a paragraph and the rest. Undefined if there is only one sentence. */
export function splitFirstSentence(
  text: string,
  sentences: readonly string[],
): readonly [TextRun, TextRun] | undefined {
  return splitAfter(text, sentences.slice(0, 1), sentences.length)
}

/** The text before the last sentence of a paragraph, and that sentence. Undefined if there is only one sentence. */
export function splitLastSentence(
  text: string,
  sentences: readonly string[],
): readonly [TextRun, TextRun] | undefined {
  return splitAfter(text, sentences.slice(0, -1), sentences.length)
}

function splitAfter(
  text: string,
  sentences: readonly string[],
  count: number,
): readonly [TextRun, TextRun] | undefined {
  if (sentences.length === 0 || sentences.length === count) return undefined
  let end = 0
  for (const sentence of sentences) end = text.indexOf(sentence, end) + sentence.length
  return splitAt(text, end)
}

/** Splits the text at a position. Undefined if that would cut a piece of Markdown or leave one part empty. */
export function splitAt(text: string, end: number): readonly [TextRun, TextRun] | undefined {
  const rest = text.slice(end)
  const [first, second] = [text.slice(0, end).trimEnd(), rest.trimStart()]
  if (!first.trim() || !second || !isWholeMarkdown(first) || !isWholeMarkdown(second)) return undefined
  return [
    { text: first, from: 0 },
    { text: second, from: end + rest.length - second.length },
  ]
}

const whole =
  /\\[\\`*_$[\]]|`[^`]+`|\$\$[^$]+\$\$|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])(?!\s)[^$\n]+(?<!\s)\$(?!\d)|\*\*[^*]+\*\*|__[^_]+__|\[[^[\]]+\]\([^\s()]+\)|\*[^*]+\*/g

/** True if no bold text, code, link or formula continues across this position. */
export function isWholeMarkdown(text: string): boolean {
  return !/\*\*|__|`|\]\(|\[[^\]]*$|^[^[]*\]/.test(text.replaceAll(whole, ''))
}
