import { coursesApi } from '@lectern/domain/api/courses.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { ok, route, type Route } from '../../route.ts'
import { presentCourse } from '../courses/present-course.ts'
import type { ImportCourse } from './import-course.ts'
import type { ImportStore } from './import-store.ts'

/** Imports course files, and removes imported courses. Courses of a course system cannot be removed in Lectern. */
export function importRoutes(dependencies: { importCourse: ImportCourse; store: ImportStore }): Route[] {
  const { importCourse, store } = dependencies
  return [
    route(coursesApi.import, async ({ account, upload }) =>
      ok(presentCourse(await importCourse(account, upload))),
    ),
    route(coursesApi.remove, async ({ account, params }) => {
      if (!(await store.remove(account.id, params.courseId))) throw new Problem('NOT_FOUND')
      return ok({ status: 'success' })
    }),
    route(coursesApi.restore, async ({ account, params }) => {
      if (!(await store.restore(account.id, params.courseId))) throw new Problem('NOT_FOUND')
      return ok({ status: 'success' })
    }),
  ]
}
