import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { shares } from '../platform/db/schema/published.ts'

/** Moves the end of a share into the past. Requests cannot do it: they are refused. */
export async function endShare(database: Database, shareId: string): Promise<void> {
  await database.sql
    .update(shares)
    .set({ expiresAt: new Date(0) })
    .where(eq(shares.id, shareId))
}
