import { type Format, isFormat } from '@lectern/domain/courses/formats.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { hashToken } from '../../accounts/secrets/secrets.ts'
import { addressInCourse, learnerAddress } from '../shares/learner-address.ts'
import type { KeptShare, ShareStore } from '../shares/share-store.ts'

/** A piece that a learner asks for, by a share that has not ended. */
export interface LearnerPlace {
  readonly share: KeptShare
  readonly pageId: string
  readonly format: Format
  /** Path of its page, without a slash at its end. */
  readonly address: string
}

/** How a learner names a piece: by its own share, or by the share of its course and its page. */
export interface AskedPiece {
  readonly secret: string
  readonly pageId?: string
  readonly format?: string
}

/** Finds shares by their secrets. All functions: NOT_FOUND for a secret that is unknown, revoked or expired. */
export function createLearnerPlaces(store: Pick<ShareStore, 'findByToken'>, now: () => Date) {
  async function requireShare(secret: string): Promise<KeptShare> {
    const share = await store.findByToken(hashToken(secret), now())
    if (!share) throw new Problem('NOT_FOUND')
    return share
  }

  return {
    async piece({ secret, pageId, format }: AskedPiece): Promise<LearnerPlace> {
      const share = await requireShare(secret)
      if (pageId !== undefined && format !== undefined) {
        if (share.pageId !== null || !isFormat(format)) throw new Problem('NOT_FOUND')
        const address = addressInCourse(learnerAddress(secret, null), pageId, format)
        return { share, pageId, format, address }
      }
      if (share.pageId === null || share.format === null) throw new Problem('NOT_FOUND')
      const address = learnerAddress(secret, share.pageId)
      return { share, pageId: share.pageId, format: share.format, address }
    },

    async course(secret: string): Promise<{ readonly share: KeptShare; readonly address: string }> {
      const share = await requireShare(secret)
      if (share.pageId !== null) throw new Problem('NOT_FOUND')
      return { share, address: learnerAddress(secret, null) }
    },
  }
}

export type LearnerPlaces = ReturnType<typeof createLearnerPlaces>
