import type { Presence } from '@lectern/domain/api/presence.ts'
import { formatNames } from '@lectern/domain/courses/format.ts'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import {
  createPresenceBoard,
  type PresenceBoard,
  type PresenceNews,
  type PresencePlace,
} from './presence-board.ts'

const channel = 'lectern_presence'

const news = z.object({
  home: z.string(),
  courseId: z.string(),
  pageId: z.string(),
  format: z.enum(formatNames),
  accountId: z.string(),
  name: z.string(),
  window: z.string(),
  part: z.string().nullish(),
  left: z.boolean().optional(),
})

type Heard = (place: PresencePlace, presence: Presence) => void

/** Who has which document open, across all server processes. Nothing of it is stored. */
export interface PresenceTracker {
  /** An editor says where it is, or that it has left. Resolves to what its account sees now. */
  tell(said: PresenceNews): Promise<Presence>
  /** Calls back when something changes in a document that the account has open. Returns how to stop. */
  watch(accountId: string, heard: Heard): () => void
  /** Drops editors that have fallen silent; done by a timer. */
  dropSilent(): void
  close(): Promise<void>
}

const sweepMs = 5000

/**
 * Every process hears what editors say to any of them, so a process that starts later, or loses its connection for a
 * while, knows everything again after one round of beats.
 */
export async function startPresence(
  database: Database,
  board: PresenceBoard = createPresenceBoard(),
): Promise<PresenceTracker> {
  const watchers = new Map<string, Set<Heard>>()

  function announce(place: PresencePlace): void {
    for (const accountId of board.accountsAt(place)) {
      for (const heard of watchers.get(accountId) ?? []) heard(place, board.see(place, accountId))
    }
  }

  function take(said: PresenceNews): void {
    if (board.take(said)) announce(said)
  }

  const stopListening = await database.listen(channel, (payload) => {
    const said = news.safeParse(readJson(payload)).data
    if (said) take(said)
  })

  function dropSilent(): void {
    for (const place of board.dropSilent()) announce(place)
  }
  const timer = setInterval(dropSilent, sweepMs)
  timer.unref()

  return {
    async tell(said) {
      // The answer must know what was just said, whenever the notification arrives.
      take(said)
      await database.notify(channel, JSON.stringify(said))
      return board.see(said, said.accountId)
    },
    watch(accountId, heard) {
      const listeners = watchers.get(accountId) ?? new Set()
      watchers.set(accountId, listeners.add(heard))
      return () => {
        listeners.delete(heard)
        if (listeners.size === 0 && watchers.get(accountId) === listeners) watchers.delete(accountId)
      }
    },
    dropSilent,
    async close() {
      clearInterval(timer)
      await stopListening()
    },
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
