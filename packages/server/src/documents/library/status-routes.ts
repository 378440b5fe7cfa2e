import { coursesApi } from '@lectern/domain/api/courses.ts'
import { type ContentState, noContent } from '@lectern/domain/courses/content-state.ts'
import { formatNames, formats } from '@lectern/domain/courses/formats.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import type { ContentStates } from '../../course-material/access/routes.ts'
import { ok, route, type Route } from '../../route.ts'
import { readRevisions } from '../../platform/runtime/if-match.ts'
import type { DocumentStore } from './store/document-store.ts'
import type { DocumentsByFormat } from './documents-by-format.ts'

/** Marking the contents of a page as complete, or reopening them. */
export function statusRoutes(contents: DocumentsByFormat): Route[] {
  return [
    route(coursesApi.setStatus, async ({ account, params: { courseId, pageId }, body, ifMatch }) => {
      const revisions = readRevisions(ifMatch)
      const named = formatNames.filter((format) => body[formats[format].statusField])
      // A revision belongs to one document.
      if (revisions && named.length > 1) throw new Problem('INVALID_REQUEST', { reason: 'notAnEtag' })
      for (const format of named) {
        const status = body[formats[format].statusField]
        if (status) await contents[format].setStatus(account, courseId, pageId, status, revisions)
      }
      return ok({ status: 'success' as const })
    }),
  ]
}

/** The content states of a course's pages, for the course list. */
export function contentStatesOf(store: DocumentStore): ContentStates {
  return async (account, courseId) => {
    const states = new Map<string, ContentState>()
    for (const row of await store.ofCourse(courseHome(account, courseId), courseId)) {
      const state = states.get(row.pageId) ?? noContent
      const { statusField, countField } = formats[row.format]
      states.set(row.pageId, { ...state, [statusField]: row.status, [countField]: row.partCount })
    }
    return states
  }
}
