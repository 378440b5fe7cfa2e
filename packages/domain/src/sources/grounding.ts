import { splitSentences } from '../narration/split-sentences.ts'
import type { Passage } from './passage.ts'

/** A sentence with fewer words connects others ("Now let us see why.") and makes no claim. */
const wordsOfAClaim = 4
/** Minimum share of a claim's distinctive words that the page must contain. */
const leastShare = 0.4
/** In languages with endings, words of one root mostly share their first letters. */
const rootLength = 5

/**
 * The sentences of a text that the page does not support: its passages contain less than 40 per cent of their
 * distinctive words (or words of the same root). The check compares words, not meanings. It is a hint to the author,
 * not a verdict.
 */
export function ungroundedSentences(
  text: string,
  passages: readonly Pick<Passage, 'text' | 'path'>[],
  language: string | undefined,
): string[] {
  const known = new Set(
    passages.flatMap(({ text: said, path }) => rootsOf([...path, said].join(' '), language)),
  )
  if (known.size === 0) return []
  return splitSentences(text, language ?? 'en').filter((sentence) => {
    const roots = rootsOf(sentence, language)
    const shared = roots.filter((root) => known.has(root)).length
    return roots.length >= wordsOfAClaim && shared / roots.length < leastShare
  })
}

/** Parts of a passage, each with a flag that says whether a text uses its words. */
export interface Stretch {
  readonly text: string
  readonly used: boolean
}

/** Divides a passage into parts. A part is marked if a text uses its distinctive words. */
export function markUsed(passage: string, text: string, language: string | undefined): Stretch[] {
  const used = new Set(rootsOf(text, language))
  const stretches: { text: string; used: boolean }[] = []
  for (const { segment, isWordLike } of segmenterOf(language).segment(passage)) {
    const last = stretches.at(-1)
    // Text between two marked words is marked too.
    const marked = isWordLike ? used.has(rootOf(segment)) && isTelling(segment) : undefined
    if (last && (marked === undefined || marked === last.used)) last.text += segment
    else stretches.push({ text: segment, used: marked ?? false })
  }
  return stretches
}

function rootsOf(text: string, language: string | undefined): string[] {
  const words = [...segmenterOf(language).segment(text)].filter(({ isWordLike }) => isWordLike)
  return [
    ...new Set(
      words
        .map(({ segment }) => segment)
        .filter(isTelling)
        .map(rootOf),
    ),
  ]
}

function rootOf(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().slice(0, rootLength)
}

/** In alphabets, short words only connect others. A single ideograph has a meaning of its own. */
function isTelling(word: string): boolean {
  return word.length > 3 || /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u.test(word) || /\d/.test(word)
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language = 'en'): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, known)
  return known
}
