import type { Presence } from '@lectern/domain/api/documents/presence.ts'
import { formatNames } from '@lectern/domain/courses/formats.ts'
import { z } from 'zod'
import type { Database } from '../platform/db/database.ts'
import {
  createPresenceBoard,
  type PresenceBoard,
  type PresenceReport,
  type PresencePlace,
} from './presence-board.ts'
import { parseJson } from '../platform/runtime/parse-json.ts'

const channel = 'lectern_presence'

const reportSchema = z.object({
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

type PresenceListener = (place: PresencePlace, presence: Presence) => void

/** Tracks which accounts have which document open, across all server processes. Nothing is stored. */
export interface PresenceTracker {
  /** Reports where an editor is, or that it has left. Resolves to what its account sees now. */
  report(report: PresenceReport): Promise<Presence>
  /** Calls back when something changes in a document that the account has open. Returns a function that stops it. */
  watch(accountId: string, listener: PresenceListener): () => void
  /** Removes editors that have stopped reporting. A timer does this. */
  dropSilent(): void
  close(): Promise<void>
}

const sweepMs = 5000

/**
 * Every process receives the reports of all editors. So a process that starts later, or loses its connection for a
 * while, is complete after one round of reports.
 */
export async function startPresence(
  database: Database,
  board: PresenceBoard = createPresenceBoard(),
): Promise<PresenceTracker> {
  const watchers = new Map<string, Set<PresenceListener>>()

  function announce(place: PresencePlace): void {
    for (const accountId of board.accountsAt(place)) {
      for (const listener of watchers.get(accountId) ?? []) listener(place, board.see(place, accountId))
    }
  }

  function take(report: PresenceReport): void {
    if (board.take(report)) announce(report)
  }

  const stopListening = await database.listen(channel, (payload) => {
    const report = reportSchema.safeParse(parseJson(payload)).data
    if (report) take(report)
  })

  function dropSilent(): void {
    for (const place of board.dropSilent()) announce(place)
  }
  const timer = setInterval(dropSilent, sweepMs)
  timer.unref()

  return {
    async report(report) {
      // The response includes this report, whenever its notification arrives.
      take(report)
      await database.notify(channel, JSON.stringify(report))
      return board.see(report, report.accountId)
    },
    watch(accountId, listener) {
      const listeners = watchers.get(accountId) ?? new Set()
      watchers.set(accountId, listeners.add(listener))
      return () => {
        listeners.delete(listener)
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
