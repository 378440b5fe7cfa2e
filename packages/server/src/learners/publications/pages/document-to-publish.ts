import type { Account } from '../../../accounts/account.ts'
import type { KeptPublication, DocumentKey } from '../store/course-publication-store.ts'
import type { PublishRequest } from './publish-request.ts'
import type { PublishedDocument } from './published-document.ts'

/** A document that an account publishes. */
export interface DocumentToPublish {
  readonly account: Account
  readonly key: DocumentKey
  readonly request: PublishRequest
  readonly signal: AbortSignal
}

/** A page as Lectern would write it, and what Lectern knows of it. */
export interface PageToWrite {
  readonly publication: KeptPublication
  /** The page in the course system that the document was made from. For a translation, that of its original. */
  readonly sourcePageId: string
  readonly document: PublishedDocument
  readonly mark: string
  readonly title: string
  readonly html: string
  readonly learnerUrl: string
  /** Whether students see a page that is made. */
  readonly isVisible: boolean
}
