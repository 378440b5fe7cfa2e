import type { Connection } from '@lectern/domain/api/accounts.ts'
import type { Registration } from '@lectern/domain/accounts/credentials.ts'
import type { InterfaceLanguageCode } from '@lectern/domain/interface-languages/interface-languages.ts'
import type { AccountStore } from '../store/account-store.ts'
import type { Account } from '../account.ts'
import { newEmail } from '../normalise-email.ts'
import { hashPassword } from '../secrets/passwords.ts'

/** Tests a course system with a short timeout; never throws. */
export type TryConnection = (baseUrl: string, apiKey: string) => Promise<Connection>

/**
 * Creates an account and returns how its course system answered. A course system that is down never blocks a
 * registration. `base_url` is stored normalised. `language` is that of the request, if Lectern has it.
 */
export async function register(
  accounts: AccountStore,
  registration: Registration,
  language: InterfaceLanguageCode | undefined,
  normaliseBaseUrl: (url: string) => string,
  tryConnection: TryConnection,
): Promise<{ account: Account; connection: Connection }> {
  const { password, ...given } = registration
  const person = { ...given, email: newEmail(given.email) }
  const baseUrl = normaliseBaseUrl(person.base_url)
  const passwordHash = await hashPassword(password)
  const account = await accounts.add({ ...person, base_url: baseUrl, passwordHash, language })
  return { account, connection: await tryConnection(baseUrl, person.api_key) }
}
