import type { Database } from '../db/database.ts'

/** The payload holds ids of changed jobs. */
const channel = 'lectern_job'
/** A payload may have 7999 bytes; an id with its comma has 37. */
const idsInPayload = 200

/** Which jobs changed. `any` after the connection was lost, when what changed meanwhile is unknown. */
export type ChangedIds = readonly string[] | 'any'

/** News about jobs between processes: only ids, so that a listener reads what it needs. */
export interface JobChanges {
  /** Tells every process, this one included. Within a transaction: when it commits. */
  tell(jobIds: readonly string[]): Promise<void>
  /** Answers how to stop listening. */
  onChange(heard: (changed: ChangedIds) => void): () => void
  close(): Promise<void>
}

/** Listens on one connection of the process; its own listeners are told in memory. */
export async function startJobChanges(database: Database): Promise<JobChanges> {
  const listeners = new Set<(changed: ChangedIds) => void>()
  const announce = (changed: ChangedIds) => {
    for (const heard of listeners) heard(changed)
  }
  const stopListening = await database.listen(
    channel,
    (payload) => announce(payload.split(',')),
    () => announce('any'),
  )
  return {
    async tell(jobIds) {
      for (let from = 0; from < jobIds.length; from += idsInPayload) {
        await database.notify(channel, jobIds.slice(from, from + idsInPayload).join(','))
      }
    },
    onChange(heard) {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
    close: stopListening,
  }
}
