import type { Credentials, Session } from '@lectern/domain/accounts/credentials.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { AccountStore } from '../store/account-store.ts'
import type { Attempts, GuessRule } from '../attempts/attempts.ts'
import { verifyPassword } from '../secrets/passwords.ts'

/** Limits for log-ins. They are the same for accounts that exist and accounts that do not. */
export const loginRule: GuessRule = {
  name: 'login',
  windowMinutes: 15,
  perPair: 10,
  perNetwork: 100,
  perAccount: 30,
  longestPauseSeconds: 30,
}

/**
 * Starts a session. WRONG_CREDENTIALS both for a wrong password and an unknown account; TOO_MANY_ATTEMPTS above the
 * limits of `loginRule`.
 * @param from Network address of the caller, and the id of its device if the account logged in there before.
 */
export async function logIn(
  { accounts, attempts }: { accounts: AccountStore; attempts: Attempts },
  credentials: Credentials,
  from: { readonly address: string; readonly device: string | undefined },
): Promise<{ session: Session; mediaToken: string }> {
  const wasRight = await attempts.guess(loginRule, { account: credentials.email, ...from })
  const account = await accounts.findByEmail(credentials.email)
  const right = await verifyPassword(account?.passwordHash, credentials.password)
  if (!account || !right) throw new Problem('WRONG_CREDENTIALS')
  await wasRight()
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
      ...(account.language && { interface_language: account.language }),
    },
  }
}
