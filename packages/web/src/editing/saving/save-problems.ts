import { staleVersion } from '@lectern/domain/documents/stale-version.ts'
import { isRetryable } from '@lectern/domain/problems/codes/problem-kinds.ts'
import { ApiProblem, sentenceOf } from '../../api/api-problem.ts'
import type { Conflict } from './saving-state.ts'

/** Whether another version was saved in the meantime. */
export function isConflict(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status === 412
}

/**
 * True if the same request may succeed later: there was no answer, a proxy could not reach Lectern, or Lectern cannot save
 * at the moment, for example because the database is unavailable. All other problems are permanent.
 */
function isTemporary(error: unknown): error is ApiProblem {
  if (!(error instanceof ApiProblem)) return false
  if (error.code === 'UNREADABLE_ANSWER') return [502, 503, 504].includes(error.status)
  return error.status === 0 || isRetryable(error.code)
}

/** Throws a temporary problem, and ignores any other. */
export function rethrowTemporary(error: unknown): undefined {
  if (isTemporary(error)) throw error
}

/** The temporary problem. Throws any other. */
export function onlyTemporary(error: unknown): ApiProblem {
  if (isTemporary(error)) return error
  throw error
}

/** The conflict that a response with status 412 describes. */
export function readConflict({ sentence, details }: ApiProblem): Conflict {
  const stale = staleVersion.safeParse(details).data
  return { sentence, savedAt: stale?.saved_at, own: stale?.saved_by_you === true }
}

/** The sentence of a permanent problem, in the language of the interface. Undefined if it says only that something failed. */
export function reasonOf(problem: unknown): string | undefined {
  if (problem instanceof ApiProblem && problem.code === 'INTERNAL') return undefined
  return sentenceOf(problem, '') || undefined
}
