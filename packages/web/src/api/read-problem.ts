import { problemAnswer } from '@lectern/domain/api/endpoint/problem-answer.ts'
import { readRetryAfter } from '@lectern/domain/problems/retry-after.ts'
import { z } from 'zod/mini'
import { ApiProblem, unreadableAnswer } from './api-problem.ts'

/** A proxy may send a sentence without a code. */
const errorBody = z.catchall(
  z.extend(problemAnswer, { code: z._default(z.string(), 'UNKNOWN') }),
  z.unknown(),
)

/** Reads the problem of an error response. A body of another form has no sentence for users. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const read = errorBody.safeParse(await response.json().catch(() => undefined))
  const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'), Date.now())
  if (!read.success) return unreadableAnswer(response.status, read.error, retryAfterSeconds)
  const { error, code, reason, values, details, ...otherFields } = read.data
  return new ApiProblem(response.status, code, error, {
    reason,
    values,
    details: details ?? otherFields,
    retryAfterSeconds,
  })
}
