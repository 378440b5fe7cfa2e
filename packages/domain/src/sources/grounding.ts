import { splitSentences } from '../narration/split-sentences.ts'
import type { Passage } from './passage.ts'

/** A sentence of fewer words than this joins others together ("Now let us see why.") and claims nothing. */
const wordsOfAClaim = 4
/** So much of a claim's own words the page must have, at least. */
const leastShare = 0.4
/** Words of one root mostly agree in their beginnings, in the languages that have endings. */
const rootLength = 5

/**
 * The sentences of a text that rest on nothing in the page: less than 40 per cent of their telling words (or words of the
 * same root) stand in any of its passages. It compares words, not meanings: a hint to look, no verdict.
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

/** Stretches of a passage, and whether a text uses their words. */
export interface Stretch {
  readonly text: string
  readonly used: boolean
}

/** A passage in stretches, those marked whose telling words a text uses. */
export function markUsed(passage: string, text: string, language: string | undefined): Stretch[] {
  const used = new Set(rootsOf(text, language))
  const stretches: { text: string; used: boolean }[] = []
  for (const { segment, isWordLike } of segmenterOf(language).segment(passage)) {
    const last = stretches.at(-1)
    // What stands between two marked words is marked with them.
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

/** Short words join others, in alphabets; an ideograph tells something alone. */
function isTelling(word: string): boolean {
  return word.length > 3 || /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u.test(word) || /\d/.test(word)
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language = 'en'): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, known)
  return known
}
