import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'

/** The place of a part. Opening, questions and closing are counted apart from the content. */
export type PartRole = 'opening' | 'content' | 'question' | 'closing'

/** How much of the time a part gets, beside the others of its role. */
export const partLengths = ['short', 'normal', 'long'] as const
export type PartLength = (typeof partLengths)[number]

/** A slide or segment to write. */
export interface PlannedPart {
  readonly role: PartRole
  /** Slides only. */
  readonly type?: SlideTypeId
  /** Empty if the writing call chooses it. */
  readonly title: string
  /** The idea of the part in one sentence. May be empty. */
  readonly teaches: string
  readonly concepts: readonly string[]
  /** Ids of the blocks that it is written from, in page order. */
  readonly blocks: readonly string[]
  readonly length: PartLength
}

/** The plan of the parts that teach a page, in their order. */
export interface Plan {
  readonly title: string
  /** The abilities of the learner after the lesson. */
  readonly goals: readonly string[]
  /** For podcasts; otherwise empty. */
  readonly audience: string
  /** Examples that are carried through several parts. */
  readonly examples: readonly string[]
  readonly parts: readonly PlannedPart[]
}

/** A part with its position among all, from 1, and its spoken length. */
export interface TimedPart extends PlannedPart {
  readonly number: number
  readonly minutes: number
}
