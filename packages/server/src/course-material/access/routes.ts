import { coursesApi } from '@lectern/domain/api/courses.ts'
import { type ContentState, noContent } from '@lectern/domain/courses/content-state.ts'
import type { CoursePage } from '@lectern/domain/courses/course.ts'
import type { Account } from '../../accounts/account.ts'
import type { SystemPage } from '../courses/course-system.ts'
import { presentCourse } from '../courses/present-course.ts'
import { ok, route, type Route } from '../../route.ts'
import type { CourseAccess } from './course-access.ts'

/** Content states of a course's pages, by page id. The documents provide them. */
export type ContentStates = (account: Account, courseId: string) => Promise<ReadonlyMap<string, ContentState>>

/** Ids of pages that Lectern made in a course. They are no sources of content, so the list does not contain them. */
export type OwnPages = (account: Account, courseId: string) => Promise<ReadonlySet<string>>

export function courseRoutes(dependencies: {
  access: CourseAccess
  contentStates: ContentStates
  ownPages: OwnPages
  /** Display name of the course system's kind at a base URL; null until it is detected. */
  kindAt: (baseUrl: string) => string | null
}): Route[] {
  const { access, contentStates, ownPages, kindAt } = dependencies
  return [
    route(coursesApi.list, async ({ account, maxStale }) => {
      const { list, readAt } = await access.listCourses(account, { maxStale })
      return ok(list.map(presentCourse), { headers: ageSince(readAt) })
    }),
    route(coursesApi.system, async ({ account }) => {
      const { readAt, problem } = await access.lastAnswer(account)
      return ok({
        base_url: account.courseSystem,
        system: kindAt(account.courseSystem),
        state: problem ? 'failing' : readAt ? 'ok' : 'unknown',
        problem,
        read_at: readAt?.toISOString() ?? null,
      })
    }),
    route(coursesApi.pages, async ({ account, body, maxStale }) => {
      const { list, readAt } = await access.listPages(account, body.id, { maxStale })
      const [states, own] = await Promise.all([contentStates(account, body.id), ownPages(account, body.id)])
      const sources = list.filter(({ id }) => !own.has(id))
      const pages = sources.map((page) => coursePage(page, states.get(page.id) ?? noContent))
      return ok(pages, { headers: ageSince(readAt) })
    }),
  ]
}

/** Age of the list in seconds, so that the caller can decide whether to request a fresh one. */
function ageSince(readAt: Date): { age: string } {
  return { age: String(Math.max(0, Math.floor((Date.now() - readAt.getTime()) / 1000))) }
}

function coursePage(page: SystemPage, state: ContentState): CoursePage {
  return {
    page_id: page.id,
    page_title: page.title,
    module_id: page.module?.id ?? null,
    module_name: page.module?.name ?? null,
    module_position: page.module?.position ?? null,
    item_position: page.position,
    ...(page.availability && { availability: page.availability }),
    ...state,
  }
}
