import { eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { loginAttempts } from '../../platform/db/schema/accounts.ts'
import type { Secrets } from '../secrets/secrets.ts'

/** Number of attempts allowed under one name (an account, an address, or both) in a window. */
export interface AttemptLimit {
  readonly name: string
  readonly most: number
  readonly windowMinutes: number
}

export type AttemptStore = ReturnType<typeof createAttemptStore>

/** All SQL of counted attempts. Names are stored as keyed hashes. Every method is one atomic statement. */
export function createAttemptStore(database: Database, secrets: Pick<Secrets, 'keyedHash'>) {
  const keyOf = (name: string) => secrets.keyedHash(name)

  return {
    /**
     * Counts attempts, usually one. Returns the number of attempts in the current window including these, at most
     * `most` more than these, and the end of the window.
     */
    async count(
      limit: AttemptLimit,
      now: Date,
      times = 1,
    ): Promise<{ attempts: number; windowEndsAt: Date }> {
      const windowEndsAt = new Date(now.getTime() + limit.windowMinutes * 60_000)
      const isOver = sql`${loginAttempts.windowEndsAt} <= ${now.toISOString()}`
      const [row] = await database.sql
        .insert(loginAttempts)
        .values({ key: keyOf(limit.name), failures: times, windowEndsAt })
        .onConflictDoUpdate({
          target: loginAttempts.key,
          set: {
            failures: sql`case when ${isOver} then 0 else least(${loginAttempts.failures}, ${limit.most}) end + ${times}::int`,
            windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${loginAttempts.windowEndsAt} end`,
          },
        })
        .returning()
      if (!row) throw new Error('An attempt was counted but not returned.')
      return { attempts: row.failures, windowEndsAt: row.windowEndsAt }
    },

    /** Subtracts one counted attempt from each name. */
    async giveBack(names: readonly string[]): Promise<void> {
      if (names.length === 0) return
      await database.sql
        .update(loginAttempts)
        .set({ failures: sql`greatest(${loginAttempts.failures} - 1, 0)` })
        .where(inArray(loginAttempts.key, names.map(keyOf)))
    },

    /**
     * Admits one attempt and blocks the name for `pauseMs`. Returns null if it was admitted, otherwise the end of
     * the pause. One of several simultaneous attempts is admitted.
     */
    async takeTurn(name: string, pauseMs: number, now: Date): Promise<Date | null> {
      const windowEndsAt = new Date(now.getTime() + pauseMs)
      const key = keyOf(name)
      const taken = await database.sql
        .insert(loginAttempts)
        .values({ key, failures: 1, windowEndsAt })
        .onConflictDoUpdate({
          target: loginAttempts.key,
          set: { windowEndsAt: sql`excluded.window_ends_at` },
          setWhere: lte(loginAttempts.windowEndsAt, now),
        })
        .returning({ key: loginAttempts.key })
      if (taken.length > 0) return null
      const [row] = await database.sql.select().from(loginAttempts).where(eq(loginAttempts.key, key))
      return row?.windowEndsAt ?? now
    },

    /** Deletes at most `limit` counts whose window is over. Returns the number of deleted ones. */
    async forgetOld(limit: number): Promise<number> {
      const old = database.sql
        .select({ key: loginAttempts.key })
        .from(loginAttempts)
        .where(lte(loginAttempts.windowEndsAt, new Date()))
        .limit(limit)
      return (
        await database.sql
          .delete(loginAttempts)
          .where(inArray(loginAttempts.key, old))
          .returning({ key: loginAttempts.key })
      ).length
    },

    async forget(names: readonly string[]): Promise<void> {
      if (names.length === 0) return
      await database.sql.delete(loginAttempts).where(inArray(loginAttempts.key, names.map(keyOf)))
    },
  }
}
