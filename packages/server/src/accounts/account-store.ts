import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Profile, Registration } from '@lectern/domain/accounts/credentials.ts'
import type { Preferences } from '@lectern/domain/accounts/preferences.ts'
import {
  type InterfaceLanguageCode,
  isInterfaceLanguage,
} from '@lectern/domain/interface-languages/interface-languages.ts'
import { and, eq, gt, isNull, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { passwordResets, sessions, users } from '../db/schema.ts'
import { isUniqueViolation } from '../db/unique-violation.ts'
import type { Account } from './account.ts'
import { normaliseEmail } from './normalise-email.ts'
import { hashToken, newToken, type Secrets } from './secrets.ts'

/** Lifetime of an unused session in days. */
const sessionDays = 30

const accountColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  organization: users.organization,
  courseSystem: users.courseSystem,
}

const preferenceColumns = { autosave: users.autosave, language: users.interfaceLanguage }

function presentPreferences({ autosave, language }: { autosave: boolean; language: string | null }) {
  const known = knownLanguage(language)
  return { autosave, ...(known && { interface_language: known }) }
}

/** A language that another version of Lectern stored may be unknown to this one. */
const knownLanguage = (stored: string | null) => (isInterfaceLanguage(stored) ? stored : undefined)

interface AccountWithPassword extends Account {
  readonly passwordHash: string
  /** Undefined until it is chosen. */
  readonly language: InterfaceLanguageCode | undefined
}

export type AccountStore = ReturnType<typeof createAccountStore>

