import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { ok, route, type Route } from '../route.ts'
import type { AccountStore } from './account-store.ts'
import { logIn } from './log-in.ts'
import { mediaCookie } from './media-cookie.ts'
import { register, type TryConnection } from './register.ts'

/** The account that anybody may try, where there is one. */
export interface DemoAccount {
  readonly email: string
  readonly password: string
  readonly base_url: string
}

export function accountRoutes(rooms: {
  accounts: AccountStore
  normaliseBaseUrl: (url: string) => string
  tryConnection: TryConnection
  demo: () => DemoAccount | undefined
  /** Whether people reach us by https, so that the cookie may insist on it. */
  secureCookie: boolean
}): Route[] {
  const { accounts, normaliseBaseUrl, tryConnection, demo, secureCookie } = rooms
  return [
    route(accountsApi.register, async ({ body }) => {
      const { account, connection } = await register(accounts, body, normaliseBaseUrl, tryConnection)
      return ok({ user_id: account.id, email: account.email, connection })
    }),
    route(accountsApi.logIn, async ({ body, address }) => {
      const { session, mediaToken } = await logIn(accounts, body, address)
      return ok(session, { headers: { 'set-cookie': mediaCookie.set(mediaToken, secureCookie) } })
    }),
    route(accountsApi.logOut, async ({ token }) => {
      if (token) await accounts.closeSession(token)
      return ok(
        { status: 'success' as const },
        { headers: { 'set-cookie': mediaCookie.clear(secureCookie) } },
      )
    }),
    route(accountsApi.me, async ({ account }) =>
      ok({
        user_id: account.id,
        first_name: account.firstName,
        last_name: account.lastName,
        email: account.email,
        organization: account.organization,
        base_url: account.courseSystem,
      }),
    ),
    route(accountsApi.demo, async () => ok({ demo: demo() ?? null })),
  ]
}
