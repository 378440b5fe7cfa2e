const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The words that carry meaning, in lower case. They have more than three letters (two for ideographs), so no list of
 * stop words is needed. They are stemmed approximately to their first seven letters.
 */
export function contentWords(text: string): ReadonlySet<string> {
  const words = unspaced.test(text)
    ? [...segmenter.segment(text)]
        .filter((one) => one.isWordLike && one.segment.length > 1)
        .map((one) => one.segment)
    : (text.match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? [])
  return new Set(words.map((word) => word.toLowerCase().slice(0, 7)))
}

/** The share of the first set's words that are also in the second, from 0 to 1. */
export function overlap(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (words.size === 0) return 0
  return [...words].filter((word) => others.has(word)).length / words.size
}

export function stems(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].map((word) => word.slice(0, 5)))
}
