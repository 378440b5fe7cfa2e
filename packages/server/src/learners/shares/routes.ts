import { sharesApi } from '@lectern/domain/api/learners/shares.ts'
import type { Attempts } from '../../accounts/attempts/attempts.ts'
import { ok, route, type Route } from '../../route.ts'
import type { ShareChange } from './share-store.ts'
import type { Shares } from './shares.ts'

/** Shares that an account may create or renew per hour. */
const sharesPerHour = 300

interface Settings {
  readonly expires_at?: string | null | undefined
  readonly downloads?: boolean | undefined
  readonly embed_origins?: readonly string[] | undefined
}

/** The addresses for learners, for authors. */
export function shareRoutes({
  shares,
  attempts,
}: {
  readonly shares: Shares
  readonly attempts: Pick<Attempts, 'limit'>
}): Route[] {
  const limit = async (accountId: string) =>
    attempts.limit({ name: `shares of ${accountId}`, most: sharesPerHour, windowMinutes: 60 })
  return [
    route(sharesApi.create, async ({ account, body }) => {
      await limit(account.id)
      const { course_id: courseId, page_id: pageId = null, format = null } = body
      return ok(await shares.create(account, { courseId, pageId, format }, changeOf(body)))
    }),
    route(sharesApi.list, async ({ account, query }) => ok(await shares.list(account, query.course_id))),
    route(sharesApi.change, async ({ account, params, body }) =>
      ok(await shares.change(account, params.shareId, changeOf(body))),
    ),
    route(sharesApi.renew, async ({ account, params }) => {
      await limit(account.id)
      return ok(await shares.renew(account, params.shareId))
    }),
    route(sharesApi.revoke, async ({ account, params }) => {
      await shares.revoke(account, params.shareId)
      return ok({ status: 'success' as const })
    }),
  ]
}

function changeOf({ expires_at: expiresAt, downloads, embed_origins: embedOrigins }: Settings): ShareChange {
  return {
    ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
    ...(downloads !== undefined && { downloads }),
    ...(embedOrigins !== undefined && { embedOrigins }),
  }
}
