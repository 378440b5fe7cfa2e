import type { Format } from '@lectern/domain/courses/formats.ts'
import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import type { z } from 'zod'
import type { ProvenQuote } from '../../../grounding/checks/quotes.ts'
import type { GroundedText } from '../../../grounding/evidence/grounded-text.ts'
import type { AnswerForm } from '../models/model-provider.ts'
import type { PageExcerpt } from '../page-excerpts.ts'
import type { PlannedPart, PartRole, TimedPart } from './plan.ts'

/** How the parts of a format are planned and written. */
export interface PartKind<Draft> {
  readonly format: Format
  /** The field of answers with the parts, and its names in sentences. */
  readonly main: 'slides' | 'segments'
  readonly one: string
  /** Whether learners see the objectives beside the parts. Otherwise a part shows them. */
  readonly hasGoals: boolean
  /** Most parts that one call writes. */
  readonly perCall: number
  readonly planPrompt: string
  readonly writePrompt: string
  /** The role and type of a planned part at a position, by the type that the model named. */
  readonly place: (
    type: string,
    at: number,
    count: number,
    excerpt: PageExcerpt,
  ) => Pick<PlannedPart, 'role' | 'type'>
  /** A type for a part of a role that code adds. */
  readonly typeOf: (role: PartRole) => SlideTypeId | undefined
  /** Values of the prompts besides those of all formats. */
  readonly planValues: (excerpt: PageExcerpt) => Readonly<Record<string, string>>
  readonly writeValues: (
    parts: readonly TimedPart[],
    excerpt: PageExcerpt,
  ) => Readonly<Record<string, string>>
  readonly planForm: (excerpt: PageExcerpt) => AnswerForm
  readonly writeForm: (parts: readonly TimedPart[], excerpt: PageExcerpt) => AnswerForm
  readonly schema: (part: PlannedPart, excerpt: PageExcerpt) => z.ZodType<Draft>
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
