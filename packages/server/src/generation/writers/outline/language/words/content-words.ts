import { LRUCache } from 'lru-cache'

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** The writer asks again and again for the words of the same sentences. */
const recent = new LRUCache<string, ReadonlySet<string>>({ max: 4000 })
const longestKept = 400

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The words that carry meaning, in lower case. They have more than three letters (two for ideographs), so no list of
 * stop words is needed. They are stemmed approximately to their first seven letters.
 */
export function contentWords(text: string): ReadonlySet<string> {
  const known = recent.get(text)
  if (known) return known
  const words = wordsOf(text)
  if (text.length <= longestKept) recent.set(text, words)
  return words
}

function wordsOf(text: string): ReadonlySet<string> {
  const words = unspaced.test(text)
    ? [...segmenter.segment(text)]
        .filter((one) => one.isWordLike && one.segment.length > 1)
        .map((one) => one.segment)
    : (text.match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? [])
  return new Set(words.map((word) => word.toLowerCase().slice(0, 7)))
}

/** Arabic writes the article, and conjunctions and prepositions before it, together with the noun. */
const arabicPrefix = /(?<!\p{L})[وف]?(?:ال|لل|[بك]ال)(?=\p{Script=Arabic}{3})/gu

/** The stems of the content words, so that a word with another ending, or with the Arabic article, is the same word. */
export function contentStems(text: string): ReadonlySet<string> {
  return stems(contentWords(text.replace(arabicPrefix, '')))
}

/** The share of the first set's words that are also in the second, from 0 to 1. */
export function overlap(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (words.size === 0) return 0
  let shared = 0
  for (const word of words) if (others.has(word)) shared += 1
  return shared / words.size
}

export function stems(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].map((word) => word.slice(0, 5)))
}
