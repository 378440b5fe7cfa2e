import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Registration } from '@lectern/domain/accounts/credentials.ts'
import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { loginAttempts, sessions, users } from '../db/schema.ts'
import type { Account } from './account.ts'
import { hashToken, newToken, type Secrets } from './secrets.ts'

/** How long a session lives after it was last used. */
const sessionDays = 30

const accountColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  organization: users.organization,
  courseSystem: users.courseSystem,
}

export type AccountStore = ReturnType<typeof createAccountStore>

/** All SQL of accounts, sessions and failed logins. */
export function createAccountStore(database: Database, secrets: Secrets) {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

  return {
    /** ALREADY_REGISTERED when the email or the API key is taken. */
    async add(person: Omit<Registration, 'password'> & { passwordHash: string }): Promise<Account> {
      const added = await database.sql
        .insert(users)
        .values({
          email: person.email.toLowerCase(),
          firstName: person.first_name,
          lastName: person.last_name,
          organization: person.organization,
          passwordHash: person.passwordHash,
          courseSystem: person.base_url,
          apiKeyCipher: secrets.encrypt(person.api_key),
          apiKeyHash: secrets.keyedHash(person.api_key),
        })
        .onConflictDoNothing()
        .returning(accountColumns)
      if (!added[0]) throw new Problem('ALREADY_REGISTERED')
      return added[0]
    },

    async findByEmail(email: string): Promise<(Account & { passwordHash: string }) | undefined> {
      const rows = await database.sql
        .select({ ...accountColumns, passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.email, email.toLowerCase()))
      return rows[0]
    },

    async find(id: string): Promise<Account | undefined> {
      const rows = await database.sql.select(accountColumns).from(users).where(eq(users.id, id))
      return rows[0]
    },

    /** The API key of an account's course system, in plain: for adapters only. */
    async apiKey(accountId: string): Promise<string> {
      const rows = await database.sql
        .select({ cipher: users.apiKeyCipher })
        .from(users)
        .where(eq(users.id, accountId))
      if (!rows[0]) throw new Problem('NOT_LOGGED_IN')
      return secrets.decrypt(rows[0].cipher)
    },

    async moveToCourseSystem(accountId: string, courseSystem: string): Promise<void> {
      await database.sql.update(users).set({ courseSystem }).where(eq(users.id, accountId))
    },

    /** Begins a session; the tokens are told once and stored as hashes. */
    async openSession(accountId: string): Promise<{ token: string; mediaToken: string }> {
      const token = newToken()
      const mediaToken = newToken()
      await database.sql
        .delete(sessions)
        .where(and(eq(sessions.userId, accountId), lt(sessions.expiresAt, new Date())))
      await database.sql.insert(sessions).values({
        tokenHash: hashToken(token),
        mediaTokenHash: hashToken(mediaToken),
        userId: accountId,
        expiresAt: inDays(sessionDays),
      })
      return { token, mediaToken }
    },

    async closeSession(token: string): Promise<void> {
      await database.sql.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
    },

    /** Whose bearer token this is. Using a session prolongs it, at most once a minute. */
    async findBySession(token: string): Promise<Account | undefined> {
      const tokenHash = hashToken(token)
      const rows = await database.sql
        .select({ ...accountColumns, lastSeenAt: sessions.lastSeenAt })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date())))
      const found = rows[0]
      if (!found) return undefined
      const { lastSeenAt, ...account } = found
      if (Date.now() - lastSeenAt.getTime() > 60_000) {
        await database.sql
          .update(sessions)
          .set({ lastSeenAt: new Date(), expiresAt: inDays(sessionDays) })
          .where(eq(sessions.tokenHash, tokenHash))
      }
      return account
    },

    /** Whose media cookie this is. It is good for nothing but fetching media. */
    async findByMediaToken(mediaToken: string): Promise<Account | undefined> {
      const rows = await database.sql
        .select(accountColumns)
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.mediaTokenHash, hashToken(mediaToken)), gt(sessions.expiresAt, new Date())))
      return rows[0]
    },

    /** Seconds until this account or address may try again; 0 when it may now. */
    async secondsUntilAttempt(limits: readonly AttemptLimit[]): Promise<number> {
      const now = Date.now()
      const rows = await database.sql
        .select()
        .from(loginAttempts)
        .where(or(...limits.map((limit) => eq(loginAttempts.key, secrets.keyedHash(limit.name)))))
      const waits = rows.map((row) => {
        const limit = limits.find((one) => secrets.keyedHash(one.name) === row.key)
        const over = limit && row.failures >= limit.failures
        return over ? (row.windowEndsAt.getTime() - now) / 1000 : 0
      })
      return Math.ceil(Math.max(0, ...waits))
    },

    async countFailure(limits: readonly AttemptLimit[], windowMinutes: number): Promise<void> {
      const windowEndsAt = new Date(Date.now() + windowMinutes * 60_000)
      await database.sql
        .insert(loginAttempts)
        .values(limits.map((limit) => ({ key: secrets.keyedHash(limit.name), failures: 1, windowEndsAt })))
        .onConflictDoUpdate({
          target: loginAttempts.key,
          set: {
            failures: sql`case when ${loginAttempts.windowEndsAt} < now() then 1 else ${loginAttempts.failures} + 1 end`,
            windowEndsAt: sql`case when ${loginAttempts.windowEndsAt} < now() then excluded.window_ends_at else ${loginAttempts.windowEndsAt} end`,
          },
        })
    },

    async forgetFailures(limit: AttemptLimit): Promise<void> {
      await database.sql.delete(loginAttempts).where(eq(loginAttempts.key, secrets.keyedHash(limit.name)))
    },
  }
}

/** So many failures of one name (an account, an address) within a window, then it must wait. */
export interface AttemptLimit {
  readonly name: string
  readonly failures: number
}
