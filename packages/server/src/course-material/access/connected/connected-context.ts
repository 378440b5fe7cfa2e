import { Problem, storable } from '@lectern/domain/problems/problems.ts'
import { isOutage } from '../../courses/system-problems.ts'
import type { AccessTimeouts } from '../refresh/access-timeouts.ts'
import type { Refresher } from '../refresh/refresher.ts'
import type { AccessStore } from '../store/access-store.ts'

const minutes = 60_000
/** Older rows are refreshed in the background. */
export const freshFor = 10 * minutes
/** Membership rows are valid for this long while the course system does not answer. */
export const cacheLifetimeMs = 24 * 60 * minutes
/** Retry-After for clients when a course system was not read in time. */
const retryAfterSeconds = 5

/** Dependencies shared by checks and lists of connected courses. */
export interface ConnectedContext {
  readonly store: AccessStore
  readonly refresher: Refresher
  readonly timeouts: AccessTimeouts
  readonly now: () => number
}

/** Rows can have a future time if the clock was set back. Their age is the absolute difference. */
export const ageOf = ({ now }: ConnectedContext, readAt: Date | null) =>
  readAt ? Math.abs(now() - readAt.getTime()) : Infinity

/** Adds the time to retry to an outage. */
export function withRetryAfter(error: unknown): unknown {
  if (!isOutage(error) || error.retryAfterSeconds !== undefined) return error
  return new Problem(error.code, { copyOf: storable(error), cause: error, retryAfterSeconds })
}
