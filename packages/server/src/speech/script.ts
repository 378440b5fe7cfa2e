import type { GlossaryTerm } from '@lectern/domain/narration/glossary.ts'

/** A script and how to say it. */
export interface Script {
  readonly text: string
  readonly voiceId: string
  /**
   * Language tag of the document. Sentences, units, dates, abbreviations and the glossary go by it, whatever language
   * the voice speaks. Without one the language is recognised from the text.
   */
  readonly language?: string | undefined
  readonly glossary?: readonly GlossaryTerm[]
}
