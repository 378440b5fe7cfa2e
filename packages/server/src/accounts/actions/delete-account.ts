import type { Logger } from '../../platform/runtime/logger.ts'
import type { Account } from '../account.ts'
import type { RemovalStore } from '../store/removal-store.ts'

/** Deletes an account permanently: its running jobs, its rows, then its own files. */
export type DeleteAccount = (account: Account) => Promise<void>

export interface DeleteAccountDependencies {
  readonly store: RemovalStore
  /** The course system name under which the account's imported courses are stored. */
  readonly importsHome: (accountId: string) => string
  /** Withdraws the account's requests. A job that other users requested as well continues for them. */
  readonly withdrawFromJobs: (account: Account) => Promise<void>
  readonly removeFile: (filename: string) => Promise<void>
  readonly logger: Pick<Logger, 'warn'>
}

export function createDeleteAccount(dependencies: DeleteAccountDependencies): DeleteAccount {
  const { store, importsHome, withdrawFromJobs, removeFile, logger } = dependencies
  return async (account) => {
    await withdrawFromJobs(account)
    for (const filename of await store.remove(account.id, importsHome(account.id))) {
      // The account is deleted already. The operator has to remove a remaining file.
      await removeFile(filename).catch((error: unknown) =>
        logger.warn({ err: error, filename }, 'A file of a deleted account could not be removed.'),
      )
    }
  }
}
