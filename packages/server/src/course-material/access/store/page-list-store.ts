import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { SystemPage } from '../../courses/course-system.ts'
import type { Database } from '../../../platform/db/database.ts'
import { inBatches } from '../../../platform/db/in-batches.ts'
import { users } from '../../../platform/db/schema/accounts.ts'
import { coursePages, pageLists } from '../../../platform/db/schema/courses.ts'
import { clockWasSetBack } from './answer-age.ts'
import { cleanPage } from './stored-text.ts'
import { type AccountKey, isSameMembership } from './membership-rows-store.ts'

const pagesIn = (courseSystem: string, courseId: string) =>
  and(eq(coursePages.courseSystem, courseSystem), eq(coursePages.courseId, courseId))

/** Every place of the pages of a course, in order, with the time of the request; undefined if never listed. */
export async function pagesOf(database: Database, courseSystem: string, courseId: string) {
  const [list] = await database.sql
    .select({ readAt: pageLists.readAt })
    .from(pageLists)
    .where(and(eq(pageLists.courseSystem, courseSystem), eq(pageLists.courseId, courseId)))
  return list && { readAt: list.readAt, pages: await listedPages(database, courseSystem, courseId) }
}

/** Stores the pages of a course in the same way as `keepCourses` stores courses. */
export async function keepPages(
  database: Database,
  account: AccountKey,
  { epoch, askedAt }: { epoch: number; askedAt: Date },
  courseId: string,
  pages: readonly SystemPage[],
): Promise<boolean> {
  const { courseSystem } = account
  return database.transaction(async () => {
    const there = await database.sql
      .select({ id: users.id })
      .from(users)
      .where(isSameMembership(account, epoch))
    if (there.length === 0) return false
    const kept = await database.sql
      .insert(pageLists)
      .values({ courseSystem, courseId, readAt: askedAt })
      .onConflictDoUpdate({
        target: [pageLists.courseSystem, pageLists.courseId],
        set: { readAt: sql`excluded.read_at` },
        setWhere: sql`${pageLists.readAt} <= excluded.read_at
          or ${pageLists.readAt} > excluded.read_at + ${`${clockWasSetBack} milliseconds`}::interval`,
      })
      .returning({ readAt: pageLists.readAt })
    if (kept.length > 0) await replacePages(database, courseSystem, courseId, pages)
    return true
  })
}

async function listedPages(
  database: Database,
  courseSystem: string,
  courseId: string,
): Promise<SystemPage[]> {
  const rows = await database.sql
    .select()
    .from(coursePages)
    .where(pagesIn(courseSystem, courseId))
    .orderBy(asc(coursePages.place))
  return rows.map(presentPage)
}

async function replacePages(
  database: Database,
  courseSystem: string,
  courseId: string,
  pages: readonly SystemPage[],
) {
  const listed = pages.map(cleanPage)
  if (isDeepStrictEqual(listed, await listedPages(database, courseSystem, courseId))) return
  await database.sql.delete(coursePages).where(pagesIn(courseSystem, courseId))
  const rows = listed.map(({ id, title, module, position, availability = null, editedAt }, place) => ({
    courseSystem,
    courseId,
    place,
    pageId: id,
    title,
    moduleId: module?.id ?? null,
    moduleName: module?.name ?? null,
    modulePosition: module?.position ?? null,
    position,
    availability,
    editedAt: editedAt === undefined ? null : new Date(editedAt),
  }))
  for (const some of inBatches(rows)) await database.sql.insert(coursePages).values(some)
}

function presentPage(row: typeof coursePages.$inferSelect): SystemPage {
  const { moduleId, moduleName, modulePosition, availability, editedAt } = row
  const module =
    moduleId === null ? null : { id: moduleId, name: moduleName ?? '', position: modulePosition ?? 0 }
  return {
    id: row.pageId,
    title: row.title,
    module,
    position: row.position,
    ...(availability && { availability }),
    ...(editedAt && { editedAt: editedAt.toISOString() }),
  }
}
