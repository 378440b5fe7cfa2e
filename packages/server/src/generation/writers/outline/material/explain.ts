import type { Material } from './material.ts'
import type { Sentence } from './sentence.ts'

/** A slide is spoken for about half a minute. */
const wanted = 55
const most = 85

/**
 * The sentences of `from` that explain a slide, in the order of the page. Sentences that are not literally on the slide
 * come first. A sentence that depends on the previous one comes with it or not at all.
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
  const chosen = new Set<Sentence>()
  let words = 0
  for (const one of from.filter(({ sound }) => sound).sort((a, b) => value(b) - value(a))) {
    if (words >= limits.wanted) break
    const needed = withAntecedents(from, one)?.filter((each) => !chosen.has(each))
    const more = needed?.reduce((sum, each) => sum + each.words, 0) ?? 0
    if (!needed || (words > 0 && words + more > limits.most)) continue
    for (const each of needed) chosen.add(each)
    words += more
  }
  return [...chosen].sort((a, b) => a.order - b.order)
}

/** A sentence with the sentences it depends on, back to an independent one; undefined if there is none nearby. */
function withAntecedents(from: readonly Sentence[], sentence: Sentence): readonly Sentence[] | undefined {
  const needed = [sentence]
  for (let first = sentence; first.leaning;) {
    const before = from[from.indexOf(first) - 1]
    if (!before?.sound || before.block !== first.block || needed.length > 3) return undefined
    needed.unshift(before)
    first = before
  }
  return needed
}
