import { type CourseSystemSettings, keyOfThatAddressNeeded } from '@lectern/domain/accounts/credentials.ts'
import type { Connection } from '@lectern/domain/api/accounts.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { tryAgainOnDeadlock } from '../db/try-again-on-deadlock.ts'
import type { Account } from './account.ts'
import type { AccountStore } from './account-store.ts'
import type { Attempts } from './attempts.ts'
import type { TryConnection } from './register.ts'

/** Every attempt calls an address that the user wrote. */
const attemptsAllowed = 30
const windowMinutes = 15

/** Trying and changing an account's course system. */
export interface CourseSystemChange {
  /** Tells how a course system answers, and changes nothing. */
  test(account: Account, settings: CourseSystemSettings): Promise<Connection>
  /**
   * Moves the account, whether or not the course system answers. What the old one told is forgotten, and running work on
   * it is cancelled. ALREADY_REGISTERED when the key is somebody else's.
   */
  change(
    account: Account,
    settings: CourseSystemSettings,
  ): Promise<{ account: Account; connection: Connection }>
}

export function createCourseSystemChange(rooms: {
  accounts: AccountStore
  attempts: Attempts
  normaliseBaseUrl: (url: string) => string
  tryConnection: TryConnection
  /** Within the transaction of the change. */
  forgetCourses: (accountId: string) => Promise<void>
  /**
   * Within the transaction of the change, so that no work fails because it was left behind: cancels the account's work on
   * the course system that it has in `account`. What it answers is to be called after the commit.
   */
  cancelWork: (account: Account) => Promise<() => Promise<void>>
}): CourseSystemChange {
  const { accounts, attempts, normaliseBaseUrl, tryConnection, forgetCourses, cancelWork } = rooms

  /** The address, and the key that may be sent there: the given one, or the stored one where it belongs. */
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
      // Work that is just keeping what it made holds its job and then needs the account, which this holds.
      const changed = await tryAgainOnDeadlock(() =>
        accounts.changeCourseSystem(account, to, async () => {
          await forgetCourses(account.id)
          if (baseUrl !== account.courseSystem) breakOff = await cancelWork(account)
        }),
      )
      // It moved in this very moment: the stored key is another one now.
      if (!changed) throw keyNeeded()
      await breakOff()
      return { account: changed, connection: await tryConnection(baseUrl, apiKey) }
    },
  }
}

function keyNeeded(): Problem {
  return new Problem('INVALID_REQUEST', {
    sentence: keyOfThatAddressNeeded,
    details: { fields: [{ field: 'api_key', message: keyOfThatAddressNeeded }] },
  })
}
