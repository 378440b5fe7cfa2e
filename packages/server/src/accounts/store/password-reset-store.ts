import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { passwordResets, users } from '../../platform/db/schema/accounts.ts'
import { hashToken, newToken } from '../secrets/secrets.ts'

export type PasswordResetStore = ReturnType<typeof createPasswordResetStore>

/** Mailed links for choosing a new password. Their tokens are stored as hashes. */
export function createPasswordResetStore(database: Database) {
  return {
    /** Creates the token of a new link. Earlier links of this account become invalid. */
    async open(accountId: string, goodForMinutes: number): Promise<string> {
      const token = newToken()
      await database.transaction(async () => {
        await database.sql.delete(passwordResets).where(eq(passwordResets.userId, accountId))
        await database.sql.insert(passwordResets).values({
          tokenHash: hashToken(token),
          userId: accountId,
          expiresAt: new Date(Date.now() + goodForMinutes * 60_000),
        })
      })
      return token
    },

    async isGood(token: string): Promise<boolean> {
      const rows = await database.sql.select().from(passwordResets).where(good(token))
      return rows.length > 0
    },

    /** Uses a token once. Returns its account; undefined if the token is not valid. */
    async use(token: string): Promise<{ id: string; email: string } | undefined> {
      const [used] = await database.sql
        .delete(passwordResets)
        .where(good(token))
        .returning({ userId: passwordResets.userId })
      if (!used) return undefined
      const rows = await database.sql
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(eq(users.id, used.userId))
      return rows[0]
    },
  }
}

function good(token: string) {
  return and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, new Date()))
}
