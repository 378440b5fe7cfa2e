import type { Sentence } from '../material/sentence.ts'

/** The characters in which a sentence names its time. */
const startOfSentence = 30

/** Whether a sentence starts with a year, after a sentence with an earlier one. */
export function isLater(sentence: Sentence | undefined, before: Sentence | undefined): boolean {
  const [was, is] = [yearIn(before?.text ?? ''), yearIn(sentence?.text.slice(0, startOfSentence) ?? '')]
  return was !== undefined && is !== undefined && is > was
}

function yearIn(text: string): number | undefined {
  const [year] = text.match(/(?<![\p{N}.,])(?:1\d{3}|20\d{2}|[1-9]\d{2})(?![\p{N}%]|[.,]\p{N})/u) ?? []
  return year === undefined ? undefined : Number(year)
}
