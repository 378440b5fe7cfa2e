import type { Documents } from '../documents/documents.ts'
import type { MediaFile } from '../media/catalogue-store.ts'
import type { SpokenPart } from '../narration/spoken-part.ts'
import type { NarrationRequest } from '../speech/narrator.ts'
import type { Writer, WritingRequest } from './writer.ts'

/** How the generation and voicing of slideshows and podcasts differ. */
export interface GenerationPlan<Document> {
  readonly documents: Documents<Document>
  /** Calls the writer and makes a document of its draft. */
  readonly write: (writer: Writer, request: WritingRequest) => Promise<Document>
  /** The voice of a part, chosen by the request. */
  readonly voiceOf: (part: SpokenPart, voices: Voices) => string
  /** Sample rate of the audio of its parts. If undefined, the rate of the voice. */
  readonly sampleRate?: NarrationRequest['sampleRate']
  /** Called with the audio of each spoken part as soon as it is available. The result is not awaited. */
  readonly onVoiced?: (file: MediaFile) => void
}

/** The chosen voices: one for slides, two for hosts. */
export interface Voices {
  readonly voice_id?: string | undefined
  readonly voice_id_host1?: string | undefined
  readonly voice_id_host2?: string | undefined
}
