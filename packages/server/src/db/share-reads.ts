import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { DatabaseUnavailable } from './database-unavailable.ts'
import type { Face, Session } from './face.ts'

/** How long a read waits for its turn, in milliseconds: as long as a transaction waits for a connection. */
const longestWait = 10_000

/**
 * The session of a face, which sends as many reads at a time as there are connections. A read that waits its turn is shared by all who ask the very
 * same meanwhile: it begins after each of them has asked, so each sees what was written before. In a rush, as when a
 * class opens one page, that saves most of the work. Answers that are shared must not be changed. While the database is
 * away, reads that are sent take up to a minute to fail: those behind them fail on their own, with `DatabaseUnavailable`.
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
