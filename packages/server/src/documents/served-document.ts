import type { ContentStatus } from '@lectern/domain/courses/content-status.ts'

/** A document as it is served. */
export interface ServedDocument<Document> {
  readonly document: Document
  /** Increases with every change; the ETag. */
  readonly revision: number
  readonly status: ContentStatus
}

export interface SavedDocument<Document> extends ServedDocument<Document> {
  readonly savedAt: Date
}
