import { presenceApi } from '@lectern/domain/api/presence.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CourseAccess } from '../access/course-access.ts'
import type { Account } from '../accounts/account.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import { ok, route, type Route } from '../route.ts'
import type { PresenceTracker } from './presence.ts'
import type { PresenceNews } from './presence-board.ts'

type Params = Pick<PresenceNews, 'courseId' | 'pageId' | 'format'>

/** Only those who may edit the page learn who has it open, and are seen there. */
export function presenceRoutes(rooms: { access: CourseAccess; presence: PresenceTracker }): Route[] {
  const { access, presence } = rooms

  const editorOf = (account: Account, { courseId, pageId, format }: Params, window: string) => ({
    home: homeOfCourse(account, courseId),
    courseId,
    pageId,
    format,
    accountId: account.id,
    name: `${account.firstName} ${account.lastName}`.trim(),
    window,
  })

  return [
    route(presenceApi.stay, async ({ account, params, body }) => {
      const editor = editorOf(account, params, body.window)
      try {
        await access.requirePage(account, params.courseId, params.pageId)
      } catch (error) {
        // An outage says nothing about who may edit the page.
        if (error instanceof Problem && error.status < 500) await presence.tell({ ...editor, left: true })
        throw error
      }
      return ok(await presence.tell({ ...editor, part: body.part ?? null }))
    }),
    route(presenceApi.leave, async ({ account, params }) => {
      // Also a user who may no longer edit the page leaves it.
      await presence.tell({ ...editorOf(account, params, params.window), left: true })
      await access.requirePage(account, params.courseId, params.pageId)
      return ok({ status: 'success' as const })
    }),
  ]
}
