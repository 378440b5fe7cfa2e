import type { Narration } from '@lectern/domain/narration/narration.ts'
import type { Format } from '@lectern/domain/courses/format.ts'
import type { SpokenPart } from '../narration/spoken-part.ts'

/** The newest audio of a part. */
export interface PartAudio {
  readonly audio_path: string
  readonly audio: Narration
}

/** To whom a document belongs; written into it, so that it tells where it comes from. */
export interface DocumentOwner {
  readonly organization: string
  readonly courseId: string
  readonly pageId: string
}

/**
 * What slideshows and podcasts are asked where they differ; stores, saving, audio and history are the same for both.
 * Every function is pure, except that `settle` makes new keys.
 */
export interface DocumentFormat<Document> {
  readonly format: Format
  /**
   * A stored body as a document. Parts of old bodies without keys get keys that follow from their words, the same at
   * every reading. Throws a ZodError if it is no such document.
   */
  read(body: unknown): Document
  /** Whether every part has a key of its own, so that `settle` needs no `known`. */
  isKeyed(document: Document): boolean
  /**
   * As it is stored: derived fields set, ids renumbered, what the server adds to answers taken out, and a key for each
   * part, matched with the stored document (`known`) where the request leaves keys out.
   */
  settle(document: Document, owner: DocumentOwner, known: Document | undefined): Document
  parts(document: Document): readonly SpokenPart[]
  /** What the audio of each part was stored under before parts had keys, with the part's key. */
  formerNames(document: Document): ReadonlyMap<string, string>
  /** How many slides or segments. */
  count(document: Document): number
  /** Language tag of the content, if it is known. */
  language(document: Document): string | undefined
  /** As it is served: with the audio of each part, by the part's key. */
  withAudio(document: Document, audioOf: ReadonlyMap<string, PartAudio>): Document
}
