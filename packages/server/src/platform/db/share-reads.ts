import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { DatabaseUnavailable } from './database-unavailable.ts'
import type { Backend, Session } from './backend.ts'

/** How long a read waits for a free connection, in milliseconds: as long as a transaction waits. */
const longestWait = 10_000

/**
 * Limits the concurrent reads of a session to the number of connections. Identical reads that wait are sent once.
 * All callers get the same rows, which must not be changed. A shared read is sent after its last caller has joined,
 * so each caller sees earlier writes. A read that waits longer than 10 s rejects with `DatabaseUnavailable`: during
 * an outage, reads that were sent take up to a minute to fail.
 */
export function sharingReads(session: Session, backend: Pick<Backend, 'connections' | 'blocks'>): Session {
  const limit = pLimit(backend.connections)
  const waiting = new Map<string, Promise<unknown[]>>()

  return {
    execute: (...asked) => session.execute(...asked),
    query(text, params, shape) {
      if (!isPlainRead(text, shape)) return session.query(text, params, shape)
      const key = JSON.stringify([text, params])
      const shared = waiting.get(key)
      if (shared) return shared
      const { promise: late, reject } = Promise.withResolvers<never>()
      let hasGivenUp = false
      const giveUp = () => {
        hasGivenUp = true
        waiting.delete(key)
        reject(new DatabaseUnavailable('The database did not start this read in time.'))
      }
      // A statement that blocks this process blocks its clock as well, and always ends.
      const timer = backend.blocks ? undefined : setTimeout(giveUp, longestWait)
      const turn = limit(async () => {
        if (hasGivenUp) return late
        // Lets other received requests join first: while a statement blocks, none can.
        if (backend.blocks) await setImmediate()
        clearTimeout(timer)
        waiting.delete(key)
        return session.query(text, params, shape)
      })
      const answer = Promise.race([turn, late])
      waiting.set(key, answer)
      return answer
    },
  }
}

/** Drizzle's builders use arrays. Hand-written queries may call functions that change data. */
function isPlainRead(text: string, shape: 'arrays' | 'objects'): boolean {
  return (
    shape === 'arrays' &&
    text.startsWith('select ') &&
    !/ for (no key )?(update|key share|share)\b/.test(text)
  )
}
