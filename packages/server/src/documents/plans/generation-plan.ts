import type { ChosenVoices } from '@lectern/domain/voices/chosen-voices.ts'
import type { Documents } from '../library/documents.ts'
import type { MediaFile } from '../../course-material/media/catalogue-store.ts'
import type { SpokenPart } from '../../audio/narration/spoken-part.ts'
import type { NarrationRequest } from '../../audio/speech/narrator/narrator.ts'
import type { Writer, WritingRequest, WrittenPart } from '../../generation/writer.ts'
import type { KeyOfPart } from '../../generation/written-parts/keys-of-job.ts'

/** The course of a page, at its home (see `courseHome`). */
export interface CourseOfPage {
  readonly home: string
  readonly courseId: string
}

/** How the generation and voicing of a format differ from those of others. */
export interface GenerationPlan<Document> {
  readonly documents: Documents<Document>
  /** Calls the writer and makes a document of its draft, in the look of its course. */
  readonly write: (
    writer: Writer,
    request: WritingRequest,
    course: CourseOfPage,
    keyOf: KeyOfPart,
  ) => Promise<Document>
  /**
   * Makes a document of one finished part, completed as `write` does it. Undefined for a part of another format. `madeBy`
   * is the name of the writer.
   */
  readonly partOf: (
    part: WrittenPart,
    madeBy: string,
    course: CourseOfPage,
    keyOf: KeyOfPart,
  ) => Promise<Document | undefined>
  /** The voice of a part, chosen by the request. */
  readonly voiceOf: (part: SpokenPart, voices: ChosenVoices) => string
  /** Sample rate of the audio of its parts. If undefined, the rate of the voice. */
  readonly sampleRate?: NarrationRequest['sampleRate']
  /** Called with the audio of each spoken part as soon as it is available. The result is not awaited. */
  readonly onVoiced?: (file: MediaFile) => void
}
