import { isProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { SystemCourse } from '../../courses/course-system.ts'
import { withTimeout } from '../../courses/network/with-timeout.ts'
import { endsMembership } from '../../courses/system-problems.ts'
import type { Refresh } from '../refresh/refresher.ts'
import { requireFound } from '../refresh/require-found.ts'
import type { AccountKey, Membership } from '../store/membership-rows-store.ts'
import type { KnownPage, KnownPlace } from '../store/place-store.ts'
import {
  ageOf,
  type ConnectedContext,
  freshFor,
  cacheLifetimeMs,
  withRetryAfter,
} from './connected-context.ts'

/** A course and those of the given pages that are in it. For checks: reads rows, see `createCourseAccess`. */
export async function placeOf(
  context: ConnectedContext,
  account: AccountKey,
  courseId: string,
  pageIds: readonly string[],
): Promise<{ readonly course: SystemCourse; readonly pages: ReadonlyMap<string, KnownPage> }> {
  const rows = await checkedRows(context, account, courseId, pageIds)
  const course = requireFound(rows.course)
  const isMissing = pageIds.some((pageId) => !rows.pages.has(pageId))
  const age = ageOf(context, rows.pagesReadAt)
  if (pageIds.length === 0 || (!isMissing && age < freshFor)) return { course, pages: rows.pages }
  const pages = context.refresher.pages(account, rows.epoch, courseId)
  // A known page stays valid however old its row is: the membership decides who may see it.
  if (!isMissing || age < cacheLifetimeMs) {
    pages.soon()
    return { course, pages: rows.pages }
  }
  await waitShortly(context, pages)
  // The key may have been rejected during the wait.
  const after = await rowsOf(context, account, courseId, pageIds)
  return { course: requireFound(after.course), pages: after.pages }
}

/** Membership rows that are fresh enough for a check. */
export async function checkedRows(
  context: ConnectedContext,
  account: AccountKey,
  courseId: string,
  pageIds: readonly string[],
): Promise<KnownPlace> {
  const rows = await rowsOf(context, account, courseId, pageIds)
  const courses = context.refresher.courses(account, rows.epoch)
  const rejection = rejectionOf(rows)
  const age = ageOf(context, rows.readAt)
  if (age >= cacheLifetimeMs && !rejection) {
    await waitShortly(context, courses)
    return rowsOf(context, account, courseId, pageIds)
  }
  if (!rows.course || age >= freshFor) courses.soon()
  if (rejection) throw rejection
  return rows
}

async function rowsOf(
  { store }: ConnectedContext,
  account: AccountKey,
  courseId: string,
  pageIds: readonly string[],
): Promise<KnownPlace> {
  return requireFound(await store.placeOf(account, courseId, pageIds))
}

/** Waits for rows that a check needs, unless a check already waited during this outage. */
async function waitShortly({ timeouts, now }: ConnectedContext, refresh: Refresh): Promise<void> {
  const failure = refresh.recentFailure()
  if (failure !== undefined) throw withRetryAfter(failure)
  const msSinceStart = now() - (refresh.startedAt() ?? now())
  const timeoutMs = msSinceStart > timeouts.list ? 0 : timeouts.check
  try {
    await withTimeout(refresh.now(), timeoutMs)
  } catch (error) {
    throw withRetryAfter(error)
  }
}

/** Why the course system ended this membership; undefined if it did not, or if the key was changed since. */
function rejectionOf({ readAt, problem }: Membership): Problem | undefined {
  if (readAt || !problem || !isProblemCode(problem.code)) return undefined
  const rejection = new Problem(problem.code, { copyOf: problem })
  return endsMembership(rejection) ? rejection : undefined
}
