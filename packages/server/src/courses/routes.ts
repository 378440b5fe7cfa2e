import { coursesApi } from '@lectern/domain/api/courses.ts'
import type { CoursePage } from '@lectern/domain/courses/course.ts'
import type { Account } from '../accounts/account.ts'
import { ok, route, type Route } from '../route.ts'
import type { CourseAccess } from './course-access.ts'
import type { SystemPage } from './course-system.ts'

/** How far the contents of a course's pages are, by page id; told by whoever keeps the documents. */
export type ContentStates = (account: Account, courseId: string) => Promise<ReadonlyMap<string, ContentState>>

export type ContentState = Pick<
  CoursePage,
  'slideshow_status' | 'podcast_status' | 'slide_count' | 'question_count'
>

const nothingYet: ContentState = {
  slideshow_status: 'Not_Started',
  podcast_status: 'Not_Started',
  slide_count: 0,
  question_count: 0,
}

export function courseRoutes(rooms: { access: CourseAccess; contentStates: ContentStates }): Route[] {
  const { access, contentStates } = rooms
  return [
    route(coursesApi.list, async ({ account }) => {
      const courses = await access.listCourses(account)
      return ok(courses.map(({ code, ...course }) => ({ ...course, course_code: code })))
    }),
    route(coursesApi.pages, async ({ account, body }) => {
      const pages = await access.listPages(account, body.id)
      const states = await contentStates(account, body.id)
      return ok(pages.map((page) => coursePage(page, states.get(page.id) ?? nothingYet)))
    }),
  ]
}

function coursePage(page: SystemPage, state: ContentState): CoursePage {
  return {
    page_id: page.id,
    page_title: page.title,
    module_id: page.module?.id ?? null,
    module_name: page.module?.name ?? null,
    module_position: page.module?.position ?? null,
    item_position: page.position,
    ...state,
  }
}
