import { inArray, lt } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { passwordResets, sessions } from '../../platform/db/schema/accounts.ts'

/** Deletes at most `limit` expired sessions. Returns the number of deleted ones. */
export async function forgetExpiredSessions(database: Database, limit: number): Promise<number> {
  const expired = database.sql
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(lt(sessions.expiresAt, new Date()))
    .limit(limit)
  return (
    await database.sql
      .delete(sessions)
      .where(inArray(sessions.tokenHash, expired))
      .returning({ tokenHash: sessions.tokenHash })
  ).length
}

/** Deletes at most `limit` expired mailed links. Returns the number of deleted ones. */
export async function forgetExpiredResets(database: Database, limit: number): Promise<number> {
  const expired = database.sql
    .select({ tokenHash: passwordResets.tokenHash })
    .from(passwordResets)
    .where(lt(passwordResets.expiresAt, new Date()))
    .limit(limit)
  return (
    await database.sql
      .delete(passwordResets)
      .where(inArray(passwordResets.tokenHash, expired))
      .returning({ tokenHash: passwordResets.tokenHash })
  ).length
}
