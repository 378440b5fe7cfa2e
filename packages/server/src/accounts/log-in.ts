import type { Credentials, Session } from '@lectern/domain/accounts/credentials.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { AccountStore } from './account-store.ts'
import { verifyPassword } from './passwords.ts'

const windowMinutes = 15
/** Generous for an address, since a whole school may share one. */
const failuresAllowed = { account: 10, address: 100 }

/** The name under which the failed logins of an account are counted, whether or not it exists. */
export const loginsOf = (email: string) => `account ${email.toLowerCase()}`

/**
 * Begins a session. WRONG_CREDENTIALS alike for a wrong password and an unknown account; TOO_MANY_ATTEMPTS after too
 * many failures of the account or the address, whether or not the account exists.
 */
export async function logIn(
  accounts: AccountStore,
  credentials: Credentials,
  address: string,
): Promise<{ session: Session; mediaToken: string }> {
  const ofAccount = { name: loginsOf(credentials.email), failures: failuresAllowed.account }
  const ofAddress = { name: `address ${address}`, failures: failuresAllowed.address }
  const seconds = await accounts.secondsUntilAttempt([ofAccount, ofAddress])
  if (seconds > 0) throw new Problem('TOO_MANY_ATTEMPTS', { retryAfterSeconds: seconds })

  const account = await accounts.findByEmail(credentials.email)
  const right = await verifyPassword(account?.passwordHash, credentials.password)
  if (!account || !right) {
    await accounts.count([ofAccount, ofAddress], windowMinutes)
    throw new Problem('WRONG_CREDENTIALS')
  }
  await accounts.forgetFailures(ofAccount)
  const { token, mediaToken } = await accounts.openSession(account.id)
  return {
    mediaToken,
    session: {
      token,
      token_type: 'Bearer',
      user_id: account.id,
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      organization: account.organization,
    },
  }
}
