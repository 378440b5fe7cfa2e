import { isDeepStrictEqual } from 'node:util'
import type { StoredProblem } from '@lectern/domain/problems/problem-reason.ts'
import { readStoredProblem } from '@lectern/domain/problems/read-stored-problem.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Account } from '../accounts/account.ts'
import type { SystemCourse, SystemPage } from '../courses/course-system.ts'
import type { Database } from '../db/database.ts'
import { coursePages, memberships, pageLists, users } from '../db/schema.ts'

export type AccessStore = ReturnType<typeof createAccessStore>

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

/** The fields of a page that an access check needs. */
export type KnownPage = Pick<SystemPage, 'id' | 'title'>

/** A course and the requested pages that have rows. */
export interface KnownPlace extends Membership {
  readonly course: SystemCourse | undefined
  /** When the pages of this course were last listed, by any account; null if never. */
  readonly pagesReadAt: Date | null
  readonly pages: ReadonlyMap<string, KnownPage>
}

/** Rows of one INSERT; PostgreSQL allows 65,535 parameters. */
const rowsAtOnce = 1000
/**
 * An answer can arrive up to a minute after its request. A stored time further in the future was written before the
 * server's clock was set back. It must not block newer answers.
 */
const clockWasSetBack = 5 * 60_000

/** Another version of Lectern may have written the problem. */
const readProblem = <Row extends Pick<Membership, 'problem'>>(row: Row): Row => ({
  ...row,
  problem: row.problem && readStoredProblem(row.problem, 'COURSE_SYSTEM_FAILED'),
})

