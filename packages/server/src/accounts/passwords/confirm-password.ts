import type { FieldFault } from '@lectern/domain/accounts/field-messages.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../account.ts'
import type { AccountStore } from '../store/account-store.ts'
import type { Attempts, GuessRule } from '../attempts/attempts.ts'
import { verifyPassword } from '../secrets/passwords.ts'

const confirmationRule: GuessRule = {
  name: 'confirmation',
  windowMinutes: 15,
  perPair: 10,
  perNetwork: 100,
  perAccount: 20,
  longestPauseSeconds: 30,
}

/**
 * Checks the password of the session's account. WRONG_PASSWORD names the field of the request. It is never a 401,
 * which would mean that the session has ended. TOO_MANY_ATTEMPTS above the limits.
 */
export async function confirmPassword(
  { accounts, attempts }: { accounts: AccountStore; attempts: Attempts },
  account: Account,
  given: { readonly password: string; readonly field: string; readonly address: string },
): Promise<void> {
  const wasRight = await attempts.guess(confirmationRule, { account: account.id, address: given.address })
  if (!(await verifyPassword(await accounts.passwordHash(account.id), given.password))) {
    const wrong = new Problem('WRONG_PASSWORD')
    throw new Problem('WRONG_PASSWORD', {
      details: {
        fields: [
          { field: given.field, message: wrong.message, reason: 'wrongPassword' satisfies FieldFault },
        ],
      },
    })
  }
  await wasRight()
}
