import { isDeepStrictEqual } from 'node:util'

import { asc, eq } from 'drizzle-orm'
import type { SystemCourse } from '../../courses/course-system.ts'
import type { Database } from '../../../platform/db/database.ts'
import { inBatches } from '../../../platform/db/in-batches.ts'
import { users } from '../../../platform/db/schema/accounts.ts'
import { memberships } from '../../../platform/db/schema/courses.ts'
import { isNewer } from './answer-age.ts'
import { cleanCourse } from './stored-text.ts'
import {
  type AccountKey,
  type Membership,
  membership,
  ownedBy,
  presentMembership,
  readProblem,
  isSameMembership,
} from './membership-rows-store.ts'

/** The courses of an account. Undefined if the account was deleted or has moved to another course system. */
export async function coursesOf(
  database: Database,
  account: AccountKey,
): Promise<(Membership & { courses: SystemCourse[] }) | undefined> {
  const rows = await database.sql
    .select({ ...membership, course: memberships })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .where(ownedBy(account))
    .orderBy(asc(memberships.position))
  const [user] = rows
  return (
    user && {
      ...readProblem(user),
      courses: rows.flatMap(({ course }) => (course ? [presentMembership(course)] : [])),
    }
  )
}

/** The membership of an account by its id alone. Undefined if there is no such account. */
export async function membershipOf(
  database: Database,
  accountId: string,
): Promise<(Membership & AccountKey) | undefined> {
  const [user] = await database.sql
    .select({ ...membership, id: users.id, courseSystem: users.courseSystem })
    .from(users)
    .where(eq(users.id, accountId))
  return user && readProblem(user)
}

/**
 * Stores the answer to a request made at `askedAt`. Returns false if the answer must not be used: the account
 * has moved to another course system, or its key was rejected or changed. If a newer answer is stored, that one
 * stays and the result is still true.
 */
export async function keepCourses(
  database: Database,
  account: AccountKey,
  { epoch, askedAt }: { epoch: number; askedAt: Date },
  courses: readonly SystemCourse[],
): Promise<boolean> {
  return database.transaction(async () => {
    const [user] = await database.sql
      .select({ readAt: users.coursesReadAt })
      .from(users)
      .where(isSameMembership(account, epoch))
      .for('update')
    if (!user) return false
    if (user.readAt && !isNewer(askedAt, user.readAt)) return true
    await replaceCourses(database, account.id, courses)
    await database.sql
      .update(users)
      .set({ coursesReadAt: askedAt, coursesProblem: null })
      .where(eq(users.id, account.id))
    return true
  })
}

async function listedCourses(database: Database, accountId: string): Promise<SystemCourse[]> {
  const rows = await database.sql
    .select()
    .from(memberships)
    .where(eq(memberships.userId, accountId))
    .orderBy(asc(memberships.position))
  return rows.map(presentMembership)
}

async function replaceCourses(
  database: Database,
  accountId: string,
  courses: readonly SystemCourse[],
): Promise<void> {
  const distinct = new Map(courses.map((course) => [course.id, cleanCourse(course)]))
  const listed = [...distinct.values()]
  // Most answers are unchanged and need no write.
  if (isDeepStrictEqual(listed, await listedCourses(database, accountId))) return
  await database.sql.delete(memberships).where(eq(memberships.userId, accountId))
  const rows = listed.map((course, position) => {
    const { id: courseId, name, code, language = null } = course
    return { userId: accountId, courseId, name, code, language, position }
  })
  for (const some of inBatches(rows)) await database.sql.insert(memberships).values(some)
}