/** Stores who may edit which course: memberships by account, pages by course. Holds all SQL of access. */
export function createAccessStore(database: Database) {
  const own = ({ id, courseSystem }: AccountKey) =>
    and(eq(users.id, id), eq(users.courseSystem, courseSystem))
  const same = (account: AccountKey, epoch: number) => and(own(account), eq(users.membershipEpoch, epoch))
  const pagesIn = (courseSystem: string, courseId: string) =>
    and(eq(coursePages.courseSystem, courseSystem), eq(coursePages.courseId, courseId))
  const membership = {
    epoch: users.membershipEpoch,
    readAt: users.coursesReadAt,
    problem: users.coursesProblem,
  }

  // Prepared, because every access check runs this query.
  const asked = {
    id: sql.placeholder('id'),
    courseSystem: sql.placeholder('courseSystem'),
    courseId: sql.placeholder('courseId'),
    pageIds: sql.placeholder('pageIds'),
  }
  const places = database.sql
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

  async function listedCourses(accountId: string): Promise<SystemCourse[]> {
    const rows = await database.sql
      .select()
      .from(memberships)
      .where(eq(memberships.userId, accountId))
      .orderBy(asc(memberships.position))
    return rows.map(presentMembership)
  }

  async function replaceCourses(accountId: string, courses: readonly SystemCourse[]): Promise<void> {
    const distinct = new Map(courses.map((course) => [course.id, cleanCourse(course)]))
    const listed = [...distinct.values()]
    // Most answers are unchanged and need no write.
    if (isDeepStrictEqual(listed, await listedCourses(accountId))) return
    await database.sql.delete(memberships).where(eq(memberships.userId, accountId))
    const rows = listed.map((course, position) => {
      const { id: courseId, name, code, language = null } = course
      return { userId: accountId, courseId, name, code, language, position }
    })
    for (const some of inPieces(rows)) await database.sql.insert(memberships).values(some)
  }

  async function listedPages(courseSystem: string, courseId: string): Promise<SystemPage[]> {
    const rows = await database.sql
      .select()
      .from(coursePages)
      .where(pagesIn(courseSystem, courseId))
      .orderBy(asc(coursePages.place))
    return rows.map(presentPage)
  }

  async function replacePages(courseSystem: string, courseId: string, pages: readonly SystemPage[]) {
    const listed = pages.map(cleanPage)
    if (isDeepStrictEqual(listed, await listedPages(courseSystem, courseId))) return
    await database.sql.delete(coursePages).where(pagesIn(courseSystem, courseId))
    const rows = listed.map(({ id, title, module, position, availability = null }, place) => ({
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
    }))
    for (const some of inPieces(rows)) await database.sql.insert(coursePages).values(some)
  }

  return {
    /**
     * Reads a course and those of the given pages that are in it. Undefined if the account was deleted or has moved
     * to another course system.
     */
    async placeOf(
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
    },

    /** The courses of an account. Undefined if the account was deleted or has moved to another course system. */
    async coursesOf(account: AccountKey): Promise<(Membership & { courses: SystemCourse[] }) | undefined> {
      const rows = await database.sql
        .select({ ...membership, course: memberships })
        .from(users)
        .leftJoin(memberships, eq(memberships.userId, users.id))
        .where(own(account))
        .orderBy(asc(memberships.position))
      const [user] = rows
      return (
        user && {
          ...readProblem(user),
          courses: rows.flatMap(({ course }) => (course ? [presentMembership(course)] : [])),
        }
      )
    },

    /** The membership of an account by its id alone. Undefined if there is no such account. */
    async membershipOf(accountId: string): Promise<(Membership & AccountKey) | undefined> {
      const [user] = await database.sql
        .select({ ...membership, id: users.id, courseSystem: users.courseSystem })
        .from(users)
        .where(eq(users.id, accountId))
      return user && readProblem(user)
    },

    /** Every place of the pages of a course, in order, with the time of the request; undefined if never listed. */
    async pagesOf(courseSystem: string, courseId: string) {
      const [list] = await database.sql
        .select({ readAt: pageLists.readAt })
        .from(pageLists)
        .where(and(eq(pageLists.courseSystem, courseSystem), eq(pageLists.courseId, courseId)))
      return list && { readAt: list.readAt, pages: await listedPages(courseSystem, courseId) }
    },

    /**
     * Stores the answer to a request made at `askedAt`. Returns false if the answer must not be used: the account
     * has moved to another course system, or its key was rejected or changed. If a newer answer is stored, that one
     * stays and the result is still true.
     */
    async keepCourses(
      account: AccountKey,
      { epoch, askedAt }: { epoch: number; askedAt: Date },
      courses: readonly SystemCourse[],
    ): Promise<boolean> {
      return database.transaction(async () => {
        const [user] = await database.sql
          .select({ readAt: users.coursesReadAt })
          .from(users)
          .where(same(account, epoch))
          .for('update')
        if (!user) return false
        if (user.readAt && !isNewer(askedAt, user.readAt)) return true
        await replaceCourses(account.id, courses)
        await database.sql
          .update(users)
          .set({ coursesReadAt: askedAt, coursesProblem: null })
          .where(eq(users.id, account.id))
        return true
      })
    },

    /** Stores the pages of a course in the same way. */
    async keepPages(
      account: AccountKey,
      { epoch, askedAt }: { epoch: number; askedAt: Date },
      courseId: string,
      pages: readonly SystemPage[],
    ): Promise<boolean> {
      const { courseSystem } = account
      return database.transaction(async () => {
        const there = await database.sql.select({ id: users.id }).from(users).where(same(account, epoch))
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
        if (kept.length > 0) await replacePages(courseSystem, courseId, pages)
        return true
      })
    },

    /** Stores why a request for the courses failed, unless it is already stored or the request is outdated. */
    async keepProblem(account: AccountKey, epoch: number, problem: StoredProblem): Promise<void> {
      await database.sql
        .update(users)
        .set({ coursesProblem: problem })
        .where(
          and(
            same(account, epoch),
            sql`${users.coursesProblem} is distinct from ${JSON.stringify(problem)}::jsonb`,
          ),
        )
    },

    /**
     * Ends the membership of an account whose key was rejected. Does nothing if the account has a new key, because
     * the rejection concerned the old one.
     */
    async endRejectedMembership(account: AccountKey, epoch: number, problem: StoredProblem): Promise<void> {
      await database.transaction(async () => {
        const ended = await database.sql
          .update(users)
          .set({
            coursesReadAt: null,
            coursesProblem: problem,
            membershipEpoch: sql`${users.membershipEpoch} + 1`,
          })
          .where(same(account, epoch))
          .returning({ id: users.id })
        if (ended.length > 0) await database.sql.delete(memberships).where(eq(memberships.userId, account.id))
      })
    },

    /** Ends the membership of an account whose course system or key has changed. */
    async endMembership(accountId: string): Promise<void> {
      await database.transaction(async () => {
        await database.sql
          .update(users)
          .set({
            coursesReadAt: null,
            coursesProblem: null,
            membershipEpoch: sql`${users.membershipEpoch} + 1`,
          })
          .where(eq(users.id, accountId))
        await database.sql.delete(memberships).where(eq(memberships.userId, accountId))
      })
    },
  }
}

function isNewer(askedAt: Date, stored: Date): boolean {
  const ahead = stored.getTime() - askedAt.getTime()
  return ahead <= 0 || ahead > clockWasSetBack
}

function presentMembership(row: typeof memberships.$inferSelect): SystemCourse {
  return {
    id: row.courseId,
    name: row.name,
    code: row.code,
    ...(row.language ? { language: row.language } : {}),
  }
}

function presentPage(row: typeof coursePages.$inferSelect): SystemPage {
  const { moduleId, moduleName, modulePosition, availability } = row
  const module =
    moduleId === null ? null : { id: moduleId, name: moduleName ?? '', position: modulePosition ?? 0 }
  return {
    id: row.pageId,
    title: row.title,
    module,
    position: row.position,
    ...(availability && { availability }),
  }
}

/** PostgreSQL text columns cannot hold NUL. */
const withoutNul = (text: string) => text.replaceAll('\0', '')

function cleanCourse({ id, name, code, language }: SystemCourse): SystemCourse {
  return { id, name: withoutNul(name), code: withoutNul(code), ...(language ? { language } : {}) }
}

function cleanPage({ id, title, module, position, availability }: SystemPage): SystemPage {
  return {
    id,
    title: withoutNul(title),
    module: module && {
      id: withoutNul(module.id),
      name: withoutNul(module.name),
      position: module.position,
    },
    position,
    ...(availability && { availability }),
  }
}

function inPieces<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )
}
