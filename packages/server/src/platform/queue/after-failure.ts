import { Problem } from '@lectern/domain/problems/problems.ts'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { storageProblemIn } from '../runtime/storage-problem.ts'

/** Retries after a temporary failure of an external system: after 2 to 4 s, 4 to 8 s and 8 to 16 s. */
const retries = 3
/** A course system may restart, for example for an update. The delays keep doubling: 2 to 4 minutes in all. */
const retriesOfCourseSystem = 6
/** An unexpected error is tried again once, because it may be temporary. */
const retriesOfUnknown = 1
/** For a longer wait the job fails, and the message says when to try again. */
const longestWaitSeconds = 3600
/** A job that was asked to wait fails at this age. */
const longestLifeMs = 6 * 3600 * 1000

/** Why a run was aborted although the job continues: a restart, another account, a lost claim. */
export class RunInterrupted extends Error {
  override readonly name = 'RunInterrupted'
}

/**
 * The job runs again, after a number of seconds or with the queue's backoff; or it has failed, with a problem for
 * its author.
 */
export type AfterFailure = { readonly waitSeconds?: number } | { readonly problem: Problem }

/** A run that failed. */
interface FailedRun {
  readonly retryCount: number
  /** Age of the job. */
  readonly ageMs: number
  /** The author does not wait for the result, so the job waits until the course system answers again. */
  readonly waitsForCourseSystem?: boolean
}

/** Why a job is run again, for its author; undefined after a restart or an unexpected failure. */
export function reasonToWait(error: unknown): Problem | undefined {
  const problem = storageProblemIn(error) ?? error
  return problem instanceof Problem ? problem : undefined
}

/**
 * The next step for a job whose run failed. Interruptions, a lost database and an external system that asks to wait
 * are not failures of the job, so they do not count as attempts.
 */
export function afterFailure(
  error: unknown,
  { retryCount, ageMs, waitsForCourseSystem = false }: FailedRun,
): AfterFailure {
  if (error instanceof RunInterrupted || isDatabaseUnavailable(error)) return {}
  // A full disk can cause any error, and says when to try again.
  const problem = storageProblemIn(error) ?? error
  if (!(problem instanceof Problem))
    return retryCount < retriesOfUnknown ? {} : { problem: new Problem('INTERNAL') }
  const { code, retryable, retryAfterSeconds: asked } = problem
  if (!retryable) return { problem }
  if (code === 'COURSE_SYSTEM_UNAVAILABLE' && waitsForCourseSystem) return afterOutage(problem, ageMs)
  if (code === 'COURSE_SYSTEM_UNAVAILABLE') return retryCount < retriesOfCourseSystem ? {} : { problem }
  if (asked === undefined) return retryCount < retries ? {} : { problem }
  if (asked > longestWaitSeconds || ageMs >= longestLifeMs) return { problem }
  // At least a tenth of the job's age, because some systems ask for 1 s each time.
  return { waitSeconds: Math.ceil(Math.max(1, asked, ageMs / 10_000)) }
}

/** The pauses grow with the job's age, from 2 seconds to 10 minutes. */
function afterOutage(problem: Problem, ageMs: number): AfterFailure {
  const { retryAfterSeconds: asked = 0 } = problem
  if (asked > longestWaitSeconds || ageMs >= longestLifeMs) return { problem }
  return { waitSeconds: Math.ceil(Math.max(2, asked, Math.min(600, ageMs / 10_000))) }
}
