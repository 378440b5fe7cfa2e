import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'

/** The place of a piece. Opening, questions and closing are counted apart from the content. */
export type PieceRole = 'opening' | 'content' | 'question' | 'closing'

/** How much of the time a piece gets, beside the others of its role. */
export const pieceLengths = ['short', 'normal', 'long'] as const
export type PieceLength = (typeof pieceLengths)[number]

/** A slide or segment to write. */
export interface Piece {
  readonly role: PieceRole
  /** Slides only. */
  readonly type?: SlideTypeId
  /** Empty if the writing call chooses it. */
  readonly title: string
  /** The idea of the piece in one sentence. May be empty. */
  readonly teaches: string
  readonly concepts: readonly string[]
  /** Ids of the blocks that it is written from, in page order. */
  readonly blocks: readonly string[]
  readonly length: PieceLength
}

/** The plan of the pieces that teach a page, in their order. */
export interface Plan {
  readonly title: string
  /** The abilities of the learner after the lesson. */
  readonly goals: readonly string[]
  /** For podcasts; otherwise empty. */
  readonly audience: string
  /** Examples that are carried through several pieces. */
  readonly examples: readonly string[]
  readonly pieces: readonly Piece[]
}

/** A piece with its position among all, from 1, and its spoken length. */
export interface TimedPiece extends Piece {
  readonly number: number
  readonly minutes: number
}
