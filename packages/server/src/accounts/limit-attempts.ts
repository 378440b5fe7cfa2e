import { Problem } from '@lectern/domain/problems/problems.ts'
import type { AccountStore, AttemptLimit } from './account-store.ts'

/** Counts an attempt before it is made, so that many at once do not slip through. TOO_MANY_ATTEMPTS past a limit. */
export async function limitAttempts(
  accounts: AccountStore,
  limits: readonly AttemptLimit[],
  windowMinutes: number,
): Promise<void> {
  const seconds = await accounts.count(limits, windowMinutes)
  if (seconds > 0) throw new Problem('TOO_MANY_ATTEMPTS', { retryAfterSeconds: seconds })
}
