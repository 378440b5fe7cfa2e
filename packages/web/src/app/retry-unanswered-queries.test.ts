import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiProblem, lateAnswer, noAnswer } from '../api/api-problem.ts'
import { reportReachable } from '../api/reachability.ts'
import { retryUnansweredQueries } from './retry-unanswered-queries.ts'

test('repeats shown queries that got no response when the server answers again, and no refused or slow ones', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const stopRetries = retryUnansweredQueries(queries)
  const unanswered = vi.fn<() => Promise<string>>().mockRejectedValueOnce(noAnswer(new Error('refused')))
  unanswered.mockResolvedValue('pages')
  const refused = vi.fn<() => Promise<string>>().mockRejectedValue(new ApiProblem(404, 'NOT_FOUND', 'No.'))
  const late = vi.fn<() => Promise<string>>().mockRejectedValue(lateAnswer(new Error('30 s')))
  const observers = [unanswered, refused, late].map(
    (queryFn, index) => new QueryObserver(queries, { queryKey: [index], queryFn }),
  )
  const stops = observers.map((observer) => observer.subscribe(() => {}))
  const statuses = () => observers.map((observer) => observer.getCurrentResult().status)
  await vi.waitFor(() => expect(statuses()).toEqual(['error', 'error', 'error']))

  reportReachable(false)
  reportReachable(true)
  await vi.waitFor(() => expect(statuses()).toEqual(['success', 'error', 'error']))
  expect([unanswered, refused, late].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1])
  for (const stop of [...stops, stopRetries]) stop()
  queries.clear()
})
