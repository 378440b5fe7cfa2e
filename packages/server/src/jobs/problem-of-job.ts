import type { Job } from '@lectern/domain/jobs/job.ts'
import { isProblemCode, type ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'

/**
 * The problem of a failed job for a caller that waited for its end: code, reason, values and sentence as they were stored. A
 * job of another version may have only the sentence, or a code that is not in the catalogue. It has the code `otherwise`.
 */
export function problemOfJob(
  { message, problem }: Pick<Job, 'message' | 'problem'>,
  otherwise: ProblemCode,
): Problem {
  if (message === undefined) return new Problem(otherwise)
  if (!problem || !isProblemCode(problem.code)) return new Problem(otherwise, { copyOf: { error: message } })
  const retryAfterSeconds =
    problem.code === 'BUDGET_SPENT' ? secondsUntil(problem.values?.['renewsAt']) : undefined
  return new Problem(problem.code, { copyOf: { error: message, ...problem }, retryAfterSeconds })
}

/** Seconds until a budget renews, at least 1. */
function secondsUntil(time: string | number | undefined): number | undefined {
  const seconds = (Date.parse(String(time)) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(1, Math.ceil(seconds))
}
