import type { Format } from '@lectern/domain/courses/formats.ts'
import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import type { z } from 'zod'
import type { ProvenQuote } from '../../../grounding/checks/quotes.ts'
import type { GroundedText } from '../../../grounding/evidence/grounded-text.ts'
import type { AnswerForm } from '../models/model-provider.ts'
import type { PagePart } from '../page-excerpts.ts'
import type { Piece, PieceRole, TimedPiece } from './plan.ts'

/** How the pieces of a format are planned and written. */
export interface PieceKind<Draft> {
  readonly format: Format
  /** The field of answers with the pieces, and its names in sentences. */
  readonly main: 'slides' | 'segments'
  readonly one: string
  /** Most pieces that one call writes. */
  readonly perCall: number
  readonly planPrompt: string
  readonly writePrompt: string
  /** The role and type of a planned piece at a position, by the type that the model named. */
  readonly place: (type: string, at: number, count: number, part: PagePart) => Pick<Piece, 'role' | 'type'>
  /** A type for a piece of a role that code adds. */
  readonly typeOf: (role: PieceRole) => SlideTypeId | undefined
  /** Values of the prompts besides those of all formats. */
  readonly planValues: (part: PagePart) => Readonly<Record<string, string>>
  readonly writeValues: (pieces: readonly TimedPiece[], part: PagePart) => Readonly<Record<string, string>>
  readonly planForm: (part: PagePart) => AnswerForm
  readonly writeForm: (pieces: readonly TimedPiece[], part: PagePart) => AnswerForm
  readonly schema: (piece: Piece, part: PagePart) => z.ZodType<Draft>
  /** The texts of a draft that are spoken, and those that are shown. */
  readonly spoken: (draft: Draft) => readonly string[]
  readonly shown: (draft: Draft) => readonly string[]
  /**
   * All texts of a draft with their sources and quotes, for the comparison with the page. `answer` is the item of the
   * answer that it was read from.
   */
  readonly texts: (draft: Draft, answer: unknown) => readonly GroundedText[]
  /** The draft with the block of a proven quote among its sources. The same object if it is among them already. */
  readonly citing: (draft: Draft, quote: ProvenQuote) => Draft
}
