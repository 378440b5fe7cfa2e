import type { Account } from '../../accounts/account.ts'
import type { CourseImports } from '../courses/course-imports.ts'
import type { CourseSystem } from '../courses/course-system.ts'
import { courseHome } from '../courses/course-home.ts'
import type { Logger } from '../../platform/runtime/logger.ts'
import type { ConnectedCourses } from './connected/connected-courses.ts'
import type { Refresher } from './refresh/refresher.ts'
import type { AccessStore } from './store/access-store.ts'
import type { AccountKey } from './store/membership-rows-store.ts'

/** Dependencies shared by the operations of `CourseAccess`. */
export interface AccessContext {
  readonly store: AccessStore
  readonly imports: CourseImports
  readonly connected: ConnectedCourses
  readonly refresher: Refresher
  readonly logger: Logger
  readonly now: () => number
  /** The course system of an account. A rejected key ends the membership before the call rejects. */
  readonly connect: (account: AccountKey, epoch: number) => Promise<CourseSystem>
  /** Background refreshes that are about to start. */
  readonly starting: Set<Promise<void>>
}

/** Whether the course was imported from a file, so that no course system decides about it. */
export const isImported = (account: Account, courseId: string) =>
  courseHome(account, courseId) !== account.courseSystem
