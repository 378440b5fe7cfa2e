import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Secrets } from '../../accounts/secrets/secrets.ts'
import type { Logger } from '../../platform/runtime/logger.ts'
import { learnerAddress } from '../shares/learner-address.ts'
import type { KeptShare } from '../shares/share-store.ts'

/** A share of a document that a link from its original or another translation can lead to. */
export type TranslationShare = Pick<KeptShare, 'expiresAt' | 'downloads' | 'tokenCipher'> & {
  readonly shareId: string
  readonly pageId: string
}

/** Documents of a course in a format. */
export interface SharedFormat {
  readonly home: string
  readonly courseId: string
  readonly format: Format
}

/**
 * The shares of some pages that authors give to learners, newest first. Those of pages in the course system are left out.
 */
export type FindTranslationShares = (
  of: SharedFormat,
  pageIds: readonly string[],
) => Promise<readonly TranslationShare[]>

/**
 * Whether learners of a share may get the address of another one. It has not ended, allows no download that theirs does not
 * allow, and does not last longer.
 */
export function grantsNoMore(
  other: Pick<KeptShare, 'expiresAt' | 'downloads'>,
  share: Pick<KeptShare, 'expiresAt' | 'downloads'>,
  now: Date,
): boolean {
  if (other.expiresAt !== null && other.expiresAt <= now) return false
  if (other.downloads && !share.downloads) return false
  return share.expiresAt === null || (other.expiresAt !== null && other.expiresAt <= share.expiresAt)
}

/**
 * The path of a translation by the first of the shares that can be read. Undefined without one. The secret of a share cannot
 * be read after the secret of Lectern was changed, or if its row is damaged. This must not fail the page of another share.
 */
export function translationAddress(
  { secrets, logger }: { readonly secrets: Pick<Secrets, 'decrypt'>; readonly logger: Pick<Logger, 'warn'> },
  usable: readonly TranslationShare[],
  pageId: string,
): string | undefined {
  for (const { shareId, tokenCipher } of usable.filter((share) => share.pageId === pageId)) {
    try {
      return learnerAddress(secrets.decrypt(tokenCipher), pageId)
    } catch (error) {
      logger.warn({ shareId, err: error }, 'The secret of a share could not be read. No page links to it.')
    }
  }
  return undefined
}
