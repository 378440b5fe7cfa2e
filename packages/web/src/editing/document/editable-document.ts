import type { Format } from '@lectern/domain/courses/format.ts'
import type { DocumentVersion } from '@lectern/domain/documents/document-version.ts'
import type { SavedVersion } from './document-store.ts'
import type { DocumentPart } from './document-part.ts'

/** Which page of which course. */
export interface PageAddress {
  readonly courseId: string
  readonly pageId: string
}

/** A slide or segment of a document, by its key. */
export interface PartOf<Document> {
  readonly document: Document
  readonly key: string
}

export interface CompletionNote {
  /** A few words, to stand beside the title: '2 slides without audio'. */
  readonly brief: string
  readonly sentence: string
}

/** Which part a colleague edits. */
export interface ColleagueTexts {
  /** 'Maya Okafor is editing slide 3' */
  readonly sentence: string
  /** 'Maya Okafor: slide 3' */
  readonly brief: string
}

/** What the two editors need to know about the kind of document that they open. */
export interface EditableDocument<Document> {
  readonly format: Format
  /** Every part of the result has a key. Parts that the server sends without one get that of the same part in `known`. */
  load(page: PageAddress, known?: Document): Promise<SavedVersion<Document>>
  /** With ETags of which none names the newest version it is refused as STALE_VERSION; without one it wins. */
  save(page: PageAddress, document: Document, etag: string | undefined): Promise<SavedVersion<Document>>
  /** Marks the page's document as complete. */
  complete(page: PageAddress): Promise<void>
  /** What is left out when the document is completed as it is; undefined if nothing. */
  completionNote(document: Document): CompletionNote | undefined
  /** What an author may want next once it is complete: a path in Lectern with its name. */
  afterCompletion?(page: PageAddress): { readonly label: string; readonly path: string }
  /**
   * Reads what was kept in the browser, as leniently as the server reads what it stored. Throws if it is not such a
   * document. Its parts may lack keys.
   */
  read(stored: unknown): Document
  /** Whether the server accepts the document. */
  isValid(document: Document): boolean
  /** The document with a key for each part: its own, that of the same part in `known`, or a new one. */
  withKeys(document: Document, known?: Document): Document
  /** A change that gives a document the audio that a newer reading of it has. */
  audioOf(newer: Document): (document: Document) => Document
  /** The keys of its slides or segments, in their order. */
  keysOf(document: Document): readonly string[]
  /** Says which part a colleague edits. Undefined for a key that does not exist in the document. */
  describeEditing(document: Document, key: string, colleague: string): ColleagueTexts | undefined
  /** Its slides or segments, to compare two versions by. */
  describeParts(document: Document): DocumentPart[]
  /** What it has beside them: its title, how it looks. */
  describeFrame(document: Document): DocumentPart
  /** A document of parts of others, in this order; the frame is that of `frame`. */
  assemble(frame: Document, parts: readonly PartOf<Document>[]): Document
  languageOf(document: Document): string | undefined
  /** The history, newest first. */
  loadVersions(page: PageAddress): Promise<DocumentVersion[]>
  loadVersion(page: PageAddress, revision: number, known: Document): Promise<Document>
  readonly texts: EditingTexts
}

/** What is said of saving and completing, word for word. */
export interface EditingTexts {
  readonly saved: string
  readonly notSaved: string
  readonly completed: string
  readonly notCompleted: string
}
