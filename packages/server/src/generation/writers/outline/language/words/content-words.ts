import { LRUCache } from 'lru-cache'

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** The writer asks again and again for the words of the same sentences. */
const recent = new LRUCache<string, ReadonlySet<string>>({ max: 4000 })
const longestKept = 400

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The words that carry meaning, in lower case. They have more than three letters (two for ideographs and Hangul), so no list of
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
    : hangul.test(text)
      ? koreanWords(text)
      : (text.match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? [])
  return new Set(words.map((word) => word.toLowerCase().slice(0, 7)))
}

const hangul = /\p{Script=Hangul}/u
/** Korean writes a particle together with its noun. At least two syllables are left of the noun. */
const koreanParticle =
  /(?<=\p{Script=Hangul}{2})(?:에서는|에서도|으로는|으로써|에게는|이라고|이라는|이란|라고|라는|에서|에는|에게|으로|까지|부터|보다|처럼|은|는|이|가|을|를|의|에|로|와|과|도|만|란)$/u
/** Words of two or three syllables that carry no meaning. */
const koreanEmpty: ReadonlySet<string> = new Set(
  '있다 없다 한다 된다 이다 아니다 것이다 하는 되는 있는 없는 그것 이것 우리 그리고 하지만 그러나 따라서 그래서 또한 때문 때문이다 예를 들어 대한 대해 통해 위해 같은 다른 이런 그런 어떤 모든 여러 가장 매우 다음 경우'.split(
    ' ',
  ),
)

/** Most Korean nouns have two syllables. */
function koreanWords(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? [])
    .map((word) => word.replace(koreanParticle, ''))
    .filter((word) => (hangul.test(word) ? !koreanEmpty.has(word) : word.length > 3))
}

/** Arabic writes the article, and conjunctions and prepositions before it, together with the noun. */
const arabicPrefix = /(?<!\p{L})[وف]?(?:ال|لل|[بك]ال)(?=\p{Script=Arabic}{3})/gu

/** Hebrew does the same with its article, 'and', 'in', 'from', 'to' and 'as'. 'ברזל' is iron, and its first letter no 'in'. */
const hebrewPrefix = /(?<!\p{L})[והבלכמ]{1,3}(?=\p{Script=Hebrew}{4})/gu

/** The stems of the content words, so that a word with another ending, or with an article before it, is the same word. */
export function contentStems(text: string): ReadonlySet<string> {
  return stems(contentWords(text.replace(arabicPrefix, '').replace(hebrewPrefix, '')))
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
