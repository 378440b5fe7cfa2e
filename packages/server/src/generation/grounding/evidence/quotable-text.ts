import { unspacedScript } from '../language/words.ts'

/** A text in which quotes are found. */
export interface QuotableText {
  /** Its words in lower case, without anything between them. */
  readonly plain: string
  /** Where words begin and end in `plain`. */
  readonly bounds: ReadonlySet<number>
}

/** A word, or a number with its sign and separators: 15 is not in 1.5, and 5 is not in -5. */
const unit =
  /(?:(?<![\p{L}\p{N}])[-\u2212\u2013](?=\p{N}))?[\p{L}\p{M}\p{N}]+(?:(?<=\p{N})[.,\u066b\u066c]\p{N}+)*/gu
/** Arabic is written with and without signs for vowels and lengthened lines. */
const arabicSigns = /\u0640|[\u064b-\u0652]/gu
/** An ellipsis of any form. The quote leaves words out there. */
const gap = /\s*(?:\[[…. ]*\]|…+|\.{3,})\s*/u

/** Prepares a text. White space, case, quotation marks, dashes and punctuation do not count. */
export function quotableText(text: string): QuotableText {
  const bounds = new Set([0])
  let plain = ''
  for (const [word] of text.normalize('NFKC').toLowerCase().replace(arabicSigns, '').matchAll(unit)) {
    plain += word.replace(/^[\u2212\u2013]/u, '-')
    bounds.add(plain.length)
  }
  return { plain, bounds }
}

/** Whether one of the texts contains a quote: whole words in the same order, with gaps only at an ellipsis. */
export function standsIn(quote: string, texts: readonly QuotableText[]): boolean {
  const parts = quote
    .split(gap)
    .map((part) => quotableText(part).plain)
    .filter(Boolean)
  return parts.length > 0 && texts.some((text) => haveInOrder(parts, text))
}

function haveInOrder(parts: readonly string[], text: QuotableText): boolean {
  let from = 0
  for (const part of parts) {
    const at = indexOfWords(part, text, from)
    if (at < 0) return false
    from = at + part.length
  }
  return true
}

function indexOfWords(words: string, { plain, bounds }: QuotableText, from: number): number {
  for (let at = plain.indexOf(words, from); at >= 0; at = plain.indexOf(words, at + 1)) {
    const end = at + words.length
    const begins = bounds.has(at) || unspacedScript.test(words.slice(0, 1))
    if (begins && (bounds.has(end) || unspacedScript.test(words.slice(-1)))) return at
  }
  return -1
}
