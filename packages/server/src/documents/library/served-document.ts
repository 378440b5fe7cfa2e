import type { PublicationState } from '@lectern/domain/documents/publication.ts'
import type { ContentStatus } from '@lectern/domain/courses/content-status.ts'

/** A document as it is served. */
export interface ServedDocument<Document> {
  readonly document: Document
  /** Increases with every change; the ETag. */
  readonly revision: number
  readonly status: ContentStatus
  /** The state of the version that learners see, if the operation has read it. */
  readonly publication?: PublicationState
}

export interface SavedDocument<Document> extends ServedDocument<Document> {
  readonly savedAt: Date
}

/** The version that learners get. `savedAt` is the time of its publication. */
export interface PublishedDocument<Document> extends SavedDocument<Document> {
  /** Parts with a script that no audio says: it has none, or its audio says earlier words. */
  readonly silentParts: number
}
