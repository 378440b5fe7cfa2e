import { coursesApi } from '@lectern/domain/api/courses.ts'
import { formats } from '@lectern/domain/courses/format.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { ContentState, ContentStates } from '../access/routes.ts'
import { ok, route, type Route } from '../route.ts'
import type { DocumentStore } from './document-store.ts'
import type { Documents } from './documents.ts'

/** Marking the contents of a page as complete, or reopening them. */
export function statusRoutes(dependencies: {
  slideshows: Documents<Slideshow>
  podcasts: Documents<Podcast>
}): Route[] {
  return [
    route(coursesApi.setStatus, async ({ account, params: { courseId, pageId }, body }) => {
      if (body.slideshow_status)
        await dependencies.slideshows.setStatus(account, courseId, pageId, body.slideshow_status)
      if (body.podcast_status)
        await dependencies.podcasts.setStatus(account, courseId, pageId, body.podcast_status)
      return ok({ status: 'success' as const })
    }),
  ]
}

/** The content states of a course's pages, for the course list. */
export function contentStatesOf(store: DocumentStore): ContentStates {
  return async (account, courseId) => {
    const states = new Map<string, ContentState>()
    for (const row of await store.ofCourse(homeOfCourse(account, courseId), courseId)) {
      const state = states.get(row.pageId) ?? {
        slideshow_status: 'Not_Started',
        podcast_status: 'Not_Started',
        slide_count: 0,
        question_count: 0,
      }
      const { statusField, countField } = formats[row.format]
      states.set(row.pageId, { ...state, [statusField]: row.status, [countField]: row.partCount })
    }
    return states
  }
}
