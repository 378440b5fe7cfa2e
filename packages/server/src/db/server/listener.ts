import { setTimeout as pause } from 'node:timers/promises'
import type { Client, QueryConfig } from 'pg'
import type { DatabaseLogger } from '../database.ts'
import { quoted } from '../face.ts'

interface Ear {
  readonly heard: (payload: string) => void
  readonly reconnected: () => void
}

export interface Listener {
  listen(
    channel: string,
    heard: (payload: string) => void,
    reconnected: () => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

const checkEvery = 15_000
const check: QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: 5_000 }
const longestPause = 10_000

/**
 * Hears the notifications of all channels on one connection of its own, opened at the first `listen`. When it breaks
 * or falls silent it is opened again, and every listener told so, since what was said meanwhile is lost.
 */
export function createListener(connect: () => Client, logger?: DatabaseLogger): Listener {
  const ears = new Map<string, Set<Ear>>()
  const closing = new AbortController()
  let client: Promise<Client | undefined> | undefined

  async function open(): Promise<Client> {
    const fresh = connect()
    const { promise: broken, resolve: breaks } = Promise.withResolvers<unknown>()
    fresh.on('error', breaks)
    fresh.on('end', () => breaks(undefined))
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const ear of ears.get(channel) ?? []) ear.heard(payload)
    })
    try {
      await fresh.connect()
      for (const channel of ears.keys()) await fresh.query(`LISTEN ${quoted(channel)}`)
    } catch (error) {
      await end(fresh)
      throw error
    }
    const checks = setInterval(() => void fresh.query(check).catch(breaks), checkEvery).unref()
    replaceOnce(
      broken.finally(() => clearInterval(checks)),
      fresh,
    ).catch((error: unknown) =>
      logger?.warn({ err: error }, 'A listener could not be told of a reconnection.'),
    )
    return fresh
  }

  async function replaceOnce(broken: Promise<unknown>, worn: Client): Promise<void> {
    const error = await broken
    await end(worn)
    if (closing.signal.aborted) return
    logger?.warn({ err: error }, 'The connection that listens to the database broke.')
    client = persist()
    if (!(await client)) return
    for (const each of ears.values()) for (const ear of each) ear.reconnected()
  }

  /** Tries until there is a connection, or no need for one. */
  async function persist(): Promise<Client | undefined> {
    for (let wait = 250; !closing.signal.aborted; wait = Math.min(2 * wait, longestPause)) {
      try {
        return await open()
      } catch (error) {
        logger?.warn({ err: error }, 'The database cannot be listened to; trying again.')
        await pause(wait, undefined, { ref: false, signal: closing.signal }).catch(() => {})
      }
    }
    return undefined
  }

  return {
    async listen(channel, heard, reconnected) {
      const ear = { heard, reconnected }
      ears.set(channel, (ears.get(channel) ?? new Set()).add(ear))
      client ??= persist()
      await (await client)?.query(`LISTEN ${quoted(channel)}`)
      return async () => {
        ears.get(channel)?.delete(ear)
      }
    },
    async close() {
      closing.abort()
      const last = await client
      if (last) await end(last)
    },
  }
}

/** Says goodbye, also to a connection that is already gone. */
async function end(client: Client): Promise<void> {
  await client.end().catch(() => {})
}
