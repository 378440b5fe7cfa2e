import type { GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'

/** A script and its pronunciation. */
export interface Script {
  readonly text: string
  readonly voiceId: string
  /**
   * Language tag of the document. It determines sentences, units, dates, abbreviations and the glossary, whatever
   * language the voice speaks. If undefined, the language is detected from the text.
   */
  readonly language?: string | undefined
  /** Tone of a podcast line. Ignored by voices that do not express it. */
  readonly tone?: string | undefined
  /** Number of the take, from 2. Undefined for the first. */
  readonly take?: number | undefined
  readonly glossary?: readonly GlossaryTerm[]
}
