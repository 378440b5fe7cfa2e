import type { Database } from '../db/database.ts'

/** The payload holds ids of changed jobs. */
const channel = 'lectern_job'
/** A payload may have 7999 bytes; an id with its comma has 37. */
const idsInPayload = 200

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
    (payload) => announce(payload.split(',')),
    () => announce('any'),
  )
  return {
    async notify(jobIds) {
      for (let from = 0; from < jobIds.length; from += idsInPayload) {
        await database.notify(channel, jobIds.slice(from, from + idsInPayload).join(','))
      }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: stopListening,
  }
}
