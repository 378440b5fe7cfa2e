import type { Block } from '../../../page.ts'
import type { Material } from './material.ts'
import type { Piece } from './plan.ts'

/** Blocks that always teach. A plan cannot leave them out. */
const teaching: ReadonlySet<Block['kind']> = new Set(['definition', 'figure', 'math', 'table', 'code'])
/** Share of the page that a plan may leave out. */
const mostLeftOut = 0.3

/**
 * Adds the blocks of the page that no piece has. They go to the piece of the nearest block of their section. A section
 * without a piece gets one. Blocks in `leftOut` stay out, unless they teach or are too large a part of the page.
 */
export function coverPage(
  pieces: readonly Piece[],
  leftOut: readonly string[],
  material: Material,
): readonly Piece[] {
  const rest = uncoveredBlocks(pieces, leftOut, material)
  const grown = new Map(pieces.map((piece) => [piece, [...piece.blocks]]))
  const sections = new Map<string, Block[]>()
  for (const block of rest) {
    const home = homeOf(block, pieces, material)
    if (home) grown.get(home)?.push(block.id)
    else {
      const key = block.path[0] ?? ''
      sections.set(key, [...(sections.get(key) ?? []), block])
    }
  }
  const covered = pieces.map((piece) => ({ ...piece, blocks: material.sorted(grown.get(piece) ?? []) }))
  return inserted(covered, [...sections.values()].map(pieceOf), material)
}

/** The blocks of a page that no piece of content has and that must not be left out. The other pieces add nothing new. */
export function uncoveredBlocks(
  pieces: readonly Piece[],
  leftOut: readonly string[],
  { blocks, size }: Material,
): readonly Block[] {
  const content = pieces.filter(({ role }) => role === 'content')
  const planned = new Set(content.flatMap((piece) => piece.blocks))
  const isTooMuch = size(leftOut) > mostLeftOut * size(blocks.map(({ id }) => id))
  const out = new Set(isTooMuch ? [] : leftOut)
  return blocks.filter(({ id, kind }) => !planned.has(id) && (teaching.has(kind) || !out.has(id)))
}

/** The piece of the nearest planned block under the same heading, or else under the same main heading. */
function homeOf(block: Block, pieces: readonly Piece[], material: Material): Piece | undefined {
  const place = material.at(block.id) ?? 0
  const own = block.path.join('\n')
  return (
    nearest(place, (path) => path.join('\n') === own, pieces, material) ??
    nearest(place, (path) => path[0] === block.path[0], pieces, material)
  )
}

function nearest(
  place: number,
  isNear: (path: readonly string[]) => boolean,
  pieces: readonly Piece[],
  { at, block }: Material,
): Piece | undefined {
  let best: { piece: Piece; distance: number } | undefined
  for (const piece of pieces) {
    if (piece.role !== 'content') continue
    for (const id of piece.blocks) {
      const there = at(id) ?? 0
      // At the same distance, the piece of the block before is the better one.
      const distance = there < place ? place - there : (there - place) * 1.5
      if (distance < (best?.distance ?? Infinity) && isNear(block(id)?.path ?? [])) best = { piece, distance }
    }
  }
  return best?.piece
}

function pieceOf(blocks: readonly Block[]): Piece {
  return {
    role: 'content',
    title: blocks[0]?.path[0] ?? '',
    teaches: '',
    concepts: [],
    blocks: blocks.map(({ id }) => id),
    length: 'normal',
  }
}

/** The pieces with others among them, each before the first piece of content whose blocks all follow it. */
function inserted(pieces: readonly Piece[], others: readonly Piece[], { at }: Material): readonly Piece[] {
  const start = ({ blocks }: Piece) => at(blocks[0] ?? '') ?? 0
  const all = [...pieces]
  for (const other of others) {
    const next = all.findIndex(
      (piece) =>
        piece.role === 'closing' ||
        (piece.role === 'content' && piece.blocks.length > 0 && start(piece) > start(other)),
    )
    all.splice(next === -1 ? all.length : next, 0, other)
  }
  return all
}
