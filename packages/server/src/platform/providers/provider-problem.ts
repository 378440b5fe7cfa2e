import { Problem } from '@lectern/domain/problems/problems.ts'
import { cancelledProblem } from './cancelled.ts'
import { kindOfFailure } from './failure-kinds.ts'
import type { ProviderTerms } from './provider-terms.ts'
import { readFailure } from './read-failure.ts'
import { slimCause } from './slim-cause.ts'

/**
 * Maps failures of a provider to problems: whether a retry helps, when, and what to do otherwise. The problem and its
 * cause contain nothing of the request or the response.
 */
export function providerProblem(
  error: unknown,
  terms: ProviderTerms,
  signal: AbortSignal | undefined,
  now = Date.now(),
): Problem {
  if (error instanceof Problem) return error
  if (signal?.aborted) return cancelledProblem(signal)
  const failure = readFailure(error, now)
  const cause = slimCause(error, failure)
  if (!failure) return new Problem(terms.failed, { cause })
  return terms.failure(kindOfFailure(failure), { cause, waitSeconds: failure.waitSeconds })
}
