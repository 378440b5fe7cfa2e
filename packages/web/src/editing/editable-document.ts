import type { Format } from '@lectern/domain/courses/format.ts'
import type { SavedVersion } from './document-store.ts'

/** Which page of which course. */
export interface PageAddress {
  readonly courseId: string
  readonly pageId: string
}

/** What the two editors need to know about the kind of document that they open. */
export interface EditableDocument<Document> {
  readonly format: Format
  load(page: PageAddress): Promise<SavedVersion<Document>>
  /** With an ETag, a version that is not the newest any more is refused as STALE_VERSION; without one it wins. */
  save(page: PageAddress, document: Document, etag: string | undefined): Promise<SavedVersion<Document>>
  /** Marks the page's document as complete. */
  complete(page: PageAddress): Promise<void>
  /** Reads what was kept in the browser; undefined when it is not such a document (any more). */
  read(stored: unknown): Document | undefined
  countParts(document: Document): number
  readonly texts: EditingTexts
}

/** What is said of saving and completing, word for word. */
export interface EditingTexts {
  readonly saved: string
  readonly notSaved: string
  readonly completed: string
  readonly notCompleted: string
}
