import type { Material } from './material.ts'
import type { Piece } from './plan.ts'

/** Deviation of the number of pieces of content from the wanted one. */
const tolerance = 0.3
/** A piece with more text than this times the mean is divided, if there is room for one more. */
const overfull = 2.5

/**
 * Brings the number of pieces of content near the wanted one. Too many: neighbours with the least text become one. Too few, or
 * one with too much text: the piece with the most text is divided between two blocks. No block is lost.
 */
export function fitCount(pieces: readonly Piece[], wanted: number, material: Material): readonly Piece[] {
  const most = Math.ceil(wanted * (1 + tolerance))
  const least = Math.floor(wanted * (1 - tolerance))
  let all = pieces
  while (countOf(all) > most) {
    const merged = mergeSmallest(all, material)
    if (!merged) return all
    all = merged
  }
  while (countOf(all) < least) {
    const split = splitLargest(all, material)
    if (!split) return all
    all = split
  }
  while (countOf(all) < most && isOverfull(all, material)) {
    const split = splitLargest(all, material)
    if (!split) return all
    all = split
  }
  return all
}

const isContent = ({ role }: Piece) => role === 'content'
const countOf = (pieces: readonly Piece[]) => pieces.filter(isContent).length

function isOverfull(pieces: readonly Piece[], { size }: Material): boolean {
  const sizes = pieces
    .filter(({ role, blocks }) => role === 'content' && blocks.length > 1)
    .map(({ blocks }) => size(blocks))
  const all = pieces.filter(isContent).map(({ blocks }) => size(blocks))
  const mean = all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)
  return Math.max(0, ...sizes) > overfull * mean
}

/** Undefined if no two pieces of content are neighbours. */
function mergeSmallest(pieces: readonly Piece[], material: Material): readonly Piece[] | undefined {
  const pairs = pieces.flatMap((piece, at) => {
    const next = pieces[at + 1]
    if (!next || !isContent(piece) || !isContent(next)) return []
    const sameSection = topOf(piece, material) === topOf(next, material)
    return [{ at, cost: material.size([...piece.blocks, ...next.blocks]) * (sameSection ? 1 : 1.5) }]
  })
  const [best] = pairs.toSorted((one, other) => one.cost - other.cost)
  const [first, second] = best ? [pieces[best.at], pieces[best.at + 1]] : []
  if (!best || !first || !second) return undefined
  return pieces.toSpliced(best.at, 2, {
    ...first,
    teaches: [first.teaches, second.teaches].filter(Boolean).join(' '),
    concepts: [...new Set([...first.concepts, ...second.concepts])],
    blocks: material.sorted([...first.blocks, ...second.blocks]),
    length: 'normal',
  })
}

/** Undefined if every piece of content has a single block. */
function splitLargest(pieces: readonly Piece[], material: Material): readonly Piece[] | undefined {
  const divisible = pieces
    .map((piece, at) => ({ piece, at, size: material.size(piece.blocks) }))
    .filter(({ piece }) => isContent(piece) && piece.blocks.length > 1)
  const [largest] = divisible.toSorted((one, other) => other.size - one.size)
  if (!largest) return undefined
  const { piece, at, size } = largest
  const before = piece.blocks.findIndex((_, end) => material.size(piece.blocks.slice(0, end + 1)) >= size / 2)
  const middle = Math.min(Math.max(1, before), piece.blocks.length - 1)
  const [first, second] = [piece.blocks.slice(0, middle), piece.blocks.slice(middle)]
  const rest = { ...piece, title: '', teaches: '', concepts: [], length: 'normal', blocks: second } as const
  return pieces.toSpliced(at, 1, { ...piece, length: 'normal', blocks: first }, rest)
}

function topOf({ blocks }: Piece, { block }: Material): string {
  return block(blocks[0] ?? '')?.path[0] ?? ''
}
