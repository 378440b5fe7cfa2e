import { publicationsApi } from '@lectern/domain/api/learners/publications.ts'
import { ok, route, type Route } from '../../route.ts'
import type { CoursePublications } from './course-publications.ts'

/** The calls about pages in course systems. */
export function publicationRoutes(publications: CoursePublications): Route[] {
  return [
    route(publicationsApi.create, async ({ account, body }) => {
      const { course_id: courseId, pages, ...request } = body
      const jobId = await publications.publish(account, courseId, pages, request)
      return ok({ job_id: jobId }, { status: 202 })
    }),
    route(publicationsApi.list, async ({ account, query }) =>
      ok(await publications.list(account, query.course_id)),
    ),
    route(publicationsApi.offer, async ({ account, query }) =>
      ok(await publications.offer(account, query.course_id)),
    ),
    route(publicationsApi.resolve, async ({ account, params, body }) =>
      ok({ job_id: await publications.resolve(account, params.publicationId, body) }, { status: 202 }),
    ),
    route(publicationsApi.remove, async ({ account, params }) => {
      await publications.remove(account, params.publicationId)
      return ok({ status: 'success' as const })
    }),
  ]
}
