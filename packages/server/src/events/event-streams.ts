import type { Logger } from '../logger.ts'
import type { PresenceTracker } from '../presence/presence.ts'
import { runInBackground } from '../run-in-background.ts'
import type { JobEvents } from './job-events.ts'
import { createPacedStream, type Outlet, type PacedStream } from './paced-stream.ts'

/** Proxies close a stream that is quiet for longer. */
const heartbeatMs = 15_000
/** The browser keeps one stream for all of its tabs, so this many are dead ones, or a script gone wrong. */
const mostStreamsOfAccount = 12

interface OpenStream {
  readonly accountId: string
  readonly token: string
  readonly stream: PacedStream
  readonly stopWatching: () => void
}

/** All open event streams of this process. */
export interface EventStreams {
  /** Begins to tell the account's jobs, and who else is in its documents. Answers what to do when the connection has closed. */
  open(who: { readonly accountId: string; readonly token: string }, outlet: Outlet): () => void
  /** Ends all streams, and refuses no new ones. */
  closeAll(): void
  close(): void
}

/**
 * The newest streams of an account win: the oldest one is told so and ends, since it is most likely the one whose
 * browser is gone. A stream ends within one heartbeat of its session.
 */
export function createEventStreams(rooms: {
  events: JobEvents
  presence: Pick<PresenceTracker, 'watch'>
  /** Of these tokens, those whose sessions are still good; in one query. */
  goodTokens: (tokens: readonly string[]) => Promise<ReadonlySet<string>>
  logger: Pick<Logger, 'warn'>
}): EventStreams & { beat(): Promise<void> } {
  const { events, presence, goodTokens, logger } = rooms
  const open = new Set<OpenStream>()

  function forget(one: OpenStream): void {
    open.delete(one)
    one.stopWatching()
  }

  async function beat(): Promise<void> {
    const now = [...open]
    if (now.length === 0) return
    for (const { stream } of now) stream.beat()
    const good = await goodTokens([...new Set(now.map(({ token }) => token))])
    for (const one of now) {
      if (good.has(one.token)) continue
      forget(one)
      one.stream.end()
    }
  }

  const timer = setInterval(
    () => runInBackground(beat, logger, 'the heartbeat of event streams'),
    heartbeatMs,
  )
  timer.unref()

  function closeAll(): void {
    for (const one of open) {
      forget(one)
      one.stream.end()
    }
  }

  return {
    beat,
    open({ accountId, token }, outlet) {
      const stream = createPacedStream(outlet)
      const stops = [
        events.watch(accountId, (job) => stream.tell({ type: 'job', job })),
        presence.watch(accountId, ({ courseId, pageId, format }, seen) =>
          stream.tell({ type: 'presence', course_id: courseId, page_id: pageId, format, ...seen }),
        ),
      ]
      const stopWatching = () => stops.forEach((stop) => stop())
      const one = { accountId, token, stream, stopWatching }
      open.add(one)
      const ofAccount = [...open].filter((other) => other.accountId === accountId)
      for (const oldest of ofAccount.slice(0, -mostStreamsOfAccount)) {
        forget(oldest)
        oldest.stream.replace()
      }
      return () => forget(one)
    },
    closeAll,
    close() {
      clearInterval(timer)
      closeAll()
    },
  }
}
