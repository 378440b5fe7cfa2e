import { Problem, storable } from '@lectern/domain/problems/problems.ts'
import { isProblemCode } from '@lectern/domain/problems/problem-kinds.ts'
import type { SystemCourse, SystemPage } from '../courses/course-system.ts'
import { within } from '../courses/network/within.ts'
import { endsMembership, isOutage } from '../courses/system-problems.ts'
import type { AccessStore } from './store/access-store.ts'
import type { AccountKey, Membership } from './store/membership-rows-store.ts'
import type { KnownPage, KnownPlace } from './store/place-store.ts'
import type { AccessTimeouts, Refresh, Refresher } from './refresher.ts'
import { required } from './required.ts'

const minutes = 60_000
/** Older rows are refreshed in the background. */
const freshFor = 10 * minutes
/** Membership rows are valid for this long while the course system does not answer. */
const servesFor = 24 * 60 * minutes
/** A refresh that is too slow for lists ends before its callers time out, so that its problem is stored by then. */
const grace = 500
/** Retry-After for clients when a course system was not read in time. */
const retryAfterSeconds = 5

/** A list with the time of the request to the course system. */
export interface Listing<Item> {
  readonly list: readonly Item[]
  readonly readAt: Date
}

/**
 * The courses of connected course systems, served from rows. Calls reject with NOT_FOUND for courses the account
 * does not have.
 */
export interface ConnectedCourses {
  /** A course and those of the given pages that are in it. For checks: reads rows, see `CourseAccess`. */
  placeOf(
    account: AccountKey,
    courseId: string,
    pageIds: readonly string[],
  ): Promise<{ readonly course: SystemCourse; readonly pages: ReadonlyMap<string, KnownPage> }>
  /** For lists: waits for the course system, unless `maxStale` is set and there are rows of the last 24 hours. */
  listCourses(account: AccountKey, maxStale: boolean): Promise<Listing<SystemCourse>>
  listPages(account: AccountKey, courseId: string, maxStale: boolean): Promise<Listing<SystemPage>>
}

export function createConnectedCourses({
  store,
  refresher,
  timeouts,
  now,
}: {
  store: AccessStore
  refresher: Refresher
  timeouts: AccessTimeouts
  now: () => number
}): ConnectedCourses {
  /** Rows can have a future time if the clock was set back. Their age is the absolute difference. */
  const age = (readAt: Date | null) => (readAt ? Math.abs(now() - readAt.getTime()) : Infinity)
  const msSinceStartOf = (refresh: Refresh) => now() - (refresh.startedAt() ?? now())

  async function rowsOf(
    account: AccountKey,
    courseId: string,
    pageIds: readonly string[],
  ): Promise<KnownPlace> {
    return required(await store.placeOf(account, courseId, pageIds))
  }

  /** Waits for rows that a check needs, unless a check already waited during this outage. */
  async function waitShortly(refresh: Refresh): Promise<void> {
    const failure = refresh.recentFailure()
    if (failure !== undefined) throw withRetryAfter(failure)
    const timeoutMs = msSinceStartOf(refresh) > timeouts.list ? 0 : timeouts.check
    try {
      await within(refresh.now(), timeoutMs)
    } catch (error) {
      throw withRetryAfter(error)
    }
  }

  /** Membership rows that are fresh enough for a check. */
  async function checkedRows(account: AccountKey, courseId: string, pageIds: readonly string[]) {
    const rows = await rowsOf(account, courseId, pageIds)
    const courses = refresher.courses(account, rows.epoch)
    const rejection = rejectionOf(rows)
    if (age(rows.readAt) >= servesFor && !rejection) {
      await waitShortly(courses)
      return rowsOf(account, courseId, pageIds)
    }
    if (!rows.course || age(rows.readAt) >= freshFor) courses.soon()
    if (rejection) throw rejection
    return rows
  }

  async function placeOf(account: AccountKey, courseId: string, pageIds: readonly string[]) {
    const rows = await checkedRows(account, courseId, pageIds)
    const course = required(rows.course)
    const isMissing = pageIds.some((pageId) => !rows.pages.has(pageId))
    if (pageIds.length === 0 || (!isMissing && age(rows.pagesReadAt) < freshFor)) {
      return { course, pages: rows.pages }
    }
    const pages = refresher.pages(account, rows.epoch, courseId)
    // A known page stays valid however old its row is: the membership decides who may see it.
    if (!isMissing || age(rows.pagesReadAt) < servesFor) {
      pages.soon()
      return { course, pages: rows.pages }
    }
    await waitShortly(pages)
    // The key may have been rejected during the wait.
    const after = await rowsOf(account, courseId, pageIds)
    return { course: required(after.course), pages: after.pages }
  }

  /**
   * Rows for a list after a refresh, or the last known rows during an outage. `read` returns undefined if there are
   * no rows. Callers without rows keep waiting for a refresh that other lists no longer wait for.
   */
  async function upToDate<T>(refresh: Refresh, read: () => Promise<T | undefined>): Promise<T> {
    const hasRows = (await read()) !== undefined
    try {
      await within(hasRows ? refresh.inTime() : refresh.now(), timeouts.list + grace)
    } catch (error) {
      const lastKnown = isOutage(error) ? await read() : undefined
      if (lastKnown !== undefined) return lastKnown
      throw withRetryAfter(error)
    }
    const rows = await read()
    if (rows === undefined) throw withRetryAfter(new Problem('COURSE_SYSTEM_UNAVAILABLE'))
    return rows
  }

  return {
    placeOf,

    async listCourses(account, maxStale) {
      const read = async (): Promise<Listing<SystemCourse> | undefined> => {
        const { courses: list, readAt } = required(await store.coursesOf(account))
        return readAt && age(readAt) < servesFor ? { list, readAt } : undefined
      }
      const known = maxStale ? await read() : undefined
      if (known) return known
      const { epoch } = required(await store.coursesOf(account))
      return upToDate(refresher.courses(account, epoch), read)
    },

    async listPages(account, courseId, maxStale) {
      const { epoch, course } = await checkedRows(account, courseId, [])
      required(course)
      const read = async (): Promise<Listing<SystemPage> | undefined> => {
        const rows = await store.pagesOf(account.courseSystem, courseId)
        return rows && { list: rows.pages, readAt: rows.readAt }
      }
      const known = maxStale ? await read() : undefined
      if (known && age(known.readAt) < servesFor) return known
      const listing = await upToDate(refresher.pages(account, epoch, courseId), read)
      // The key may have been rejected during the wait.
      await placeOf(account, courseId, [])
      return listing
    },
  }
}

/** Why the course system ended this membership; undefined if it did not, or if the key was changed since. */
function rejectionOf({ readAt, problem }: Membership): Problem | undefined {
  if (readAt || !problem || !isProblemCode(problem.code)) return undefined
  const rejection = new Problem(problem.code, { copyOf: problem })
  return endsMembership(rejection) ? rejection : undefined
}

/** Adds the time to retry to an outage. */
function withRetryAfter(error: unknown): unknown {
  if (!isOutage(error) || error.retryAfterSeconds !== undefined) return error
  return new Problem(error.code, { copyOf: storable(error), cause: error, retryAfterSeconds })
}
