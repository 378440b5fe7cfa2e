import { Problem } from '@lectern/domain/problems/problems.ts'

/** What to throw when this signal is aborted: the problem it was aborted with, else CANCELLED. */
export function cancelled(signal: AbortSignal): Problem {
  const reason: unknown = signal.reason
  return reason instanceof Problem ? reason : new Problem('CANCELLED', { cause: reason })
}
