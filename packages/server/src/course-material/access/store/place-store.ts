import { and, asc, eq, sql } from 'drizzle-orm'
import type { SystemCourse, SystemPage } from '../../courses/course-system.ts'
import type { Database } from '../../../platform/db/database.ts'
import { users } from '../../../platform/db/schema/accounts.ts'
import { coursePages, memberships, pageLists } from '../../../platform/db/schema/courses.ts'
import {
  type AccountKey,
  membership,
  type Membership,
  presentMembership,
  readProblem,
} from './membership-rows-store.ts'

/** The fields of a page that an access check needs. */
export type KnownPage = Pick<SystemPage, 'id' | 'title'>

/** A course and the requested pages that have rows. */
export interface KnownPlace extends Membership {
  readonly course: SystemCourse | undefined
  /** When the pages of this course were last listed, by any account; null if never. */
  readonly pagesReadAt: Date | null
  readonly pages: ReadonlyMap<string, KnownPage>
}

const asked = {
  id: sql.placeholder('id'),
  courseSystem: sql.placeholder('courseSystem'),
  courseId: sql.placeholder('courseId'),
  pageIds: sql.placeholder('pageIds'),
}

export type PlaceQuery = ReturnType<typeof preparePlaces>

/** The query of `placeOf`. It is prepared, because every access check runs it. */
export function preparePlaces(database: Database) {
  return database.sql
    .selectDistinctOn([coursePages.pageId], {
      ...membership,
      course: memberships,
      pagesReadAt: pageLists.readAt,
      page: { id: coursePages.pageId, title: coursePages.title },
    })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.courseId, asked.courseId)))
    .leftJoin(
      pageLists,
      and(eq(pageLists.courseSystem, users.courseSystem), eq(pageLists.courseId, asked.courseId)),
    )
    .leftJoin(
      coursePages,
      and(
        eq(coursePages.courseSystem, users.courseSystem),
        eq(coursePages.courseId, asked.courseId),
        eq(coursePages.pageId, sql`any(${asked.pageIds})`),
      ),
    )
    .where(and(eq(users.id, asked.id), eq(users.courseSystem, asked.courseSystem)))
    .orderBy(asc(coursePages.pageId), asc(coursePages.place))
    .prepare('place')
}

/**
 * Reads a course and those of the given pages that are in it. Undefined if the account was deleted or has moved
 * to another course system.
 */
export async function placeOf(
  places: PlaceQuery,
  account: AccountKey,
  courseId: string,
  pageIds: readonly string[],
): Promise<KnownPlace | undefined> {
  const rows = await places.execute({
    id: account.id,
    courseSystem: account.courseSystem,
    courseId,
    pageIds: [...new Set(pageIds)],
  })
  const [first] = rows
  if (!first) return undefined
  const pages = rows.flatMap(({ page }) => (page ? [[page.id, page] as const] : []))
  return {
    ...readProblem(first),
    course: first.course ? presentMembership(first.course) : undefined,
    pages: new Map(pages),
  }
}
