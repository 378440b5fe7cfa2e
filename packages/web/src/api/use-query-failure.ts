import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from './api-problem.ts'

type FailedQuery = Pick<UseQueryResult, 'error' | 'errorUpdateCount' | 'isFetching' | 'isPending' | 'refetch'>

/**
 * Why a query failed, for a `RetryBanner`. A query without data has no error while it is repeated. This keeps it, so
 * that the banner and the focus in it stay. `fallback` is the reason if the error has no sentence for users.
 */
export function useQueryFailure(query: FailedQuery, fallback: string) {
  const { error, errorUpdateCount, isFetching, isPending, refetch } = query
  const [last, setLast] = useState<unknown>(error)
  if (error !== null && error !== last) setLast(error)
  // Another query of the same component (another page) begins without errors.
  const failure = error ?? (isPending && errorUpdateCount > 0 ? last : null)
  if (failure === null) return undefined
  return {
    reason: sentenceOf(failure, fallback),
    failures: errorUpdateCount,
    retrying: isFetching,
    // The promise never rejects. The query has the next error.
    onRetry: () => refetch(),
  }
}