/** All SQL of accounts and sessions. */
export function createAccountStore(database: Database, secrets: Secrets) {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  // Prepared, because every request runs this query.
  const bySession = database.sql
    .select({ ...accountColumns, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('account by session')

  return {
    /** Throws ALREADY_REGISTERED if the email or the API key is in use. */
    async add(
      person: Omit<Registration, 'password'> & {
        passwordHash: string
        language?: InterfaceLanguageCode | undefined
      },
    ): Promise<Account> {
      const added = await database.sql
        .insert(users)
        .values({
          email: normaliseEmail(person.email),
          firstName: person.first_name,
          lastName: person.last_name,
          organization: person.organization,
          interfaceLanguage: person.language,
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

    async findByEmail(email: string): Promise<AccountWithPassword | undefined> {
      const rows = await database.sql
        .select({ ...accountColumns, passwordHash: users.passwordHash, language: users.interfaceLanguage })
        .from(users)
        .where(eq(users.email, normaliseEmail(email)))
      return rows[0] && { ...rows[0], language: knownLanguage(rows[0].language) }
    },

    async find(id: string): Promise<Account | undefined> {
      const rows = await database.sql.select(accountColumns).from(users).where(eq(users.id, id))
      return rows[0]
    },

    /**
     * The decrypted API key of an account's course system, for adapters only. NOT_FOUND if the account has moved to
     * another course system: a key must never be sent to a different course system.
     */
    async apiKey(account: Pick<Account, 'id' | 'courseSystem'>): Promise<string> {
      const rows = await database.sql
        .select({ cipher: users.apiKeyCipher })
        .from(users)
        .where(and(eq(users.id, account.id), eq(users.courseSystem, account.courseSystem)))
      if (!rows[0]) throw new Problem('NOT_FOUND')
      return secrets.decrypt(rows[0].cipher)
    },

    /** Whether the secret can decrypt the stored API keys; true if there are none. */
    async canReadKeys(): Promise<boolean> {
      const [any] = await database.sql.select({ cipher: users.apiKeyCipher }).from(users).limit(1)
      try {
        if (any) secrets.decrypt(any.cipher)
        return true
      } catch {
        return false
      }
    },

    async passwordHash(accountId: string): Promise<string | undefined> {
      const rows = await database.sql
        .select({ passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.id, accountId))
      return rows[0]?.passwordHash
    },

    async changeProfile(accountId: string, profile: Profile): Promise<Account> {
      const changed = await database.sql
        .update(users)
        .set({
          firstName: profile.first_name,
          lastName: profile.last_name,
          organization: profile.organization,
        })
        .where(eq(users.id, accountId))
        .returning(accountColumns)
      if (!changed[0]) throw new Problem('NOT_LOGGED_IN')
      return changed[0]
    },

    /**
     * Moves an account to a course system, optionally with another key, and runs `alongside` in the same
     * transaction. Undefined if the account has moved since it was read. ALREADY_REGISTERED if another account has
     * that key.
     */
    async changeCourseSystem(
      account: Account,
      to: { readonly baseUrl: string; readonly apiKey: string | undefined },
      alongside: () => Promise<void>,
    ): Promise<Account | undefined> {
      const key =
        to.apiKey === undefined
          ? {}
          : { apiKeyCipher: secrets.encrypt(to.apiKey), apiKeyHash: secrets.keyedHash(to.apiKey) }
      try {
        return await database.transaction(async () => {
          const changed = await database.sql
            .update(users)
            .set({ courseSystem: to.baseUrl, coursesProblem: null, ...key })
            .where(and(eq(users.id, account.id), eq(users.courseSystem, account.courseSystem)))
            .returning(accountColumns)
          if (changed[0]) await alongside()
          return changed[0]
        })
      } catch (error) {
        if (isUniqueViolation(error)) throw new Problem('ALREADY_REGISTERED', { cause: error })
        throw error
      }
    },

    async preferences(accountId: string): Promise<Preferences> {
      const [found] = await database.sql.select(preferenceColumns).from(users).where(eq(users.id, accountId))
      if (!found) throw new Problem('NOT_LOGGED_IN')
      return presentPreferences(found)
    },

    /** Stores the language of an account that has none yet. Returns whether it did. */
    async adoptLanguage(accountId: string, language: InterfaceLanguageCode): Promise<boolean> {
      const adopted = await database.sql
        .update(users)
        .set({ interfaceLanguage: language })
        .where(and(eq(users.id, accountId), isNull(users.interfaceLanguage)))
        .returning({ id: users.id })
      return adopted.length > 0
    },

    /** Keeps the language if `wanted` has none. */
    async changePreferences(accountId: string, wanted: Preferences): Promise<Preferences> {
      const [changed] = await database.sql
        .update(users)
        .set({ autosave: wanted.autosave, interfaceLanguage: wanted.interface_language })
        .where(eq(users.id, accountId))
        .returning(preferenceColumns)
      if (!changed) throw new Problem('NOT_LOGGED_IN')
      return presentPreferences(changed)
    },

    /** Ends all sessions except `keep`, and invalidates mailed links of this account. */
    async changePassword(accountId: string, passwordHash: string, keep?: string): Promise<void> {
      await database.transaction(async () => {
        await database.sql.update(users).set({ passwordHash }).where(eq(users.id, accountId))
        await database.sql.delete(passwordResets).where(eq(passwordResets.userId, accountId))
        await this.closeSessions(accountId, keep)
      })
    },

    async moveToCourseSystem(accountId: string, courseSystem: string): Promise<void> {
      await database.sql.update(users).set({ courseSystem }).where(eq(users.id, accountId))
    },

    /** Starts a session. The tokens are returned once and stored as hashes. */
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

    /** Ends all sessions of an account except `keep`. */
    async closeSessions(accountId: string, keep?: string): Promise<void> {
      await database.sql
        .delete(sessions)
        .where(
          and(
            eq(sessions.userId, accountId),
            keep === undefined ? undefined : ne(sessions.tokenHash, hashToken(keep)),
          ),
        )
    },

    /** The account of a bearer token. Using a session extends it, at most once a minute. */
    async findBySession(token: string): Promise<Account | undefined> {
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
    },

    /** Those of the bearer tokens whose sessions are valid. This check does not extend them. */
    async goodTokens(tokens: readonly string[]): Promise<ReadonlySet<string>> {
      const byHash = new Map(tokens.map((token) => [hashToken(token), token]))
      if (byHash.size === 0) return new Set()
      const rows = await database.sql
        .select({ tokenHash: sessions.tokenHash })
        .from(sessions)
        .where(and(inArray(sessions.tokenHash, [...byHash.keys()]), gt(sessions.expiresAt, new Date())))
      return new Set(rows.flatMap(({ tokenHash }) => byHash.get(tokenHash) ?? []))
    },

    /** The account of a media cookie. The cookie only gives access to media. */
    async findByMediaToken(mediaToken: string): Promise<Account | undefined> {
      const rows = await database.sql
        .select(accountColumns)
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.mediaTokenHash, hashToken(mediaToken)), gt(sessions.expiresAt, new Date())))
      return rows[0]
    },

    /** Deletes at most `limit` expired sessions. Returns the number of deleted ones. */
    async forgetExpiredSessions(limit: number): Promise<number> {
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
    },

    /** Deletes at most `limit` expired mailed links. Returns the number of deleted ones. */
    async forgetExpiredResets(limit: number): Promise<number> {
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
    },
  }
}
