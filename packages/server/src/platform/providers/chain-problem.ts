import type { Problem } from '@lectern/domain/problems/problems.ts'

/**
 * The problem of a chain of models of which none answered: the one that passes first, otherwise that of the first model.
 * Undefined without problems.
 */
export function chainProblem(problems: readonly Problem[]): Problem | undefined {
  const [soonest] = problems
    .filter(({ retryable }) => retryable)
    .toSorted((a, b) => (a.retryAfterSeconds ?? Infinity) - (b.retryAfterSeconds ?? Infinity))
  return soonest ?? problems[0]
}
