import type { Material } from './material.ts'
import type { Sentence } from './sentence.ts'

/** A slide is spoken for about half a minute. */
const wanted = 55
const most = 85

/** Sentences that belong together may take up to this share more. */
const tolerance = 1.3
/** More sentences than these are no longer one thought. */
const maxTogether = 8

/**
 * The sentences of `from` that explain a slide, in the order of the page. Sentences that are not literally on the slide
 * come first. A sentence comes with all that it needs and brings (see `bind`), or not at all.
 */
export function explain(
  material: Material,
  from: readonly Sentence[],
  shown: readonly string[] = [],
  limits: { readonly wanted: number; readonly most: number } = { wanted, most },
): readonly Sentence[] {
  const onSlide = shown.join('\n')
  const value = (one: Sentence) =>
    material.weightOf(one) * (onSlide.includes(one.text.slice(0, -1)) ? 0.3 : 1)
  const values = new Map(from.map((one) => [one, value(one)]))
  const byOrder = new Map(from.map((one) => [one.order, one]))
  const chosen = new Set<Sentence>()
  let words = 0
  for (const one of from
    .filter(({ sound }) => sound)
    .sort((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0))) {
    if (words >= limits.wanted) break
    if (chosen.has(one)) continue
    const needed = together(one, byOrder)?.filter((each) => !chosen.has(each))
    const more = needed?.reduce((sum, each) => sum + each.words, 0) ?? 0
    if (!needed || (words > 0 && words + more > limits.most)) continue
    if (needed.length > 1 && more > limits.most * tolerance) continue
    for (const each of needed) chosen.add(each)
    words += more
  }
  return [...chosen].sort((a, b) => a.order - b.order)
}

/** A sentence with all that it needs and brings; undefined if one of them is missing or cannot be said. */
export function together(
  sentence: Sentence,
  byOrder: ReadonlyMap<number, Sentence>,
): readonly Sentence[] | undefined {
  const found = new Set<Sentence>([sentence])
  for (const one of found) {
    if (found.size > maxTogether) return undefined
    if (!one.sound && !one.companion) return undefined
    if (one.leaning && one.needs.length === 0) return undefined
    for (const order of [...one.needs, ...one.brings]) {
      const other = byOrder.get(order)
      if (!other) return undefined
      found.add(other)
    }
  }
  return [...found]
}
