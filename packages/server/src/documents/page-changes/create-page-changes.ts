import type { Database } from '../../platform/db/database.ts'
import type { Route } from '../../route.ts'
import type { Sweep } from '../../platform/runtime/maintenance-task.ts'
import type { ContentsByFormat } from '../library/documents-by-format.ts'
import { createCourseCheck } from './check-course.ts'
import { checkSharedCourses, type SharedCoursesDependencies } from './check-shared-courses.ts'
import { createPageReadingStore } from './page-reading-store.ts'
import { createFindOpenDocument } from './open-document.ts'
import { type PageChangesRouteDependencies, pageChangesRoutes } from './routes.ts'

type PageChangesDependencies = Omit<PageChangesRouteDependencies, 'store' | 'checkCourse' | 'findDocument'> &
  Omit<SharedCoursesDependencies, 'checkCourse' | 'now' | 'signal'> & {
    readonly database: Database
    readonly contents: ContentsByFormat
  }

/** Knows which contents are no longer in step with their page. */
export function createPageChanges(dependencies: PageChangesDependencies): {
  readonly routes: Route[]
  readonly sweeps: Sweep[]
} {
  const { access, database } = dependencies
  const store = createPageReadingStore(database)
  const checkCourse = createCourseCheck({ access, store })
  const findDocument = createFindOpenDocument(dependencies.contents)
  const sweep = async (signal: AbortSignal) =>
    checkSharedCourses({ ...dependencies, checkCourse, now: Date.now, signal })
  return {
    routes: pageChangesRoutes({ ...dependencies, store, checkCourse, findDocument }),
    sweeps: [{ name: 'changed pages of shared courses', sweep }],
  }
}
