import { jobsApi } from '@lectern/domain/api/jobs.ts'
import { type Route, streamedRoute } from '../route.ts'
import type { EventStreams } from './event-streams.ts'

/** How long a browser waits before it reconnects, in milliseconds. */
const retryMs = 2000

/** Server-sent events with the progress of the caller's jobs, and the other users in the caller's documents. */
export function eventRoutes({ streams }: { streams: Pick<EventStreams, 'open'> }): Route[] {
  return [
    streamedRoute(jobsApi.events, ({ account, token = '' }) => (outlet) => {
      outlet.write(`retry: ${retryMs}\n\n`)
      return streams.open({ accountId: account.id, token }, outlet)
    }),
  ]
}
