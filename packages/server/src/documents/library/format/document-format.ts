import type { Format } from '@lectern/domain/courses/formats.ts'
import type { z } from 'zod/mini'
import type { PartAudio } from '../../../audio/narration/part-audio.ts'
import type { SpokenPart } from '../../../audio/narration/spoken-part.ts'

/** The page of a document. It is also written into the document. */
export interface DocumentOwner {
  readonly organization: string
  readonly courseId: string
  readonly pageId: string
}

/** A part with the ids of the passages that it is based on. */
export interface SourcedPart {
  readonly key: string
  readonly sources?: readonly string[] | undefined
}

/** The stored files of a slide or segment. */
export interface NamedMedia {
  readonly pictures: readonly string[]
  readonly audio: readonly string[]
}

/**
 * The differences between slideshows and podcasts. Stores, saving, audio and history are shared. Every function is
 * pure, except that `settle` creates new keys.
 */
export interface DocumentFormat<Document> {
  readonly format: Format
  /**
   * A stored body as a document. Parts of old bodies get keys that are derived from their words, so every read
   * returns the same key. Throws a ZodError if the body is invalid.
   */
  read(body: unknown): Document
  /** The schema that a document must match to be saved. */
  readonly schema: z.ZodMiniType<Document>
  /** Whether every part has its own key, so that `settle` needs no `known`. */
  isKeyed(document: Document): boolean
  /**
   * The stored form: sets derived fields, renumbers ids and removes fields that the server adds to answers. Every
   * part gets a key, matched with the stored document (`known`) if the request has none.
   */
  prepareToSave(document: Document, owner: DocumentOwner, known: Document | undefined): Document
  /**
   * A document that was generated again, with the keys of the parts and the ids of the passages that it has in common with the
   * stored one (`known`).
   */
  keepIdentities(document: Document, known: Document): Document
  /** The texts to speak. Their names count slides or segments from `startsAt`, from 0. */
  parts(document: Document, startsAt?: number): readonly SpokenPart[]
  /** The parts that are written from passages of the page: slides, or lines. */
  sourced(document: Document): readonly SourcedPart[]
  /** One document with the slides or segments of several, in their order. The rest is that of the first. */
  joined(documents: readonly [Document, ...Document[]]): Document
  /** The names under which the audio of each part was stored before parts had keys, with the part's key. */
  formerNames(document: Document): ReadonlyMap<string, string>
  /** The stored files that learners see and hear, by slide or segment. */
  media(document: Document): readonly NamedMedia[]
  /** Number of slides or segments. */
  count(document: Document): number
  title(document: Document): string
  /** Language tag of the content, if it is known. */
  language(document: Document): string | undefined
  /** The served form: with the audio of each part, by the part's key. */
  withAudio(document: Document, audioOf: ReadonlyMap<string, PartAudio>): Document
}
