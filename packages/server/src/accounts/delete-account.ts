import type { Logger } from '../logger.ts'
import type { Account } from './account.ts'
import type { RemovalStore } from './removal-store.ts'

/** Takes an account away for good: its running work, its rows, then the bytes of its own files. */
export type DeleteAccount = (account: Account) => Promise<void>

export function createDeleteAccount(rooms: {
  store: RemovalStore
  /** Where the account's imported courses are at home. */
  homeOfImports: (accountId: string) => string
  /** Withdraws what the account asked for. Work that others asked for, too, is theirs from then on. */
  leaveWork: (account: Account) => Promise<void>
  removeFile: (filename: string) => Promise<void>
  logger: Pick<Logger, 'warn'>
}): DeleteAccount {
  const { store, homeOfImports, leaveWork, removeFile, logger } = rooms
  return async (account) => {
    await leaveWork(account)
    for (const filename of await store.remove(account.id, homeOfImports(account.id))) {
      // The account is gone; a file that stays is a matter for whoever runs this Lectern.
      await removeFile(filename).catch((error: unknown) =>
        logger.warn({ err: error, filename }, 'A file of a deleted account stays.'),
      )
    }
  }
}
