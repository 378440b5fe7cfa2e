import { setTimeout as pause } from 'node:timers/promises'
import type { Client, QueryConfig } from 'pg'
import type { DatabaseLogger } from '../database.ts'
import { quoted } from '../backend.ts'

interface NotificationListener {
  readonly onPayload: (payload: string) => void
  readonly reconnected: () => void
}

export interface Listener {
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    reconnected: () => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

const checkEvery = 15_000
/** `query_timeout` in milliseconds; the driver supports it, its types do not. */
type TimedQuery = QueryConfig & { query_timeout: number }
const check: TimedQuery = { text: 'select 1', query_timeout: 5_000 }
/** Without a timeout, a connection that stops answering here would never be replaced. */
const listenTo = (channel: string): TimedQuery => ({
  text: `LISTEN ${quoted(channel)}`,
  query_timeout: 10_000,
})
const longestPause = 10_000

/**
 * Receives the notifications of all channels on its own connection, which is opened at the first `listen`. If it
 * breaks or stops answering it is opened again, and every listener is informed, because notifications may be lost.
 */
export function createListener(connect: () => Client, logger?: DatabaseLogger): Listener {
  const listeners = new Map<string, Set<NotificationListener>>()
  const closing = new AbortController()
  let client: Promise<Client | undefined> | undefined

  async function open(): Promise<Client> {
    const fresh = connect()
    const { promise: broken, resolve: breaks } = Promise.withResolvers<unknown>()
    fresh.on('error', breaks)
    fresh.on('end', () => breaks(undefined))
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener.onPayload(payload)
    })
    try {
      await fresh.connect()
      for (const channel of listeners.keys()) await fresh.query(listenTo(channel))
    } catch (error) {
      await end(fresh)
      throw error
    }
    const checks = setInterval(() => void fresh.query(check).catch(breaks), checkEvery).unref()
    replaceOnce(
      broken.finally(() => clearInterval(checks)),
      fresh,
    ).catch((error: unknown) => logger?.warn({ err: error }, 'A listener failed after a reconnection.'))
    return fresh
  }

  async function replaceOnce(broken: Promise<unknown>, previous: Client): Promise<void> {
    const error = await broken
    await end(previous)
    if (closing.signal.aborted) return
    logger?.warn({ err: error }, 'The connection for database notifications broke.')
    client = persist()
    if (!(await client)) return
    for (const each of listeners.values()) for (const listener of each) listener.reconnected()
  }

  /** Tries until there is a connection, or no listener. */
  async function persist(): Promise<Client | undefined> {
    for (let wait = 250; !closing.signal.aborted; wait = Math.min(2 * wait, longestPause)) {
      try {
        return await open()
      } catch (error) {
        logger?.warn({ err: error }, 'The database cannot send notifications; trying again.')
        await pause(wait, undefined, { ref: false, signal: closing.signal }).catch(() => {})
      }
    }
    return undefined
  }

  return {
    async listen(channel, onPayload, reconnected) {
      const listener = { onPayload, reconnected }
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener))
      client ??= persist()
      await (await client)?.query(listenTo(channel))
      return async () => {
        listeners.get(channel)?.delete(listener)
      }
    },
    async close() {
      closing.abort()
      const last = await client
      if (last) await end(last)
    },
  }
}

/** Closes a connection, even if it is already broken. */
async function end(client: Client): Promise<void> {
  await client.end().catch(() => {})
}
