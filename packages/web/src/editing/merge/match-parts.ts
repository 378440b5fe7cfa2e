import type { DocumentPart } from '../document/document-part.ts'

/** Parts that share this much of their words are the same part, edited. */
const minSimilarity = 0.5

/**
 * Matches the parts of two versions, as pairs of positions. Parts with the same key match, then parts with equal content.
 * Versions from before parts had keys are also matched by names, similar text and positions, unless `onlySame` is set.
 */
export function matchParts(
  before: readonly DocumentPart[],
  after: readonly DocumentPart[],
  { onlySame = false } = {},
): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>()
  const taken = new Set<number>()

  function pairUp(fits: (beforeAt: number, afterAt: number) => boolean): void {
    for (const beforeAt of before.keys()) {
      if (pairs.has(beforeAt)) continue
      const afterAt = after.findIndex((_, at) => !taken.has(at) && fits(beforeAt, at))
      if (afterAt < 0) continue
      pairs.set(beforeAt, afterAt)
      taken.add(afterAt)
    }
  }

  pairUp((beforeAt, afterAt) => before[beforeAt]?.key !== '' && before[beforeAt]?.key === after[afterAt]?.key)
  const keyed = pairs.size > 0
  pairUp((beforeAt, afterAt) => before[beforeAt]?.content === after[afterAt]?.content)
  if (onlySame || keyed) return pairs
  const wordsBefore = before.map(({ text }) => wordsOf(text))
  const wordsAfter = after.map(({ text }) => wordsOf(text))
  pairUp((beforeAt, afterAt) => before[beforeAt]?.name === after[afterAt]?.name)
  pairUp((beforeAt, afterAt) => similarity(wordsBefore[beforeAt], wordsAfter[afterAt]) >= minSimilarity)
  pairUp((beforeAt, afterAt) => (beforeAt === 0 ? afterAt === 0 : pairs.get(beforeAt - 1) === afterAt - 1))
  return pairs
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}

/** The share of words in common (the Dice coefficient), from 0 to 1. */
function similarity(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): number {
  const all = one.size + other.size
  const common = [...one].filter((word) => other.has(word)).length
  return all === 0 ? 0 : (2 * common) / all
}
