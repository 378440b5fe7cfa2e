import { coursesApi } from '@lectern/domain/api/courses.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { ok, route, type Route } from '../../route.ts'
import { presentCourse } from '../present-course.ts'
import type { ImportCourse } from './import-course.ts'
import type { ImportStore } from './import-store.ts'

/** Importing course files, and removing what was imported. Courses of a course system are not ours to remove. */
export function importRoutes(rooms: { importCourse: ImportCourse; store: ImportStore }): Route[] {
  const { importCourse, store } = rooms
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
