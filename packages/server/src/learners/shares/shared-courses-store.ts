import { and, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import { importsHome } from '../../course-material/courses/course-home.ts'
import type { Database } from '../../platform/db/database.ts'
import { shares } from '../../platform/db/schema/published.ts'
import type { SharedCourse } from '../../documents/page-changes/shared-courses.ts'

/**
 * Takes the course with a share in use that was not checked for longest, and marks it as checked now, so that other
 * processes take other courses and a failure does not delay them. Undefined if all were checked after `before`.
 * Courses of the homes in `leftOut` are neither taken nor marked. Imported courses are left out: their pages do not
 * change.
 */
export async function takeForCheck(
  database: Database,
  now: Date,
  before: Date,
  leftOut: readonly string[] = [],
): Promise<SharedCourse | undefined> {
  const isInUse = and(
    isNotNull(shares.createdBy),
    sql`coalesce(${shares.expiresAt} > ${now.toISOString()}::timestamptz, true)`,
  )
  const isDue = sql`coalesce(${shares.checkedAt} < ${before.toISOString()}::timestamptz, true)`
  return database.transaction(async () => {
    const [due] = await database.sql
      .select({ home: shares.courseSystem, courseId: shares.courseId })
      .from(shares)
      .where(
        and(
          isInUse,
          notInArray(shares.courseSystem, [...leftOut]),
          sql`not starts_with(${shares.courseSystem}, ${importsHome('')})`,
        ),
      )
      .groupBy(shares.courseSystem, shares.courseId)
      // A new share of a course that was checked does not make it due.
      .having(sql`coalesce(max(${shares.checkedAt}) < ${before.toISOString()}::timestamptz, true)`)
      .orderBy(sql`max(${shares.checkedAt}) nulls first`, shares.courseSystem, shares.courseId)
      .limit(1)
    if (!due) return undefined
    const ofCourse = and(eq(shares.courseSystem, due.home), eq(shares.courseId, due.courseId))
    const marked = await database.sql
      .update(shares)
      .set({ checkedAt: now })
      .where(and(ofCourse, isDue))
      .returning({ id: shares.id })
    const found = await database.sql
      .select({ author: shares.createdBy })
      .from(shares)
      .where(and(ofCourse, isInUse))
      .orderBy(desc(shares.createdAt), shares.id)
    // Another process has taken it in the meantime.
    const authors = marked.length > 0 ? found.flatMap(({ author }) => author ?? []) : []
    return { ...due, authors: [...new Set(authors)] }
  })
}
