import type { StoredProblem } from '@lectern/domain/problems/codes/problem-reason.ts'
import { readStoredProblem } from '@lectern/domain/problems/read-stored-problem.ts'
import { and, eq } from 'drizzle-orm'
import type { Account } from '../../../accounts/account.ts'
import type { SystemCourse } from '../../courses/course-system.ts'
import { users } from '../../../platform/db/schema/accounts.ts'
import type { memberships } from '../../../platform/db/schema/courses.ts'

/**
 * An account with the course system it used when it was read. Rows of another course system are never used for it.
 */
export type AccountKey = Pick<Account, 'id' | 'courseSystem'>

/** Identifies the membership of an answer. The answer is discarded if the key was rejected or changed since. */
export interface Membership {
  readonly epoch: number
  /** Time of the last successful request to the course system; null if never, or if the key was rejected since. */
  readonly readAt: Date | null
  /** Why the last request for the courses failed; null if it succeeded. */
  readonly problem: StoredProblem | null
}

/** The columns of a membership. */
export const membership = {
  epoch: users.membershipEpoch,
  readAt: users.coursesReadAt,
  problem: users.coursesProblem,
}

/** Another version of Lectern may have written the problem. */
export const readProblem = <Row extends Pick<Membership, 'problem'>>(row: Row): Row => ({
  ...row,
  problem: row.problem && readStoredProblem(row.problem, 'COURSE_SYSTEM_FAILED'),
})

/** The condition for the row of an account that still uses its course system. */
export const ownedBy = ({ id, courseSystem }: AccountKey) =>
  and(eq(users.id, id), eq(users.courseSystem, courseSystem))

/** The same, if the key was neither rejected nor changed since. */
export const isSameMembership = (account: AccountKey, epoch: number) =>
  and(ownedBy(account), eq(users.membershipEpoch, epoch))

export function presentMembership(row: typeof memberships.$inferSelect): SystemCourse {
  return {
    id: row.courseId,
    name: row.name,
    code: row.code,
    ...(row.language ? { language: row.language } : {}),
  }
}
