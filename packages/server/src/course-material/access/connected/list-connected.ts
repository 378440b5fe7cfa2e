import { Problem } from '@lectern/domain/problems/problems.ts'
import type { SystemCourse, SystemPage } from '../../courses/course-system.ts'
import { withTimeout } from '../../courses/network/with-timeout.ts'
import { isOutage } from '../../courses/system-problems.ts'
import type { Refresh } from '../refresh/refresher.ts'
import { requireFound } from '../refresh/require-found.ts'
import type { AccountKey } from '../store/membership-rows-store.ts'
import { checkedRows, placeOf } from './check-connected.ts'
import { ageOf, type ConnectedContext, cacheLifetimeMs, withRetryAfter } from './connected-context.ts'

/** A refresh that is too slow for lists ends before its callers time out, so that its problem is stored by then. */
const grace = 500

/** A list with the time of the request to the course system. */
export interface Listing<Item> {
  readonly list: readonly Item[]
  readonly readAt: Date
}

/** Waits for the course system, unless `maxStale` is set and there are rows of the last 24 hours. */
export async function listCourses(
  context: ConnectedContext,
  account: AccountKey,
  maxStale: boolean,
): Promise<Listing<SystemCourse>> {
  const { store, refresher } = context
  const read = async (): Promise<Listing<SystemCourse> | undefined> => {
    const { courses: list, readAt } = requireFound(await store.coursesOf(account))
    return readAt && ageOf(context, readAt) < cacheLifetimeMs ? { list, readAt } : undefined
  }
  const known = maxStale ? await read() : undefined
  if (known) return known
  const { epoch } = requireFound(await store.coursesOf(account))
  return upToDate(context, refresher.courses(account, epoch), read)
}

/** The same for the pages of a course. */
export async function listPages(
  context: ConnectedContext,
  account: AccountKey,
  courseId: string,
  maxStale: boolean,
): Promise<Listing<SystemPage>> {
  const { epoch, course } = await checkedRows(context, account, courseId, [])
  requireFound(course)
  const read = async (): Promise<Listing<SystemPage> | undefined> => {
    const rows = await context.store.pagesOf(account.courseSystem, courseId)
    return rows && { list: rows.pages, readAt: rows.readAt }
  }
  const known = maxStale ? await read() : undefined
  if (known && ageOf(context, known.readAt) < cacheLifetimeMs) return known
  const listing = await upToDate(context, context.refresher.pages(account, epoch, courseId), read)
  // The key may have been rejected during the wait.
  await placeOf(context, account, courseId, [])
  return listing
}

/**
 * Rows for a list after a refresh, or the last known rows during an outage. `read` returns undefined if there are
 * no rows. Callers without rows keep waiting for a refresh that other lists no longer wait for.
 */
async function upToDate<T>(
  { timeouts }: ConnectedContext,
  refresh: Refresh,
  read: () => Promise<T | undefined>,
): Promise<T> {
  const hasRows = (await read()) !== undefined
  try {
    await withTimeout(hasRows ? refresh.inTime() : refresh.now(), timeouts.list + grace)
  } catch (error) {
    const lastKnown = isOutage(error) ? await read() : undefined
    if (lastKnown !== undefined) return lastKnown
    throw withRetryAfter(error)
  }
  const rows = await read()
  if (rows === undefined) throw withRetryAfter(new Problem('COURSE_SYSTEM_UNAVAILABLE'))
  return rows
}
