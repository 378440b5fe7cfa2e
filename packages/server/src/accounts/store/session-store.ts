import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { passwordResets, sessions, users } from '../../platform/db/schema/accounts.ts'
import type { Account } from '../account.ts'
import { hashToken, newToken } from '../secrets/secrets.ts'
import { accountColumns } from './account-rows-store.ts'

/** Lifetime of an unused session in days. */
const sessionDays = 30

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

/** The database, and the query that every request runs. It is prepared. */
export interface SessionContext {
  readonly database: Database
  readonly bySession: ReturnType<typeof prepareBySession>
}

export function prepareBySession(database: Database) {
  return database.sql
    .select({ ...accountColumns, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('account by session')
}

/** Starts a session. The tokens are returned once and stored as hashes. */
export async function openSession(
  database: Database,
  accountId: string,
): Promise<{ token: string; mediaToken: string }> {
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
}

export async function closeSession(database: Database, token: string): Promise<void> {
  await database.sql.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** Ends all sessions of an account except `keep`. */
export async function closeSessions(database: Database, accountId: string, keep?: string): Promise<void> {
  await database.sql
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, accountId),
        keep === undefined ? undefined : ne(sessions.tokenHash, hashToken(keep)),
      ),
    )
}

/** Ends all sessions except `keep`, and invalidates mailed links of this account. */
export async function changePassword(
  database: Database,
  accountId: string,
  passwordHash: string,
  keep?: string,
): Promise<void> {
  await database.transaction(async () => {
    await database.sql.update(users).set({ passwordHash }).where(eq(users.id, accountId))
    await database.sql.delete(passwordResets).where(eq(passwordResets.userId, accountId))
    await closeSessions(database, accountId, keep)
  })
}

/** The account of a bearer token. Using a session extends it, at most once a minute. */
export async function findBySession(
  { database, bySession }: SessionContext,
  token: string,
): Promise<Account | undefined> {
  const tokenHash = hashToken(token)
  const [found] = await bySession.execute({ tokenHash })
  if (!found) return undefined
  const { lastSeenAt, ...account } = found
  if (Date.now() - lastSeenAt.getTime() > 60_000) {
    await database.sql
      .update(sessions)
      .set({ lastSeenAt: new Date(), expiresAt: inDays(sessionDays) })
      .where(eq(sessions.tokenHash, tokenHash))
  }
  return account
}

/** Returns the bearer tokens whose sessions are valid. This check does not extend them. */
export async function goodTokens(
  database: Database,
  tokens: readonly string[],
): Promise<ReadonlySet<string>> {
  const byHash = new Map(tokens.map((token) => [hashToken(token), token]))
  if (byHash.size === 0) return new Set()
  const rows = await database.sql
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(inArray(sessions.tokenHash, [...byHash.keys()]), gt(sessions.expiresAt, new Date())))
  return new Set(rows.flatMap(({ tokenHash }) => byHash.get(tokenHash) ?? []))
}

/** The account of a media cookie. The cookie only gives access to media. */
export async function findByMediaToken(database: Database, mediaToken: string): Promise<Account | undefined> {
  const rows = await database.sql
    .select(accountColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.mediaTokenHash, hashToken(mediaToken)), gt(sessions.expiresAt, new Date())))
  return rows[0]
}
