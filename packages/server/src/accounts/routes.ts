import { accountsApi, type OwnAccount } from '@lectern/domain/api/accounts.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { ok, route, type Route } from '../route.ts'
import type { Account } from './account.ts'
import type { AccountStore } from './store/account-store.ts'
import type { AttemptLimit } from './store/attempt-store.ts'
import type { Attempts } from './attempts.ts'
import type { CourseSystemChange } from './change-course-system.ts'
import { confirmPassword } from './passwords/confirm-password.ts'
import type { DeleteAccount } from './delete-account.ts'
import type { DeviceCookie } from './device-cookie.ts'
import { logIn } from './log-in.ts'
import { mediaCookie } from './media-cookie.ts'
import { networkOf } from './network-of.ts'
import { hashPassword } from './passwords/passwords.ts'
import { register, type TryConnection } from './register.ts'
import type { PasswordResets } from './passwords/reset-password.ts'

/** The demo account, if this installation has one. */
export interface DemoAccount {
  readonly email: string
  readonly password: string
  readonly base_url: string
}

const success = { status: 'success' as const }

export interface AccountRouteDependencies {
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
  /** Called after a log-in. The answer does not wait for it. */
  readonly onLogIn: (accountId: string) => void
  /** Whether the public URL uses https, so that the cookie gets the Secure attribute. */
  readonly secureCookie: boolean
}

export function accountRoutes(dependencies: AccountRouteDependencies): Route[] {
  const { accounts, attempts, deviceCookie, resets, courseSystem, deleteAccount, demo, secureCookie } =
    dependencies
  const withoutCookie = { headers: { 'set-cookie': mediaCookie.clear(secureCookie) } }
  const isDemo = (account: Pick<Account, 'email'>) => account.email === demo()?.email

  function refuseDemo(account: Account): void {
    if (isDemo(account)) throw new Problem('DEMO_ACCOUNT')
  }

  const registrationsFrom = (address: string): AttemptLimit => ({
    name: `registration from ${networkOf(address)}`,
    most: dependencies.registrationsPerHour,
    windowMinutes: 60,
  })

  const present = (account: Account): OwnAccount => ({
    user_id: account.id,
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    organization: account.organization,
    base_url: account.courseSystem,
    is_demo: isDemo(account),
  })

  return [
    route(accountsApi.register, async ({ body, address, language }) => {
      await attempts.limit(registrationsFrom(address))
      const { account, connection } = await register(
        accounts,
        body,
        language,
        dependencies.normaliseBaseUrl,
        dependencies.tryConnection,
      )
      return ok({ user_id: account.id, email: account.email, connection })
    }),
    route(accountsApi.logIn, async ({ body, address, cookies }) => {
      const device = deviceCookie.read(cookies, body.email)
      const { session, mediaToken } = await logIn({ accounts, attempts }, body, { address, device })
      dependencies.onLogIn(session.user_id)
      const set = [mediaCookie.set(mediaToken, secureCookie), deviceCookie.set(session.email, secureCookie)]
      return ok(session, { headers: { 'set-cookie': set } })
    }),
    route(accountsApi.logOut, async ({ token }) => {
      if (token) await accounts.closeSession(token)
      return ok(success, withoutCookie)
    }),
    route(accountsApi.logOutEverywhere, async ({ account }) => {
      await accounts.closeSessions(account.id)
      return ok(success, withoutCookie)
    }),
    route(accountsApi.forgotPassword, async ({ body, address, language }) => {
      await resets.request(body.email, address, language)
      return ok(success)
    }),
    route(accountsApi.resetPassword, async ({ body, address }) =>
      ok({ ...success, ...(await resets.reset(body, address)) }),
    ),
    route(accountsApi.me, async ({ account }) => ok(present(account))),
    route(accountsApi.storage, async ({ account }) => {
      const { used, limit } = await dependencies.storage(account.id)
      return ok({ used_bytes: used, limit_bytes: limit })
    }),
    route(accountsApi.preferences, async ({ account }) => ok(await accounts.preferences(account.id))),
    route(accountsApi.changePreferences, async ({ account, body }) => {
      // Visitors of the demo choose a language for their own browser, not for each other.
      const wanted = isDemo(account) ? { autosave: body.autosave } : body
      return ok(await accounts.changePreferences(account.id, wanted))
    }),
    route(accountsApi.changeProfile, async ({ account, body }) =>
      ok(present(await accounts.changeProfile(account.id, body))),
    ),
    route(accountsApi.changeCourseSystem, async ({ account, body }) => {
      refuseDemo(account)
      const { account: changed, connection } = await courseSystem.change(account, body)
      return ok({ ...present(changed), connection })
    }),
    route(accountsApi.testConnection, async ({ account, body }) =>
      ok(await courseSystem.test(account, body)),
    ),
    route(accountsApi.changePassword, async ({ account, body, token, address }) => {
      refuseDemo(account)
      const given = { password: body.current_password, field: 'current_password', address }
      await confirmPassword({ accounts, attempts }, account, given)
      await accounts.changePassword(account.id, await hashPassword(body.new_password), token)
      return ok(success)
    }),
    route(accountsApi.deleteAccount, async ({ account, body, address }) => {
      refuseDemo(account)
      const given = { password: body.password, field: 'password', address }
      await confirmPassword({ accounts, attempts }, account, given)
      await deleteAccount(account)
      return ok(success, withoutCookie)
    }),
    route(accountsApi.demo, async () => ok({ demo: demo() ?? null })),
  ]
}
