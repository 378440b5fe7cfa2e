import type { Account } from '../accounts/account.ts'

/** Reads the stored documents of a format. `pieces/documents`, which is above, implements it. */
export interface StoredDocuments<Document> {
  get(account: Account, courseId: string, pageId: string): Promise<{ readonly document: Document }>
}
