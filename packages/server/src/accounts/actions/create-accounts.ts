import type { Database } from '../../platform/db/database.ts'
import type { MaintenanceTask } from '../../platform/runtime/maintenance-task.ts'
import { createAccountStore } from '../store/account-store.ts'
import { createAttemptStore } from '../store/attempt-store.ts'
import { createAttempts } from '../attempts/attempts.ts'
import { createSecrets } from '../secrets/secrets.ts'

interface AccountDependencies {
  readonly database: Database
  readonly secret: string
}

export type Accounts = ReturnType<typeof createAccounts>

/** Creates the accounts, the secrets of the installation and the limits of guesses. */
export function createAccounts({ database, secret }: AccountDependencies) {
  const secrets = createSecrets(secret)
  const store = createAccountStore(database, secrets)
  const attemptStore = createAttemptStore(database, secrets)
  const chores: MaintenanceTask[] = [
    { name: 'expired sessions', removeBatch: (limit) => store.forgetExpiredSessions(limit) },
    { name: 'expired reset links', removeBatch: (limit) => store.forgetExpiredResets(limit) },
    { name: 'old attempts', removeBatch: (limit) => attemptStore.forgetOld(limit) },
  ]
  return { store, secrets, attempts: createAttempts(attemptStore), chores }
}
