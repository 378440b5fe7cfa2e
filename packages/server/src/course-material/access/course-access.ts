import { storable } from '@lectern/domain/problems/problems.ts'
import type { Circuits } from '../courses/circuits.ts'
import type { CourseImports } from '../courses/course-imports.ts'
import type { CourseSystem } from '../courses/course-system.ts'
import { bindFunctions } from '../../platform/runtime/bind-functions.ts'
import type { Logger } from '../../platform/runtime/logger.ts'
import type { AccessStore } from './store/access-store.ts'
import type { AccountKey } from './store/membership-rows-store.ts'
import type { AccessContext } from './access-context.ts'
import { type AccessTimeouts, usualTimeouts } from './refresh/access-timeouts.ts'
import { findPages, requireCourse, requirePage, systemOf } from './check-access.ts'
import { createConnectedCourses } from './connected/connected-courses.ts'
import { endingMembership } from './ending-membership.ts'
import { close, lastAnswer, refreshSoon } from './keep-current.ts'
import { listCourses, listPages } from './list-accessible.ts'
import { createRefresher } from './refresh/refresher.ts'

interface CourseAccessDependencies {
  readonly store: AccessStore
  readonly imports: CourseImports
  readonly connect: (account: AccountKey) => Promise<CourseSystem>
  readonly circuits: Circuits
  readonly logger: Logger
  readonly timeouts?: AccessTimeouts
  readonly now?: () => number
}

export type CourseAccess = ReturnType<typeof createCourseAccess>

/**
 * Decides who may access which course. The course system is the authority: a user may read and change the content
 * of a course only if it lists that course for the user's key, or if the user imported the course. Unknown,
 * misplaced and other users' courses all give NOT_FOUND.
 * Answers of the course system are stored as rows. Checks (`require…`, `findPages`) read only the rows. Rows older
 * than 10 minutes are refreshed in the background. Without rows, or with membership older than 24 hours, a check
 * waits up to 2 s for the refresh and then rejects with COURSE_SYSTEM_UNAVAILABLE. See
 * `docs/decisions/2026-11-22-access-as-rows.md`.
 */
export const createCourseAccess = (dependencies: CourseAccessDependencies) =>
  bindFunctions(openContext(dependencies), {
    listCourses,
    listPages,
    requireCourse,
    requirePage,
    findPages,
    systemOf,
    lastAnswer,
    refreshSoon,
    close,
  })

function openContext(dependencies: CourseAccessDependencies): AccessContext {
  const { store, imports, circuits, logger, timeouts = usualTimeouts, now = Date.now } = dependencies
  const connect = async (account: AccountKey, epoch: number) =>
    endingMembership(await dependencies.connect(account), (rejection) =>
      store.endRejectedMembership(account, epoch, storable(rejection)),
    )
  const refresher = createRefresher({ store, circuits, logger, connect, timeouts, now })
  const connected = createConnectedCourses({ store, refresher, timeouts, now })
  return { store, imports, connected, refresher, logger, now, connect, starting: new Set() }
}
