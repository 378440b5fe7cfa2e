import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { DatabaseUnavailable } from './database-unavailable.ts'
import type { Face, Session } from './face.ts'

/** How long a read waits for its turn, in milliseconds: as long as a transaction waits for a connection. */
const longestWait = 10_000

/**
 * Limits the reads of a session to as many at a time as the database has connections. Identical reads that wait for
 * their turn are sent once, and every caller gets the same rows, which must not be changed. A shared read is sent after
 * the last caller asked, so each caller sees what was written before. A read that waits longer than 10 s rejects with
 * `DatabaseUnavailable`: while the database is away, reads that were sent take up to a minute to fail.
 */
export function sharingReads(session: Session, face: Pick<Face, 'connections' | 'blocks'>): Session {
  const limit = pLimit(face.connections)
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
        reject(new DatabaseUnavailable('The database has not got to this read in time.'))
      }
      // A statement that blocks this process blocks its clock as well, and always ends.
      const timer = face.blocks ? undefined : setTimeout(giveUp, longestWait)
      const turn = limit(async () => {
        if (hasGivenUp) return late
        // Other requests that have arrived may ask first: while a statement blocks, none can.
        if (face.blocks) await setImmediate()
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

/** Drizzle's builders ask for arrays. What is written by hand may call functions that change something. */
function isPlainRead(text: string, shape: 'arrays' | 'objects'): boolean {
  return (
    shape === 'arrays' &&
    text.startsWith('select ') &&
    !/ for (no key )?(update|key share|share)\b/.test(text)
  )
}
