import type { Logger } from '../platform/runtime/logger.ts'
import type { PresenceTracker } from '../presence/presence.ts'
import type { Outlet } from '../route.ts'
import { runInBackground } from '../platform/runtime/run-in-background.ts'
import type { JobEvents } from './job-events.ts'
import { createPacedStream, type PacedStream } from './paced-stream.ts'

/** Proxies close a stream that is silent for longer. */
const heartbeatMs = 15_000
/** A browser shares one stream among its tabs. More streams than this are dead connections or a faulty script. */
const mostStreamsOfAccount = 12

interface OpenStream {
  readonly accountId: string
  readonly token: string
  readonly stream: PacedStream
  readonly stopWatching: () => void
}

/** All open event streams of this process. */
export interface EventStreams {
  /**
   * Sends the account's jobs and the other users in its documents. Returns a function to call when the connection
   * has closed.
   */
  open(who: { readonly accountId: string; readonly token: string }, outlet: Outlet): () => void
  /** Ends all streams. New streams are still accepted. */
  closeAll(): void
  close(): void
}

/**
 * Limits the streams of an account. The oldest stream gets a message and ends, because its browser has most likely
 * closed. A stream ends within one heartbeat of its session.
 */
export function createEventStreams(dependencies: {
  events: JobEvents
  presence: Pick<PresenceTracker, 'watch'>
  /** Returns the tokens whose sessions are valid, in one query. */
  goodTokens: (tokens: readonly string[]) => Promise<ReadonlySet<string>>
  logger: Pick<Logger, 'warn'>
}): EventStreams & { heartbeat(): Promise<void> } {
  const { events, presence, goodTokens, logger } = dependencies
  const open = new Set<OpenStream>()

  function forget(one: OpenStream): void {
    open.delete(one)
    one.stopWatching()
  }

  async function heartbeat(): Promise<void> {
    const now = [...open]
    if (now.length === 0) return
    for (const { stream } of now) stream.heartbeat()
    const good = await goodTokens([...new Set(now.map(({ token }) => token))])
    for (const one of now) {
      if (good.has(one.token)) continue
      forget(one)
      one.stream.end()
    }
  }

  const timer = setInterval(
    () => runInBackground(heartbeat, logger, 'the heartbeat of event streams'),
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
    heartbeat,
    open({ accountId, token }, outlet) {
      const stream = createPacedStream(outlet)
      const stops = [
        events.watch(accountId, (job) => stream.send({ type: 'job', job })),
        presence.watch(accountId, ({ courseId, pageId, format }, seen) =>
          stream.send({ type: 'presence', course_id: courseId, page_id: pageId, format, ...seen }),
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
