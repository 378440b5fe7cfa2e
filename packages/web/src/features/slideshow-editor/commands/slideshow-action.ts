import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { ActionDeclaration } from '../../../editing/commands/editor-action.ts'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import type { SlideOperations } from '../document/slide-operations.ts'
import type { SlideTypePurpose } from '../rail/slide-type-picker.tsx'

/** State and functions of an open slideshow that its actions can read and call. */
export interface OpenSlideshow {
  readonly store: DocumentStore<Slideshow>
  readonly operations: SlideOperations
  readonly pickType: (purpose: SlideTypePurpose) => void
  readonly openTheme: () => void
  readonly openSharing: () => void
  readonly showFullscreen: () => void
  /** Opens the recorder of the selected slide. */
  readonly record: () => void
  readonly voicing: {
    /** A job is generating audio of many slides. */
    readonly busy: boolean
    /** Generates audio of the selected slide. Asks first if that replaces a recording. */
    readonly voiceSlide: () => void
    /** Generates missing and outdated audio. Asks first if that replaces a recording. */
    readonly voiceNeeded: () => void
    /** Generates audio of every slide again. Asks first. */
    readonly voiceAgain: () => void
  }
  /** Asks before the slideshow is generated again. */
  readonly askToRegenerate: () => void
}

/** An action of the slideshow editor. */
export type SlideshowAction = ActionDeclaration<OpenSlideshow>
