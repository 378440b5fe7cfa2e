import type { Format } from '@lectern/domain/courses/formats.ts'
import type { MissingMedia } from '@lectern/domain/documents/missing-media.ts'
import type { PublicationState } from '@lectern/domain/documents/publication.ts'
import type { DocumentVersion } from '@lectern/domain/documents/document-version.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import type { SavedVersion } from './document-store.ts'
import type { DocumentPart } from './document-part.ts'

/** A page of a course. */
export interface PageAddress {
  readonly courseId: string
  readonly pageId: string
}

/** A slide or segment of a document, by its key. */
export interface PartOf<Document> {
  readonly document: Document
  readonly key: string
}

/** The finished parts of a document that is being generated. */
export interface WrittenParts<Document> {
  /** The job that generates it. Null if none does. */
  readonly job_id: string | null
  /** Planned number of parts. 0 while it is unknown. */
  readonly total: number
  /** Where the finished parts are among all, from 0, in their order. */
  readonly positions: readonly number[]
  /** The finished parts as a document of their own. Null while there are none. */
  readonly document: Document | null
}

export interface CompletionNote {
  /** A few words beside the title: '2 slides without audio' */
  readonly brief: string
  readonly sentence: string
}

/** Texts about the part that a colleague edits. */
export interface ColleagueTexts {
  /** 'Maya Okafor is editing slide 3' */
  readonly sentence: string
  /** 'Maya Okafor: slide 3' */
  readonly brief: string
}

/** The operations that differ between the two kinds of documents. */
export interface EditableDocument<Document> {
  readonly format: Format
  /** Every part of the result has a key. A part without a key gets that of the same part in `known`, or a new one. */
  load(page: PageAddress, known?: Document): Promise<SavedVersion<Document>>
  /** Loads the parts that a running generation has finished. */
  loadWritten(page: PageAddress): Promise<WrittenParts<Document>>
  /** Throws STALE_VERSION if no ETag is that of the newest version. Without an ETag it overwrites any version. */
  save(page: PageAddress, document: Document, etag: string | undefined): Promise<SavedVersion<Document>>
  /** Marks the page's document as complete. The server refuses a version that is not the newest one, as in `save`. */
  complete(page: PageAddress, etag: string | undefined): Promise<void>
  /** Returns a note about parts that a completed document would lack. Undefined if it lacks nothing. */
  completionNote(document: Document): CompletionNote | undefined
  /** The next step for the author of a completed document: a path in Lectern with a label. */
  afterCompletion?(page: PageAddress): { readonly label: string; readonly path: string }
  /**
   * Parses a document from the browser's storage, as leniently as the server parses stored documents. Throws if it is no
   * document of this kind. Its parts may lack keys.
   */
  read(stored: unknown): Document
  /** True if the server accepts the document. */
  isValid(document: Document): boolean
  /** The document with a key for each part: its own, that of the same part in `known`, or a new one. */
  withKeys(document: Document, known?: Document): Document
  /** A change that adds the audio of a newer reading to a document. */
  audioOf(newer: Document): (document: Document) => Document
  /** The keys of its slides or segments, in their order. */
  keysOf(document: Document): readonly string[]
  /** Says which part a colleague edits. Undefined for a key that does not exist in the document. */
  describeEditing(document: Document, key: string, colleague: string): ColleagueTexts | undefined
  /** The slides or segments, to compare two versions. */
  describeParts(document: Document): DocumentPart[]
  /** The frame of the document: its title and look. */
  describeFrame(document: Document): DocumentPart
  /** A document with the frame of `frame` and parts of other documents, in this order. */
  assemble(frame: Document, parts: readonly PartOf<Document>[]): Document
  /** The passages of the page that it was made from. */
  passagesOf(document: Document): readonly Passage[]
  withPassages(document: Document, passages: readonly Passage[]): Document
  languageOf(document: Document): string | undefined
  /** The versions in the history, newest first. */
  loadVersions(page: PageAddress): Promise<DocumentVersion[]>
  loadVersion(page: PageAddress, revision: number, known: Document): Promise<Document>
  /** Loads the state of the version that learners see. */
  loadPublication(page: PageAddress): Promise<PublicationState>
  /** The version that learners get. Throws NOT_FOUND if there is none. */
  loadPublished(page: PageAddress, known: Document): Promise<Document>
  /** Which files of that version cannot be read. */
  loadMissingMedia(page: PageAddress): Promise<MissingMedia>
  /** Stops showing the document to learners until it is completed again. */
  unpublish(page: PageAddress): Promise<void>
  /** Describes the slides, or the titles of chapters and the lines, that learners hear or read one after the other, to compare versions. */
  describePieces(document: Document): DocumentPart[]
  /** The numbers of the slides or lines that learners read but do not hear. */
  silentPieces(document: Document): readonly number[]
  /** The numbers of the slides with a picture of another site, which learners do not see. */
  foreignPictures(document: Document): readonly number[]
  /** Copies those pictures to this server, until `signal` ends it. */
  copyForeignPictures(
    document: Document,
    page: PageAddress,
    signal: AbortSignal,
  ): Promise<CopiedPictures<Document>>
  readonly texts: EditingTexts
}

/** Pictures of other sites that were copied. */
export interface CopiedPictures<Document> {
  /** Replaces the pictures by their copies. */
  readonly place: (document: Document) => Document
  /** Why the first of the others was not copied. Undefined if all were. */
  readonly problem: unknown
}

/** Messages about saving and completing. */
export interface EditingTexts {
  readonly saved: string
  readonly notSaved: string
  readonly completed: string
  readonly notCompleted: string
}
