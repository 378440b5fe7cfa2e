import type { Account } from '../../../accounts/account.ts'
import type { KeptPublication, PieceKey } from '../store/course-publication-store.ts'
import type { PublishRequest } from './publish-request.ts'
import type { PublishedPiece } from './published-document.ts'

/** A piece that an account publishes. */
export interface PieceToPublish {
  readonly account: Account
  readonly key: PieceKey
  readonly request: PublishRequest
  readonly signal: AbortSignal
}

/** A page as Lectern would write it, and what Lectern knows of it. */
export interface PageToWrite {
  readonly publication: KeptPublication
  readonly piece: PublishedPiece
  readonly mark: string
  readonly title: string
  readonly html: string
  readonly learnerUrl: string
  /** Whether students see a page that is made. */
  readonly isVisible: boolean
}
