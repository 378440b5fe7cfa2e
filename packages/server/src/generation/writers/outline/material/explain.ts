import type { Material } from './material.ts'
import { wordsIn } from './sentence.ts'
import type { Sentence } from './sentence.ts'

/** A slide is spoken for about half a minute. */
const wanted = 55
const most = 85

/** Words of a script. */
interface Limits {
  readonly wanted: number
  readonly most: number
  /** Whether each sentence counts alone. Otherwise the neighbours of chosen sentences count more. */
  readonly ignoresNeighbours?: boolean
}

/** Sentences that belong together may take up to this share more. */
const tolerance = 1.3
/** More sentences than these are no longer one thought. */
const maxTogether = 12

/**
 * The sentences of `from` that explain a slide, in the order of the page. Sentences of which the slide shows a key phrase
 * come first, and those that the slide shows whole come last. A sentence comes with all that it needs and brings (see
 * `linkSentences`), or not at all. Those of `first` are said in any case, since the slide shows them.
 */
export function explainingSentences(
  material: Material,
  all: readonly Sentence[],
  shown: readonly string[] = [],
  limits: Limits = { wanted, most },
  first: readonly Sentence[] = [],
): readonly Sentence[] {
  const from = limits.ignoresNeighbours ? all : nearby(all, shown, first, limits.most)
  const shares = shown.length > 0 ? sharesShown(from, shown) : []
  const values = new Map(from.map((one, at) => [one, material.weightOf(one) * interest(shares, at)]))
  const shownWhole = new Set(from.filter((_, at) => (shares[at] ?? 0) >= almostWhole))
  const byOrder = new Map(from.map((one) => [one.order, one]))
  const chosen = new Set(first)
  let words = wordsIn(first)
  const valueOf = (one: Sentence) => values.get(one) ?? 0
  const usable = from.filter(({ isUsable }) => isUsable)
  const best = limits.ignoresNeighbours
    ? usable.toSorted((a, b) => valueOf(b) - valueOf(a))
    : bestFirst(usable, (one) => valueOf(one) * bondOf(one, byOrder, chosen, material))
  for (const one of best) {
    if (words >= limits.wanted) break
    if (chosen.has(one)) continue
    // A sentence that the slide shows is not spoken only to fill the time.
    if (words >= limits.wanted / 2 && shownWhole.has(one)) continue
    const needed = together(one, byOrder)?.filter((each) => !chosen.has(each))
    const more = needed?.reduce((sum, each) => sum + each.words, 0) ?? 0
    if (!needed || (words > 0 && words + more > limits.most)) continue
    if (needed.length > 1 && more > limits.most * tolerance) continue
    for (const each of needed) chosen.add(each)
    words += more
  }
  return [...chosen].sort((a, b) => a.order - b.order)
}

/** The words around what a slide shows, as shares of the most words of its script. */
const around = { least: 1.6, most: 1.3 }

/**
 * Of a long text, the sentences around those that the slide shows: a script that picks from all of it would jump, and so would the
 * script of the slide that says what is left.
 */
function nearby(
  all: readonly Sentence[],
  shown: readonly string[],
  first: readonly Sentence[],
  mostWords: number,
): readonly Sentence[] {
  if (wordsIn(all) <= mostWords * around.least) return all
  const shares = sharesShown(all, shown)
  const anchors = all.flatMap((one, at) => ((shares[at] ?? 0) > 0 || first.includes(one) ? [at] : []))
  if (anchors.length === 0) return all
  let [start, end] = [Math.min(...anchors), Math.max(...anchors) + 1]
  while (wordsIn(all.slice(start, end)) < mostWords * around.most && (start > 0 || end < all.length)) {
    start = Math.max(0, start - 1)
    end = Math.min(all.length, end + 1)
  }
  return all.slice(start, end)
}

/** Each time the sentence of the greatest value, which may change after each. */
function* bestFirst(sentences: readonly Sentence[], value: (one: Sentence) => number): Iterable<Sentence> {
  const left = new Set(sentences)
  while (left.size > 0) {
    const best = [...left].reduce((one, other) => (value(other) > value(one) ? other : one))
    left.delete(best)
    yield best
  }
}

/** How much more a sentence counts if the sentence after it, or before it, is said, and if it limits the one before it. */
const bonds = { before: 1.15, after: 1.3, turn: 1.4 }

/** Neighbours in a paragraph explain each other: a case and its result, a claim and the 'but' after it. */
function bondOf(
  one: Sentence,
  byOrder: ReadonlyMap<number, Sentence>,
  chosen: ReadonlySet<Sentence>,
  { lexicon }: Material,
): number {
  const isSaid = (order: number) => {
    const other = byOrder.get(order)
    return other !== undefined && other.block === one.block && chosen.has(other)
  }
  const follows = isSaid(one.order - 1)
  return (
    (isSaid(one.order + 1) ? bonds.before : 1) *
    (follows ? bonds.after : 1) *
    (follows && lexicon.discourse.contrasts(one.text) ? bonds.turn : 1)
  )
}

/** From this share on, the shown part of a sentence says what the sentence says. */
const almostWhole = 0.7

/** The share of each sentence that a slide shows, from 0 to 1. */
function sharesShown(sentences: readonly Sentence[], shown: readonly string[]): readonly number[] {
  const parts = shown.map((one) => one.toLowerCase().replace(/[.。।]$/u, ''))
  return sentences.map(({ text }) => {
    const own = text.toLowerCase()
    if (parts.some((one) => one.includes(own.slice(0, -1)))) return 1
    return Math.max(0, ...parts.map((one) => (own.includes(one) ? one.length / own.length : 0)))
  })
}

/** How much a sentence adds to what is shown: little if it is shown, much if a part of it or its neighbour is. */
function interest(shares: readonly number[], at: number): number {
  const [before = 0, own = 0, after = 0] = [shares[at - 1], shares[at], shares[at + 1]]
  if (own >= almostWhole) return 0.3
  if (own > 0) return 1.4
  return before > 0 ? 1.3 : after > 0 ? 1.15 : 1
}

/** A sentence with all that it needs and brings, and those alongside it; undefined if one of them is missing or cannot be said. */
export function together(
  sentence: Sentence,
  byOrder: ReadonlyMap<number, Sentence>,
): readonly Sentence[] | undefined {
  const found = new Set<Sentence>([sentence])
  for (const one of found) {
    if (found.size > maxTogether) return undefined
    if (!one.isUsable && !one.companion) return undefined
    if (one.isDependent && one.needs.length === 0) return undefined
    for (const order of [...one.needs, ...one.misleadsWithout]) {
      const other = byOrder.get(order)
      if (!other) return undefined
      found.add(other)
    }
    for (const order of one.alongside ?? []) {
      const other = byOrder.get(order)
      if (other) found.add(other)
    }
  }
  return [...found]
}
