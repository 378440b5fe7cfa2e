import { hashPassage } from './passage-hash.ts'
import type { Passage } from './passage.ts'

/** Edited passages share at least this much of their words. */
const leastShared = 0.4
/** Pairs of passages whose words are compared. On a page that was replaced as a whole, near positions come first. */
const mostPairs = 250_000

/** For each passage of the new page the passage of the old one, if it was there before. */
export type Predecessors = ReadonlyMap<Passage, Passage>

/**
 * Finds the old passage of each new one: the same words anywhere on the page, otherwise the passage that shares most of
 * its words. The rest of the new passages was added, and the rest of the old ones removed.
 */
export function matchPassages(
  before: readonly Passage[],
  after: readonly Passage[],
  language: string | undefined,
): Predecessors {
  const found = sameWords(before, after)
  const taken = new Set(found.values())
  const old = measured(
    before.filter((passage) => hasWords(passage) && !taken.has(passage)),
    language,
  )
  const fresh = measured(
    after.filter((passage) => hasWords(passage) && !found.has(passage)),
    language,
  )
  for (const { one, other } of closest(old, fresh)) {
    if (taken.has(one) || found.has(other)) continue
    found.set(other, one)
    taken.add(one)
  }
  return found
}

const hasWords = (passage: Passage): boolean => hashPassage(passage) !== undefined

/** Pairs with the same hash, in order. Pictures without words are the same if their descriptions are. */
function sameWords(before: readonly Passage[], after: readonly Passage[]): Map<Passage, Passage> {
  const waiting = new Map<string, Passage[]>()
  const keyOf = (passage: Passage) => hashPassage(passage) ?? `picture ${passage.image?.alt ?? ''}`
  for (const passage of before) {
    const key = keyOf(passage)
    waiting.set(key, [...(waiting.get(key) ?? []), passage])
  }
  const found = new Map<Passage, Passage>()
  for (const passage of after) {
    const one = waiting.get(keyOf(passage))?.shift()
    if (one) found.set(passage, one)
  }
  return found
}

interface Measured {
  readonly passage: Passage
  readonly words: ReadonlyMap<string, number>
  readonly count: number
}

function measured(passages: readonly Passage[], language: string | undefined): Measured[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return passages.map((passage) => {
    const words = new Map<string, number>()
    let count = 0
    for (const { segment, isWordLike } of segmenter.segment(passage.text.toLowerCase())) {
      if (!isWordLike) continue
      words.set(segment, (words.get(segment) ?? 0) + 1)
      count += 1
    }
    return { passage, words, count }
  })
}

/** The pairs that share enough words, the closest first. */
function closest(old: readonly Measured[], fresh: readonly Measured[]) {
  const reach = old.length * fresh.length > mostPairs ? Math.ceil(mostPairs / (2 * fresh.length)) : Infinity
  const pairs = fresh.flatMap((other, at) =>
    old.flatMap((one, from) => {
      if (Math.abs(from - at) > reach) return []
      const shared = sharedWords(one, other)
      return shared < leastShared ? [] : [{ one: one.passage, other: other.passage, shared }]
    }),
  )
  return pairs.sort((first, second) => second.shared - first.shared)
}

/** Twice the common words, by all words: 1 for the same words, 0 for none in common (Dice). */
function sharedWords(one: Measured, other: Measured): number {
  // Passages of very different lengths cannot share enough.
  if (2 * Math.min(one.count, other.count) < leastShared * (one.count + other.count)) return 0
  let common = 0
  for (const [word, times] of one.words) common += Math.min(times, other.words.get(word) ?? 0)
  return (2 * common) / (one.count + other.count)
}
