import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../api/api-problem.ts'
import { onReachableAgain } from '../api/reachability.ts'
import { inBackground } from '../ui/in-background.ts'

/**
 * Repeats the shown queries that did not reach the server as soon as another request reaches the server again. Without it,
 * each part of the screen would show its error until the user presses its button. Returns a function that ends this.
 */
export function retryUnansweredQueries(queries: QueryClient): () => void {
  return onReachableAgain(() =>
    inBackground(
      queries.refetchQueries({
        type: 'active',
        predicate: ({ state: { status, error } }) =>
          status === 'error' && error instanceof ApiProblem && error.code === 'NO_ANSWER',
      }),
    ),
  )
}
