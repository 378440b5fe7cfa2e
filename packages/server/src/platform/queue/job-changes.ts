import type { Database } from '../db/database.ts'
import { idsOf, payloadsOf } from './ids-in-payload.ts'

/** The payload holds ids of changed jobs. */
const channel = 'lectern_job'

/** The changed jobs; `any` after a lost connection, when the changes are unknown. */
export type ChangedIds = readonly string[] | 'any'

/** Notifies processes of changed jobs. Only ids are sent, so that a listener reads what it needs. */
export interface JobChanges {
  /** Notifies every process including this one. Within a transaction: when it commits. */
  notify(jobIds: readonly string[]): Promise<void>
  /** Returns a function that stops listening. */
  onChange(listener: (changed: ChangedIds) => void): () => void
  close(): Promise<void>
}

/** Listens on one connection of the process. Its own changes are also delivered in memory. */
export async function startJobChanges(database: Database): Promise<JobChanges> {
  const listeners = new Set<(changed: ChangedIds) => void>()
  const announce = (changed: ChangedIds) => {
    for (const listener of listeners) listener(changed)
  }
  const stopListening = await database.listen(
    channel,
    (payload) => announce(idsOf(payload)),
    () => announce('any'),
  )
  return {
    async notify(jobIds) {
      for (const payload of payloadsOf(jobIds)) await database.notify(channel, payload)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: stopListening,
  }
}
