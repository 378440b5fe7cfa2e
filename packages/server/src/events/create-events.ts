import type { JobGroupStore } from '../jobs/store/job-group-store.ts'
import type { PresenceTracker } from '../presence/presence.ts'
import type { JobChanges } from '../platform/queue/job-changes.ts'
import type { Logger } from '../platform/runtime/logger.ts'
import { createEventStreams } from './event-streams.ts'
import { createJobEvents } from './job-events.ts'
import { eventRoutes } from './routes.ts'

interface EventDependencies {
  readonly changes: JobChanges
  readonly groups: Pick<JobGroupStore, 'changed'>
  readonly presence: Pick<PresenceTracker, 'watch'>
  /** Returns the tokens whose sessions are valid, in one query. */
  readonly goodTokens: (tokens: readonly string[]) => Promise<ReadonlySet<string>>
  readonly logger: Logger
}

/**
 * Creates the events for browsers. On shutdown the streams close first, and then the events, when no listener is
 * left.
 */
export function createEvents({ changes, groups, presence, goodTokens, logger }: EventDependencies) {
  const events = createJobEvents({ changes, store: groups, logger })
  const streams = createEventStreams({ events, presence, goodTokens, logger })
  return { events, streams, routes: eventRoutes({ streams }) }
}
