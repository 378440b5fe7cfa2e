import { jobsApi, streamEvent } from '@lectern/domain/api/jobs.ts'
import { presenceEvent, type PresenceEvent } from '@lectern/domain/api/documents/presence.ts'
import { job, type Job } from '@lectern/domain/jobs/job.ts'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { reportReachable } from '../reachability.ts'
import { authToken, expireSession, sessionUser } from '../session.ts'
import { waitForRetry, waitUntilVisible, runWhileVisible } from './pauses.ts'
import { readEventStream } from './read-event-stream.ts'
import { joinTabLeader, type TabChannel } from './tab-leader.ts'

/** A message to all tabs from the tab that holds the stream. */
const tabMessage = z.union([
  z.object({ type: z.literal('alive') }),
  z.object({ type: z.literal('jobs'), jobs: z.array(job), whole: z.boolean() }),
  z.object({ type: z.literal('reachable'), reachable: z.boolean() }),
  presenceEvent,
])
type TabMessage = z.infer<typeof tabMessage>
type Send = (message: TabMessage) => void

interface Listeners {
  readonly storeJobs: (jobs: readonly Job[], options: { whole: boolean }) => void
  readonly publishPresence: (event: PresenceEvent) => void
}

/** Three heartbeats of the server. */
const silenceMs = 45_000

/**
 * Follows the jobs of the account and the presence of users in its open documents, until the returned function is called.
 * All tabs of a browser share one stream, because a browser opens only six HTTP/1.1 connections to a server.
 */
export function followEvents({ storeJobs, publishPresence }: Listeners): () => void {
  const stopped = new AbortController()
  // Undefined on an insecure origin, although the type says otherwise.
  const locks = navigator.locks as LockManager | undefined
  /** Jobs that events bring before the first list. A late list is older than they are. */
  const newer = new Map<string, Job>()
  let isListed = false
  function takeList(jobs: readonly Job[]): void {
    isListed = true
    storeJobs(jobs, { whole: true })
  }
  // Another tab may have opened the stream before, so this tab requests the list itself.
  listJobs(stopped.signal).then(
    (jobs) => isListed || takeList([...jobs.filter(({ id }) => !newer.has(id)), ...newer.values()]),
    () => undefined,
  )
  function takeMessage(message: Extract<TabMessage, { type: 'jobs' }>): void {
    if (message.whole) return takeList(message.jobs)
    if (!isListed) for (const one of message.jobs) newer.set(one.id, one)
    storeJobs(message.jobs, { whole: false })
  }
  const stopSharing = joinTabLeader({
    name: `lectern-events-${sessionUser().id}`,
    locks,
    openChannel,
    lead: (send, signal) =>
      locks ? maintainStream(send, signal) : runWhileVisible((turn) => maintainStream(send, turn), signal),
    // Random, so that tabs do not take the lead from each other when the leader is silent.
    silenceMs: silenceMs * (2 + Math.random()),
    onMessage(data) {
      const message = tabMessage.safeParse(data).data
      if (message?.type === 'jobs') takeMessage(message)
      if (message?.type === 'presence') publishPresence(message)
      if (message?.type === 'reachable') reportReachable(message.reachable)
    },
  })
  return () => {
    stopped.abort()
    stopSharing()
  }
}

function openChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    post: (message) => channel.postMessage(message),
    onMessage: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    close: () => channel.close(),
  }
}

function listJobs(signal: AbortSignal): Promise<readonly Job[]> {
  return call(jobsApi.list, { signal })
}

type StreamEnd = 'failed' | 'broken' | 'replaced'

/** Keeps a stream open until the signal aborts, and reconnects with growing pauses. Never rejects. */
async function maintainStream(sendUnchecked: (message: unknown) => void, signal: AbortSignal): Promise<void> {
  const send: Send = sendUnchecked
  for (let tries = 0; !signal.aborted; tries += 1) {
    const end = await readStream(send, signal).catch((): StreamEnd => 'failed')
    if (signal.aborted) return
    send({ type: 'reachable', reachable: end !== 'failed' })
    if (end !== 'failed') tries = 0
    if (end === 'replaced') await waitUntilVisible(signal)
    else await waitForRetry(tries, signal, () => send({ type: 'alive' }))
  }
}

/** Opens the stream and sends its events to all tabs, until it ends. */
async function readStream(send: Send, signal: AbortSignal): Promise<StreamEnd> {
  const token = authToken()
  if (token === undefined) return 'failed'
  let end: StreamEnd = 'failed'
  await readEventStream(jobsApi.events.path, {
    request: { headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` } },
    signal,
    silenceMs,
    async onOpen(response) {
      if (response.status === 401 && authToken() === token) expireSession()
      if (!response.ok) return false
      // The stream does not repeat what happened before it opened.
      send({ type: 'jobs', jobs: [...(await listJobs(signal))], whole: true })
      end = 'broken'
      send({ type: 'reachable', reachable: true })
      return true
    },
    onAlive: () => send({ type: 'alive' }),
    onMessage(data) {
      const message = streamEvent.safeParse(parseJson(data)).data
      if (message?.type === 'job') send({ type: 'jobs', jobs: [message.job], whole: false })
      if (message?.type === 'presence') send(message)
      if (message?.type === 'replaced') end = 'replaced'
    },
  })
  return end
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
