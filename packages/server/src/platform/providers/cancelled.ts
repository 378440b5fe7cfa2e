import { Problem } from '@lectern/domain/problems/problems.ts'

/** The problem to throw for an aborted signal: its reason if that is a problem, otherwise CANCELLED. */
export function cancelledProblem(signal: AbortSignal): Problem {
  const reason: unknown = signal.reason
  return reason instanceof Problem ? reason : new Problem('CANCELLED', { cause: reason })
}
