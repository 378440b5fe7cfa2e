import type { Account } from '../../accounts/account.ts'
import type { Circuits } from '../courses/circuits.ts'
import type { Connector } from '../courses/connecting/connector.ts'
import type { CourseImports } from '../courses/course-imports.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/runtime/logger.ts'
import { createAccessStore } from './store/access-store.ts'
import { createCourseAccess } from './course-access.ts'
import type { AccessTimeouts } from './refresh/access-timeouts.ts'
import { type ContentStates, courseRoutes, type OwnPages } from './routes.ts'

interface AccessDependencies {
  readonly database: Database
  readonly systems: Connector
  readonly circuits: Circuits
  readonly imports: CourseImports
  /** The decrypted API key of an account's course system. */
  readonly apiKey: (account: Pick<Account, 'id' | 'courseSystem'>) => Promise<string>
  readonly logger: Logger
  readonly timeouts?: AccessTimeouts
  readonly now?: () => number
}

/** Creates the access checks and their routes. */
export function createAccess({ database, systems, apiKey, ...dependencies }: AccessDependencies) {
  const store = createAccessStore(database)
  const access = createCourseAccess({
    ...dependencies,
    store,
    connect: async (account) =>
      systems.connect({
        baseUrl: account.courseSystem,
        authentication: { kind: 'token', token: await apiKey(account) },
      }),
  })
  return {
    access,
    store,
    /** The lists of courses and pages, with the content states of the pages. */
    routes: (lists: { contentStates: ContentStates; ownPages: OwnPages }) =>
      courseRoutes({ ...lists, access, kindAt: (baseUrl) => systems.labelAt(baseUrl) }),
  }
}
