import type { Narration } from '@lectern/domain/narration/narration.ts'
import type { Format } from '@lectern/domain/courses/format.ts'
import type { Host } from '@lectern/domain/podcast/podcast.ts'

/** Something in a document that is spoken: the script of a slide, a line of dialogue. */
export interface SpokenPart {
  /** Its place in the document: `slide-3`, or `2/0` for the first line of segment 2. */
  readonly key: string
  readonly script: string
  /** The audio that the document itself names, as an address or a bare file name. */
  readonly audioPath: string | undefined
  /** Who speaks it; undefined for a narrator. */
  readonly host?: Host
}

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
 * Every function is pure.
 */
export interface DocumentFormat<Document> {
  readonly format: Format
  /** INVALID_REQUEST's details are made of what it throws. */
  read(body: unknown): Document
  /** As it is stored: derived fields set, ids renumbered, what the server adds to answers taken out. */
  settle(document: Document, owner: DocumentOwner): Document
  parts(document: Document): readonly SpokenPart[]
  /** How many slides or segments. */
  count(document: Document): number
  /** As it is served: with the newest audio of each part. */
  withAudio(document: Document, audioOf: ReadonlyMap<string, PartAudio>): Document
}
