import type { BlockOf } from '../../../page.ts'
import type { Material } from '../material/material.ts'
import { memoized } from '../language/memoized.ts'
import { usesTerm } from '../material/terms.ts'
import { explains } from './explains.ts'
import type { SegmentPlan } from './plan-segments.ts'

type Definition = BlockOf<'definition'>

/**
 * The index of the segment in which a term is explained: the first one that explains it, otherwise one that it names,
 * otherwise the one that uses it most. An earlier segment that only mentions it leaves it to that one.
 */
export function explainingSegmentsOf(
  plans: readonly SegmentPlan[],
  material: Material,
): ReadonlyMap<Definition, number> {
  return ofMaterial(material)(plans)
}

/** Each conversation about the same plans asks for the same segments. */
const ofMaterial = memoized((material: Material) =>
  memoized((plans: readonly SegmentPlan[]) => findSegments(plans, material)),
)

function findSegments(plans: readonly SegmentPlan[], { terms }: Material): ReadonlyMap<Definition, number> {
  const segments = plans.map(({ title, passages }) => ({
    title,
    sentences: passages.flatMap(({ sentences }) => sentences),
  }))
  return new Map(
    terms.map((term) => {
      const explaining = segments.findIndex(({ sentences }) => sentences.some((one) => explains(one, term)))
      const named = segments.findIndex(({ title }) => usesTerm(title, term.term))
      const uses = segments.map(
        ({ sentences }) => sentences.filter(({ text }) => usesTerm(text, term.term)).length,
      )
      const found = [explaining, named].find((at) => at >= 0)
      return [term, found ?? uses.indexOf(Math.max(...uses))]
    }),
  )
}
