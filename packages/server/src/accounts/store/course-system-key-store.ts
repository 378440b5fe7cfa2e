import { Problem } from '@lectern/domain/problems/problems.ts'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import type { Account } from '../account.ts'
import { type AccountContext, accountColumns } from './account-rows-store.ts'

/**
 * The decrypted API key of an account's course system, for adapters only. NOT_FOUND if the account has moved to
 * another course system: a key must never be sent to a different course system.
 */
export async function apiKeyOf(
  { database, secrets }: AccountContext,
  account: Pick<Account, 'id' | 'courseSystem'>,
): Promise<string> {
  const rows = await database.sql
    .select({ cipher: users.apiKeyCipher })
    .from(users)
    .where(and(eq(users.id, account.id), eq(users.courseSystem, account.courseSystem)))
  if (!rows[0]) throw new Problem('NOT_FOUND')
  return secrets.decrypt(rows[0].cipher)
}

/** Whether the secret can decrypt the stored API keys; true if there are none. */
export async function canReadKeys({ database, secrets }: AccountContext): Promise<boolean> {
  const [any] = await database.sql.select({ cipher: users.apiKeyCipher }).from(users).limit(1)
  try {
    if (any) secrets.decrypt(any.cipher)
    return true
  } catch {
    return false
  }
}

/**
 * Moves an account to a course system, optionally with another key, and runs `alongside` in the same
 * transaction. Undefined if the account has moved since it was read. ALREADY_REGISTERED if another account has
 * that key.
 */
export async function changeCourseSystem(
  { database, secrets }: AccountContext,
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
}

export async function moveToCourseSystem(
  database: Database,
  accountId: string,
  courseSystem: string,
): Promise<void> {
  await database.sql.update(users).set({ courseSystem }).where(eq(users.id, accountId))
}
