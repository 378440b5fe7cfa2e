import { type Presence, presenceApi } from '@lectern/domain/api/documents/presence.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CourseAccess } from '../course-material/access/course-access.ts'
import type { Account } from '../accounts/account.ts'
import { courseHome } from '../course-material/courses/course-home.ts'
import { ok, route, type Route } from '../route.ts'
import type { PresenceTracker } from './presence.ts'
import type { PresenceReport } from './presence-board.ts'

type Params = Pick<PresenceReport, 'courseId' | 'pageId' | 'format'>

interface PresencePorts {
  readonly access: {
    readonly requirePage: (...asked: Parameters<CourseAccess['requirePage']>) => Promise<unknown>
  }
  readonly presence: Pick<PresenceTracker, 'report'>
}

/** Only users who may edit the page see who has it open, and are shown there. */
export function presenceRoutes(ports: PresencePorts): Route[] {
  return [
    route(presenceApi.stay, async ({ account, params, body }) =>
      ok(await stayOnPage(ports, account, params, body)),
    ),
    route(presenceApi.leave, async ({ account, params }) => {
      // A user who may no longer edit the page can still leave it.
      await ports.presence.report({ ...editorOf(account, params, params.window), left: true })
      await ports.access.requirePage(account, params.courseId, params.pageId)
      return ok({ status: 'success' as const })
    }),
  ]
}

/**
 * Marks an editor window as open. If the user may no longer edit the page, removes the window and throws the problem.
 */
export async function stayOnPage(
  { access, presence }: PresencePorts,
  account: Account,
  params: Params,
  { window, part = null }: { window: string; part?: string | null | undefined },
): Promise<Presence> {
  const editor = editorOf(account, params, window)
  try {
    await access.requirePage(account, params.courseId, params.pageId)
  } catch (error) {
    // An outage does not change who may edit the page.
    if (error instanceof Problem && error.status < 500) await presence.report({ ...editor, left: true })
    throw error
  }
  return presence.report({ ...editor, part })
}

const editorOf = (account: Account, { courseId, pageId, format }: Params, window: string) => ({
  home: courseHome(account, courseId),
  courseId,
  pageId,
  format,
  accountId: account.id,
  name: `${account.firstName} ${account.lastName}`.trim(),
  window,
})
