import type { Account } from '../accounts/account.ts'
import type { Database } from '../db/database.ts'
import type { Route } from '../route.ts'
import { createCourseCheck } from './check-course.ts'
import { createPageReadingStore } from './page-reading-store.ts'
import { type PageChangesRouteDependencies, pageChangesRoutes } from './routes.ts'

type PageChangesDependencies = Omit<PageChangesRouteDependencies, 'store' | 'checkCourse'> & {
  readonly database: Database
}

/** Knows which contents are no longer in step with their page. */
export function createPageChanges(dependencies: PageChangesDependencies): {
  readonly routes: Route[]
  /** Requests the list of a course, then checks it as when its author opens it. For the nightly check of courses. */
  readonly refreshCourse: (account: Account, courseId: string) => Promise<{ readonly changedPages: number }>
} {
  const { access, database } = dependencies
  const store = createPageReadingStore(database)
  const checkCourse = createCourseCheck({ access, store })
  return {
    routes: pageChangesRoutes({ ...dependencies, store, checkCourse }),
    async refreshCourse(account, courseId) {
      await access.listPages(account, courseId)
      return { changedPages: (await checkCourse(account, courseId)).pages.length }
    },
  }
}
