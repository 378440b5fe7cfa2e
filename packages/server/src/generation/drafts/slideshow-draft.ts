import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'

/** The slides that a writer made of a page. */
export interface SlideshowDraft {
  readonly title: string
  readonly language: string
  readonly slides: readonly SlideDraft[]
  /** The version of the prompts, if a language model wrote it. */
  readonly promptVersion?: string
}

export interface SlideDraft {
  readonly slide_type: SlideTypeId
  readonly content: Readonly<Record<string, unknown>>
  /** On an image slide: a drawing of data instead of a picture. */
  readonly drawing?: Drawing
  /** Whole sentences, to be spoken. Never empty. */
  readonly audio_script: string
  /** Ids of its source blocks. */
  readonly sources: readonly string[]
}
