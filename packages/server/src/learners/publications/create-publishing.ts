import type { CourseAccess } from '../../course-material/access/course-access.ts'
import type { Account } from '../../accounts/account.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Route } from '../../route.ts'
import type { Shares } from '../shares/shares.ts'
import {
  createCoursePublicationStore,
  type CoursePublicationStore,
} from './store/course-publication-store.ts'
import { createCoursePublications } from './course-publications.ts'
import type { DocumentToPublish } from './pages/document-to-publish.ts'
import { type PublishDependencies, publishDocument } from './pages/publish-document.ts'
import { publicationRoutes } from './routes.ts'

interface PublishingDependencies extends Omit<PublishDependencies, 'store' | 'access' | 'shares'> {
  readonly database: Database
  readonly access: CourseAccess
  readonly shares: Shares
}

/** Pages with slideshows and podcasts in course systems. Jobs are started by its routes, and run `publish`. */
export function createPublishing({ database, ...given }: PublishingDependencies): {
  readonly store: CoursePublicationStore
  readonly publish: (document: DocumentToPublish) => Promise<void>
  /** Ids of the pages that Lectern made in a course. */
  readonly ownPages: (account: Account, courseId: string) => Promise<ReadonlySet<string>>
  readonly routes: (jobs: Jobs) => Route[]
} {
  const store = createCoursePublicationStore(database)
  const dependencies = { ...given, store }
  return {
    store,
    ownPages: async (account, courseId) => store.systemPageIds(courseHome(account, courseId), courseId),
    publish: async (document) => publishDocument(dependencies, document),
    routes: (jobs) => publicationRoutes(createCoursePublications({ ...dependencies, jobs })),
  }
}
