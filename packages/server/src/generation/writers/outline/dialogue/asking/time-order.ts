import type { Sentence } from '../../material/sentence.ts'

/** The characters in which a sentence names its time. */
const startOfSentence = 30
/** A number of three digits is a year only after 'In' and before a comma, or with its era. */
const year =
  /(?<![\p{N}.,])(?:1\d{3}|20\d{2}|(?<=^\p{L}{1,3}\s)[1-9]\d{2}(?=[,،，])|[1-9]\d{2}(?=\s(?:AD|A\.D\.|CE|BC|BCE|n\.\s?e\.|p\.\s?n\.\s?e\.|d\.\s?C\.|a\.\s?C\.|n\.\s?Chr\.|v\.\s?Chr\.)))(?![\p{N}%]|[.,]\p{N})/u

/** Whether a sentence starts with a year, after a sentence with an earlier one. */
export function isLater(sentence: Sentence | undefined, before: Sentence | undefined): boolean {
  const [was] = year.exec(before?.text ?? '') ?? []
  const is = sentence && yearAtStart(sentence.text)
  return was !== undefined && is !== undefined && is > Number(was)
}

/** The year with which a text starts, as in 'In 1054, …'. A year in brackets is an aside. */
export function yearAtStart(text: string): number | undefined {
  const found = year.exec(text)
  if (!found || found.index > startOfSentence || /[(（[]/u.test(text.slice(0, found.index))) return undefined
  return Number(found[0])
}
