import { Problem } from '@lectern/domain/problems/problems.ts'

/**
 * True if the same take would be refused again. A failure of the server does not depend on the take, and a browser sends
 * missing chunks of a take again.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Problem) || error.status >= 500) return false
  return !error.retryable && error.code !== 'RECORDING_INCOMPLETE'
}
