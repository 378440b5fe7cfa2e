import type { Material } from './material.ts'
import type { PartKind } from './part-kind.ts'
import type { PlannedPart } from './plan.ts'

/**
 * The parts with those of content split whose blocks do not fit into one prompt, so that a model reads all of them. A
 * single block that does not fit stays alone.
 */
export function splitLarge<Draft>(
  kind: PartKind<Draft>,
  parts: readonly PlannedPart[],
  { size }: Pick<Material, 'size'>,
  budget: number,
): readonly PlannedPart[] {
  return parts.flatMap((part) => {
    if (part.role !== 'content' || size(part.blocks) <= budget) return [part]
    const groups: string[][] = []
    for (const id of part.blocks) {
      const last = groups.at(-1)
      if (last && size([...last, id]) <= budget) last.push(id)
      else groups.push([id])
    }
    const type = kind.typeOf('content')
    const further = { ...part, title: '', teaches: '', concepts: [], ...(type && { type }) }
    return groups.map((blocks, at): PlannedPart => (at === 0 ? { ...part, blocks } : { ...further, blocks }))
  })
}
