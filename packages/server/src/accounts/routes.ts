import { accountsApi, type OwnAccount } from '@lectern/domain/api/accounts.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { ok, route, type Route } from '../route.ts'
import type { Account } from './account.ts'
import type { AccountStore } from './account-store.ts'
import type { CourseSystemChange } from './change-course-system.ts'
import { confirmPassword } from './confirm-password.ts'
import type { DeleteAccount } from './delete-account.ts'
import { logIn } from './log-in.ts'
import { mediaCookie } from './media-cookie.ts'
import { hashPassword } from './passwords.ts'
import { register, type TryConnection } from './register.ts'
import type { PasswordResets } from './reset-password.ts'

/** The account that anybody may try, where there is one. */
export interface DemoAccount {
  readonly email: string
  readonly password: string
  readonly base_url: string
}

const success = { status: 'success' as const }

export function accountRoutes(rooms: {
  accounts: AccountStore
  resets: PasswordResets
  courseSystem: CourseSystemChange
  deleteAccount: DeleteAccount
  normaliseBaseUrl: (url: string) => string
  tryConnection: TryConnection
  demo: () => DemoAccount | undefined
  /** Whether people reach us by https, so that the cookie may insist on it. */
  secureCookie: boolean
}): Route[] {
  const { accounts, resets, courseSystem, deleteAccount, demo, secureCookie } = rooms
  const withoutCookie = { headers: { 'set-cookie': mediaCookie.clear(secureCookie) } }
  const isDemo = (account: Account) => account.email === demo()?.email

  function refuseDemo(account: Account): void {
    if (isDemo(account)) throw new Problem('DEMO_ACCOUNT')
  }

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
    route(accountsApi.register, async ({ body }) => {
      const { account, connection } = await register(
        accounts,
        body,
        rooms.normaliseBaseUrl,
        rooms.tryConnection,
      )
      return ok({ user_id: account.id, email: account.email, connection })
    }),
    route(accountsApi.logIn, async ({ body, address }) => {
      const { session, mediaToken } = await logIn(accounts, body, address)
      return ok(session, { headers: { 'set-cookie': mediaCookie.set(mediaToken, secureCookie) } })
    }),
    route(accountsApi.logOut, async ({ token }) => {
      if (token) await accounts.closeSession(token)
      return ok(success, withoutCookie)
    }),
    route(accountsApi.logOutEverywhere, async ({ account }) => {
      await accounts.closeSessions(account.id)
      return ok(success, withoutCookie)
    }),
    route(accountsApi.forgotPassword, async ({ body, address }) => {
      await resets.request(body.email, address)
      return ok(success)
    }),
    route(accountsApi.resetPassword, async ({ body }) => ok({ ...success, ...(await resets.reset(body)) })),
    route(accountsApi.me, async ({ account }) => ok(present(account))),
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
    route(accountsApi.changePassword, async ({ account, body, token }) => {
      refuseDemo(account)
      await confirmPassword(accounts, account, body.current_password, 'current_password')
      await accounts.changePassword(account.id, await hashPassword(body.new_password), token)
      return ok(success)
    }),
    route(accountsApi.deleteAccount, async ({ account, body }) => {
      refuseDemo(account)
      await confirmPassword(accounts, account, body.password, 'password')
      await deleteAccount(account)
      return ok(success, withoutCookie)
    }),
    route(accountsApi.demo, async () => ok({ demo: demo() ?? null })),
  ]
}
