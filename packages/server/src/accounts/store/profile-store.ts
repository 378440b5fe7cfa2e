import type { Profile, Registration } from '@lectern/domain/accounts/credentials.ts'
import type { InterfaceLanguageCode } from '@lectern/domain/interface-languages/interface-languages.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import type { Account } from '../account.ts'
import { normaliseEmail } from '../normalise-email.ts'
import { type AccountContext, accountColumns, knownLanguage } from './account-rows-store.ts'

interface AccountWithPassword extends Account {
  readonly passwordHash: string
  /** Undefined until it is chosen. */
  readonly language: InterfaceLanguageCode | undefined
}

/** Throws ALREADY_REGISTERED if the email or the API key is in use. */
export async function addAccount(
  { database, secrets }: AccountContext,
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
}

export async function findByEmail(
  database: Database,
  email: string,
): Promise<AccountWithPassword | undefined> {
  const rows = await database.sql
    .select({ ...accountColumns, passwordHash: users.passwordHash, language: users.interfaceLanguage })
    .from(users)
    .where(eq(users.email, normaliseEmail(email)))
  return rows[0] && { ...rows[0], language: knownLanguage(rows[0].language) }
}

export async function findAccount(database: Database, id: string): Promise<Account | undefined> {
  const rows = await database.sql.select(accountColumns).from(users).where(eq(users.id, id))
  return rows[0]
}

export async function passwordHashOf(database: Database, accountId: string): Promise<string | undefined> {
  const rows = await database.sql
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, accountId))
  return rows[0]?.passwordHash
}

export async function changeProfile(
  database: Database,
  accountId: string,
  profile: Profile,
): Promise<Account> {
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
}
