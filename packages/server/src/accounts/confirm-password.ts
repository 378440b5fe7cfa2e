import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from './account.ts'
import type { AccountStore } from './account-store.ts'
import { limitAttempts } from './limit-attempts.ts'
import { verifyPassword } from './passwords.ts'

const attemptsAllowed = 10
const windowMinutes = 15

/**
 * Makes sure that whoever holds the session knows the password too. WRONG_PASSWORD names the field it came in; never a
 * 401, which would mean that the session has ended.
 */
export async function confirmPassword(
  accounts: AccountStore,
  account: Account,
  password: string,
  field: string,
): Promise<void> {
  const limit = { name: `password of ${account.id}`, failures: attemptsAllowed }
  await limitAttempts(accounts, [limit], windowMinutes)
  if (!(await verifyPassword(await accounts.passwordHash(account.id), password))) {
    const wrong = new Problem('WRONG_PASSWORD')
    throw new Problem('WRONG_PASSWORD', { details: { fields: [{ field, message: wrong.message }] } })
  }
  await accounts.forgetFailures(limit)
}
