import type { CourseSystemSettings } from '@lectern/domain/accounts/credentials.ts'
import { fieldFault } from '../field-fault.ts'
import type { Connection } from '@lectern/domain/api/accounts.ts'
import type { Problem } from '@lectern/domain/problems/problems.ts'
import { tryAgainOnDeadlock } from '../../platform/db/try-again-on-deadlock.ts'
import type { Account } from '../account.ts'
import type { AccountStore } from '../store/account-store.ts'
import type { Attempts } from '../attempts/attempts.ts'
import type { TryConnection } from './register.ts'

/** Every attempt sends a request to an address that the user entered. */
const attemptsAllowed = 30
const windowMinutes = 15

/** Tests and changes an account's course system. */
export interface CourseSystemChange {
  /** Returns how a course system answers, and changes nothing. */
  test(account: Account, settings: CourseSystemSettings): Promise<Connection>
  /**
   * Moves the account, even if the course system does not answer. Deletes what was stored of the old course system
   * and cancels running jobs on it. ALREADY_REGISTERED if another account has the key.
   */
  change(
    account: Account,
    settings: CourseSystemSettings,
  ): Promise<{ account: Account; connection: Connection }>
}

export interface CourseSystemChangeDependencies {
  readonly accounts: AccountStore
  readonly attempts: Attempts
  readonly normaliseBaseUrl: (url: string) => string
  readonly tryConnection: TryConnection
  /** Runs in the transaction of the change. */
  readonly forgetCourses: (accountId: string) => Promise<void>
  /**
   * Cancels the account's jobs on the course system in `account`. Runs in the transaction of the change, so that no
   * job fails because of it. Call the returned function after the commit.
   */
  readonly cancelJobs: (account: Account) => Promise<() => Promise<void>>
}

export function createCourseSystemChange(dependencies: CourseSystemChangeDependencies): CourseSystemChange {
  const { accounts, attempts, normaliseBaseUrl, tryConnection, forgetCourses, cancelJobs } = dependencies

  /**
   * The address and the key that may be sent to it: the given key, or the stored key if it belongs to that address.
   */
  async function wanted(account: Account, { base_url, api_key }: CourseSystemSettings) {
    const baseUrl = normaliseBaseUrl(base_url)
    if (api_key !== undefined) return { baseUrl, apiKey: api_key }
    if (new URL(baseUrl).origin !== new URL(account.courseSystem).origin) throw keyNeeded()
    return { baseUrl, apiKey: await accounts.apiKey(account) }
  }

  const limit = (account: Account) =>
    attempts.limit({ name: `connections of ${account.id}`, most: attemptsAllowed, windowMinutes })

  return {
    async test(account, settings) {
      const { baseUrl, apiKey } = await wanted(account, settings)
      await limit(account)
      return tryConnection(baseUrl, apiKey)
    },

    async change(account, settings) {
      const { baseUrl, apiKey } = await wanted(account, settings)
      await limit(account)
      let breakOff = async (): Promise<void> => {}
      const to = { baseUrl, apiKey: settings.api_key }
      // A job that stores its result locks its own row and then the account's row, which this transaction locks.
      const changed = await tryAgainOnDeadlock(() =>
        accounts.changeCourseSystem(account, to, async () => {
          await forgetCourses(account.id)
          if (baseUrl !== account.courseSystem) breakOff = await cancelJobs(account)
        }),
      )
      // The account was moved at the same time, so the stored key belongs to another course system.
      if (!changed) throw keyNeeded()
      await breakOff()
      return { account: changed, connection: await tryConnection(baseUrl, apiKey) }
    },
  }
}

const keyNeeded = (): Problem => fieldFault('api_key', 'keyOfThatAddressNeeded')
