import type { OwnAccount } from '@lectern/domain/api/accounts.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../account.ts'
import type { Attempts } from '../attempts/attempts.ts'
import type { CourseSystemChange } from '../actions/change-course-system.ts'
import type { DeleteAccount } from '../actions/delete-account.ts'
import type { DemoAccount } from '../demo-account.ts'
import type { DeviceCookie } from '../secrets/device-cookie.ts'
import { mediaCookie } from '../secrets/media-cookie.ts'
import type { PasswordResets } from '../passwords/reset-password.ts'
import type { TryConnection } from '../actions/register.ts'
import type { AccountStore } from '../store/account-store.ts'

/** Dependencies shared by the routes of accounts. */
export interface AccountRouteContext {
  readonly accounts: AccountStore
  readonly attempts: Attempts
  readonly deviceCookie: DeviceCookie
  /** Registrations allowed from one network in an hour. */
  readonly registrationsPerHour: number
  /** Bytes that an account uses and its limit. */
  readonly storage: (accountId: string) => Promise<{ used: number; limit: number }>
  readonly resets: PasswordResets
  readonly courseSystem: CourseSystemChange
  readonly deleteAccount: DeleteAccount
  readonly normaliseBaseUrl: (url: string) => string
  readonly tryConnection: TryConnection
  readonly demo: () => DemoAccount | undefined
  readonly isOwner: (account: Account) => boolean
  /** Called after a log-in. The answer does not wait for it. */
  readonly onLogIn: (accountId: string) => void
  /** Whether the public URL uses https, so that the cookie gets the Secure attribute. */
  readonly secureCookie: boolean
}

export const success = { status: 'success' as const }

/** The headers of a response after which the browser has no media cookie. */
export const withoutCookie = ({ secureCookie }: AccountRouteContext) => ({
  headers: { 'set-cookie': mediaCookie.clear(secureCookie) },
})

/** Whether this is the demo account, which its visitors share. */
export const isDemo = ({ demo }: AccountRouteContext, account: Pick<Account, 'email'>) =>
  account.email === demo()?.email

/** Rejects a change that would lock the other visitors out. */
export function refuseDemo(context: AccountRouteContext, account: Account): void {
  if (isDemo(context, account)) throw new Problem('DEMO_ACCOUNT')
}

/** An account as the API returns it to its user. */
export const presentAccount = (context: AccountRouteContext, account: Account): OwnAccount => ({
  user_id: account.id,
  first_name: account.firstName,
  last_name: account.lastName,
  email: account.email,
  organization: account.organization,
  base_url: account.courseSystem,
  is_demo: isDemo(context, account),
  is_owner: context.isOwner(account),
})
