import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Runs the work in a transaction that holds the advisory lock `name`. Undefined, without running it, if another process
 * holds that lock. The lock ends with the transaction, also when the process or its connection dies.
 */
export async function tryExclusively<T>(
  database: Database,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  return database.transaction(async () => {
    const [lock] = await database.sql.execute<{ held: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('lectern'), hashtext(${name})) as held`,
    )
    return lock?.held ? work() : undefined
  })
}
