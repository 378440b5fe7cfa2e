import { Problem } from '@lectern/domain/problems/problems.ts'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { storageProblemIn } from '../storage-problem.ts'

/** How often a passing failure of an outside system is tried again: after 2 to 4 s, 4 to 8 s and 8 to 16 s. */
const retries = 3
/** A course system may restart, as in an update. The delays go on doubling: 2 to 4 minutes in all. */
const retriesOfCourseSystem = 6
/** An error that nobody foresaw is tried again once: it may have been an accident. */
const retriesOfUnknown = 1
/** Longer waits are left to the author, who reads in the message when to try again. */
const longestWaitSeconds = 3600
/** A job that was asked to wait until it is this old has failed. */
const longestLifeMs = 6 * 3600 * 1000

/** Why a run was broken off although the job shall go on: a restart, another account, a lost claim. */
export class RunInterrupted extends Error {
  override readonly name = 'RunInterrupted'
}

/** A job is run again, after so many seconds or with the queue's backoff; or it has failed, for a reason that its author reads. */
export type AfterFailure = { readonly waitSeconds?: number } | { readonly message: string }

/**
 * Why a job is run again, as a sentence for its author; undefined after a restart or a failure that nobody foresaw.
 */
export function reasonToWait(error: unknown): string | undefined {
  const problem = storageProblemIn(error) ?? error
  return problem instanceof Problem ? problem.message : undefined
}

/**
 * What becomes of a job whose run failed. Interruptions, a lost database and an outside system that asks to wait are no
 * failure of the work, so they do not count as attempts.
 */
export function afterFailure(
  error: unknown,
  { retryCount, ageMs }: { readonly retryCount: number; readonly ageMs: number },
): AfterFailure {
  if (error instanceof RunInterrupted || isDatabaseUnavailable(error)) return {}
  // A full disk may have failed anything, and says when to try again.
  const problem = storageProblemIn(error) ?? error
  if (!(problem instanceof Problem))
    return retryCount < retriesOfUnknown ? {} : { message: new Problem('INTERNAL').message }
  const { code, message, retryable, retryAfterSeconds: asked } = problem
  if (!retryable) return { message }
  if (code === 'COURSE_SYSTEM_UNAVAILABLE') return retryCount < retriesOfCourseSystem ? {} : { message }
  if (asked === undefined) return retryCount < retries ? {} : { message }
  if (asked > longestWaitSeconds || ageMs >= longestLifeMs) return { message }
  // At least a tenth of the job's age: some systems ask for 1 s again and again.
  return { waitSeconds: Math.ceil(Math.max(1, asked, ageMs / 10_000)) }
}
