import { and, asc, eq, sql } from 'drizzle-orm'
import type { Account } from '../accounts/account.ts'
import type { Database } from '../db/database.ts'
import { type ListedPage, memberships, pageLists, users } from '../db/schema.ts'
import type { SystemCourse } from './course-system.ts'

export type CourseStore = ReturnType<typeof createCourseStore>

/** What the course systems told last: which courses each user has, and the pages of each course. */
export function createCourseStore(database: Database) {
  return {
    /** The courses of a user and when they were told; null when never, or when the key was rejected since. */
    async coursesOf(accountId: string): Promise<{ courses: SystemCourse[]; readAt: Date | null }> {
      const [user] = await database.sql
        .select({ readAt: users.coursesReadAt })
        .from(users)
        .where(eq(users.id, accountId))
      const rows = await database.sql
        .select()
        .from(memberships)
        .where(eq(memberships.userId, accountId))
        .orderBy(asc(memberships.position))
      return { courses: rows.map(presentMembership), readAt: user?.readAt ?? null }
    },

    /** One of these courses, by its id; the list need not be read for it. */
    async membershipOf(
      accountId: string,
      courseId: string,
    ): Promise<{ course: SystemCourse | undefined; readAt: Date | null }> {
      const [row] = await database.sql
        .select({ readAt: users.coursesReadAt, membership: memberships })
        .from(users)
        .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.courseId, courseId)))
        .where(eq(users.id, accountId))
      return {
        course: row?.membership ? presentMembership(row.membership) : undefined,
        readAt: row?.readAt ?? null,
      }
    },

    /**
     * Nothing is kept when the account has moved to another course system since it asked: what the old one told must not
     * open anything on the new one.
     */
    async keepCourses(
      { id: accountId, courseSystem }: Pick<Account, 'id' | 'courseSystem'>,
      courses: readonly SystemCourse[],
    ): Promise<void> {
      await database.transaction(async () => {
        const there = await database.sql
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, accountId), eq(users.courseSystem, courseSystem)))
          .for('update')
        if (there.length === 0) return
        await database.sql.delete(memberships).where(eq(memberships.userId, accountId))
        if (courses.length > 0) {
          await database.sql.insert(memberships).values(
            courses.map((course, position) => ({
              userId: accountId,
              courseId: course.id,
              name: course.name,
              code: course.code,
              language: course.language ?? null,
              position,
            })),
          )
        }
        await database.sql
          .update(users)
          .set({ coursesReadAt: new Date(), coursesProblem: null })
          .where(eq(users.id, accountId))
      })
    },

    /** Why the course system did not tell the courses when it was last asked. */
    async keepProblem(accountId: string, problem: { code: string; error: string }): Promise<void> {
      await database.sql.update(users).set({ coursesProblem: problem }).where(eq(users.id, accountId))
    },

    /** How the course system answered when it was last asked for the courses. */
    async lastAnswer(accountId: string) {
      const [user] = await database.sql
        .select({ readAt: users.coursesReadAt, problem: users.coursesProblem })
        .from(users)
        .where(eq(users.id, accountId))
      return { readAt: user?.readAt ?? null, problem: user?.problem ?? null }
    },

    /** The course system rejected the key, or it is another one now: nothing is theirs any more. */
    async endMembership(accountId: string): Promise<void> {
      await database.transaction(async () => {
        await database.sql.delete(memberships).where(eq(memberships.userId, accountId))
        await database.sql.update(users).set({ coursesReadAt: null }).where(eq(users.id, accountId))
      })
    },

    async pagesOf(courseSystem: string, courseId: string) {
      const rows = await database.sql
        .select({ pages: pageLists.pages, readAt: pageLists.readAt })
        .from(pageLists)
        .where(and(eq(pageLists.courseSystem, courseSystem), eq(pageLists.courseId, courseId)))
      return rows[0]
    },

    async forgetPages(courseSystem: string, courseId: string): Promise<void> {
      await database.sql
        .delete(pageLists)
        .where(and(eq(pageLists.courseSystem, courseSystem), eq(pageLists.courseId, courseId)))
    },

    async keepPages(courseSystem: string, courseId: string, pages: readonly ListedPage[]): Promise<void> {
      await database.sql
        .insert(pageLists)
        .values({ courseSystem, courseId, pages, readAt: new Date() })
        .onConflictDoUpdate({
          target: [pageLists.courseSystem, pageLists.courseId],
          set: { pages: sql`excluded.pages`, readAt: sql`excluded.read_at` },
        })
    },
  }
}

function presentMembership(row: typeof memberships.$inferSelect): SystemCourse {
  return {
    id: row.courseId,
    name: row.name,
    code: row.code,
    ...(row.language ? { language: row.language } : {}),
  }
}
