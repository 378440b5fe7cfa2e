import type { PagePart } from '../page-excerpts.ts'
import { coverPage } from './cover-page.ts'
import { fitCount } from './fit-count.ts'
import type { Material } from './material.ts'
import type { PieceKind } from './part-kind.ts'
import type { PieceAnswer, PlanAnswer } from './plan-answer.ts'
import type { Piece, PieceRole } from './plan.ts'
import type { TargetLength } from './target-length.ts'

/**
 * The pieces of a plan in their final form: every one with known blocks, one opening, one closing, questions after the
 * content that they ask about, the wanted number of pieces, and every block of the page that teaches.
 */
export function repairPieces<Draft>(
  kind: PieceKind<Draft>,
  { pieces, leftOut }: Pick<PlanAnswer, 'pieces' | 'leftOut'>,
  { material, part, target }: { material: Material; part: PagePart; target: TargetLength },
): readonly Piece[] {
  const placed = pieces.map((piece, at) =>
    placedPiece(kind, piece, { at, count: pieces.length, part, material }),
  )
  const content = placed.filter(({ role, blocks }) => role === 'content' && blocks.length > 0)
  const opening = placed.find(({ role }) => role === 'opening')
  const closing = placed.find(({ role }) => role === 'closing')
  const body = withQuestions(kind, placed, content, target)
  const framed = [
    opening ?? added(kind, 'opening', content),
    ...body,
    closing ?? added(kind, 'closing', content),
  ]
  const fitted = fitCount(coverPage(framed, leftOut, material), target.content, material)
  return fitted.map((piece) => withType(kind, withSources(piece, fitted, material)))
}

function placedPiece<Draft>(
  kind: PieceKind<Draft>,
  { type, blocks, ...piece }: PieceAnswer,
  { at, count, part, material }: { at: number; count: number; part: PagePart; material: Material },
): Piece {
  return { ...piece, ...kind.place(type, at, count, part), blocks: material.sorted(blocks) }
}

/** Content and questions in their order. Too many questions are dropped, and a missing one is added at the end. */
function withQuestions<Draft>(
  kind: PieceKind<Draft>,
  placed: readonly Piece[],
  content: readonly Piece[],
  { questions }: TargetLength,
): readonly Piece[] {
  const asked = placed.filter(({ role }) => role === 'question')
  const kept = new Set(asked.slice(0, questions + 1))
  const first = placed.findIndex((piece) => content.includes(piece))
  const early = asked.filter((piece) => kept.has(piece) && placed.indexOf(piece) < first)
  const body = placed.filter(
    (piece) => content.includes(piece) || (kept.has(piece) && !early.includes(piece)),
  )
  const missing = questions > 0 && kept.size === 0 ? [added(kind, 'question', content)] : []
  return [...body, ...early, ...missing]
}

function added<Draft>(kind: PieceKind<Draft>, role: PieceRole, content: readonly Piece[]): Piece {
  const type = kind.typeOf(role)
  const [longest] = content.toSorted((one, other) => other.blocks.length - one.blocks.length)
  const blocks = role === 'question' ? (longest?.blocks ?? []) : []
  return { role, ...(type && { type }), title: '', teaches: '', concepts: [], blocks, length: 'normal' }
}

/** The opening, the closing and questions without blocks get those of the content that they are about. */
function withSources(piece: Piece, all: readonly Piece[], material: Material): Piece {
  if (piece.blocks.length > 0) return piece
  const content = all.filter(({ role }) => role === 'content')
  const firsts = content.flatMap(({ blocks }) => blocks.slice(0, 1))
  const chosen = piece.role === 'opening' ? firsts.slice(0, 4) : firsts
  return { ...piece, blocks: material.sorted(chosen) }
}

function withType<Draft>(kind: PieceKind<Draft>, piece: Piece): Piece {
  const type = piece.type ?? kind.typeOf(piece.role)
  return type ? { ...piece, type } : piece
}
