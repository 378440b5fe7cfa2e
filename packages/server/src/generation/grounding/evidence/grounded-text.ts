import type { GroundingReason } from '@lectern/domain/api/documents/grounding.ts'

/**
 * The role of a text. `heading` names a subject and claims nothing else. `denied` is a statement that a quiz calls false.
 * Undefined: each sentence is classified by its words.
 */
export type TextKind = 'claim' | 'connective' | 'question' | 'heading' | 'distractor' | 'denied'

/** Words that a writer copied from the page as evidence. */
export interface Quote {
  readonly text: string
  /** Id of the block that it is copied from. Undefined: one of the source blocks. */
  readonly block?: string | undefined
}

/** A text that a writer made of a page, with the blocks it is based on. */
export interface GroundedText {
  /** Where the text is, for faults: `slides[2].content.option_b`. */
  readonly path: string
  readonly text: string
  /** Ids of its source blocks. Empty: the whole page is its source. */
  readonly sources: readonly string[]
  /** The evidence that the writer gave for the text. */
  readonly quotes?: readonly Quote[]
  readonly kind?: TextKind
  /** The question that the text answers: the options of a quiz. */
  readonly question?: string
  /** The feedback for the right answer. Set for the right options of a quiz. */
  readonly feedback?: string
}

/** A sentence that does not agree with its source blocks. */
export interface GroundingFault {
  /** The path of the text. */
  readonly path: string
  readonly reason: GroundingReason
  /** The sentence of the text, or the quote that is not on the page. */
  readonly sentence: string
  /** The words of the sentence that are wrong: a number, a name, a negation. Empty if it is the whole sentence. */
  readonly words: readonly string[]
  /** The words of the page in place of the wrong ones. Empty unless one passage shows them. */
  readonly expected: readonly string[]
  /** Id of the block to compare the sentence with. */
  readonly block?: string
  /** Id of the block that contains a quote, if it is not the named one. */
  readonly elsewhere?: string
}
