import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

export type DeliveryStore = ReturnType<typeof createDeliveryStore>

/** SQL of messages that wait in a queue. */
export function createDeliveryStore(database: Database) {
  return {
    /** Counts waiting messages, up to `most`. */
    async waiting(name: string, most: number): Promise<number> {
      const [row] = await database.sql.execute<{ count: number }>(sql`
        select count(*)::int as count from (
          select 1 from pgboss.job where name = ${name} and state < 'active' limit ${most}) waiting`)
      return row?.count ?? 0
    },
  }
}
