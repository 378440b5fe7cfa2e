import type { Material } from './material.ts'
import type { PieceKind } from './part-kind.ts'
import type { Piece } from './plan.ts'

/**
 * The pieces with those of content split whose blocks do not fit into one prompt, so that a model reads all of them. A
 * single block that does not fit stays alone.
 */
export function splitLarge<Draft>(
  kind: PieceKind<Draft>,
  pieces: readonly Piece[],
  { size }: Pick<Material, 'size'>,
  budget: number,
): readonly Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.role !== 'content' || size(piece.blocks) <= budget) return [piece]
    const groups: string[][] = []
    for (const id of piece.blocks) {
      const last = groups.at(-1)
      if (last && size([...last, id]) <= budget) last.push(id)
      else groups.push([id])
    }
    const type = kind.typeOf('content')
    const further = { ...piece, title: '', teaches: '', concepts: [], ...(type && { type }) }
    return groups.map((blocks, at): Piece => (at === 0 ? { ...piece, blocks } : { ...further, blocks }))
  })
}
