import { type Format, isFormat } from '@lectern/domain/courses/formats.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { hashToken } from '../../accounts/secrets/secrets.ts'
import { addressInCourse, learnerAddress } from '../shares/learner-address.ts'
import type { KeptShare } from '../shares/share-store.ts'
import type { OpenedShare, ShareStates } from './share-state-store.ts'

/** A document that a learner asks for, by a share that has not ended. */
export interface LearnerPlace {
  readonly share: KeptShare
  /** See `OpenedShare`. */
  readonly state: string
  readonly pageId: string
  readonly format: Format
  /** Path of its page, without a slash at its end. */
  readonly address: string
}

/** How a learner names a document: by its own share, or by the share of its course and its page. */
export interface AskedDocument {
  readonly secret: string
  readonly pageId?: string
  readonly format?: string
}

/** The share of a course. */
export interface LearnerCoursePlace extends OpenedShare {
  /** Path of its page, without a slash at its end. */
  readonly address: string
}

/** Finds shares by their secrets. All functions: NOT_FOUND for a secret that is unknown, revoked or expired. */
export function createLearnerPlaces(states: Pick<ShareStates, 'open'>, now: () => Date) {
  async function requireShare(secret: string): Promise<OpenedShare> {
    const opened = await states.open(hashToken(secret), now())
    if (!opened) throw new Problem('NOT_FOUND')
    return opened
  }

  return {
    async document({ secret, pageId, format }: AskedDocument): Promise<LearnerPlace> {
      const { share, state } = await requireShare(secret)
      if (pageId !== undefined && format !== undefined) {
        if (share.pageId !== null || !isFormat(format)) throw new Problem('NOT_FOUND')
        const address = addressInCourse(learnerAddress(secret, null), pageId, format)
        return { share, state, pageId, format, address }
      }
      if (share.pageId === null || share.format === null) throw new Problem('NOT_FOUND')
      const address = learnerAddress(secret, share.pageId)
      return { share, state, pageId: share.pageId, format: share.format, address }
    },

    async course(secret: string): Promise<LearnerCoursePlace> {
      const opened = await requireShare(secret)
      if (opened.share.pageId !== null) throw new Problem('NOT_FOUND')
      return { ...opened, address: learnerAddress(secret, null) }
    },
  }
}

export type LearnerPlaces = ReturnType<typeof createLearnerPlaces>
