import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { ok, route, type Route } from '../../route.ts'
import { logIn } from '../actions/log-in.ts'
import { mediaCookie } from '../secrets/media-cookie.ts'
import { networkOf } from '../attempts/network-of.ts'
import { register } from '../actions/register.ts'
import type { AttemptLimit } from '../store/attempt-store.ts'
import { type AccountRouteContext, success, withoutCookie } from './account-route-context.ts'

/** Registration, log-in and log-out. */
export function sessionRoutes(context: AccountRouteContext): Route[] {
  const { accounts, attempts, deviceCookie, secureCookie } = context
  return [
    route(accountsApi.register, async ({ body, address, language }) => {
      await attempts.limit(registrationsFrom(context, address))
      const { normaliseBaseUrl, tryConnection } = context
      const { account, connection } = await register(
        accounts,
        body,
        language,
        normaliseBaseUrl,
        tryConnection,
      )
      return ok({ user_id: account.id, email: account.email, connection })
    }),
    route(accountsApi.logIn, async ({ body, address, cookies }) => {
      const device = deviceCookie.read(cookies, body.email)
      const { session, mediaToken } = await logIn({ accounts, attempts }, body, { address, device })
      context.onLogIn(session.user_id)
      const set = [mediaCookie.set(mediaToken, secureCookie), deviceCookie.set(session.email, secureCookie)]
      return ok(session, { headers: { 'set-cookie': set } })
    }),
    route(accountsApi.logOut, async ({ token }) => {
      if (token) await accounts.closeSession(token)
      return ok(success, withoutCookie(context))
    }),
    route(accountsApi.logOutEverywhere, async ({ account }) => {
      await accounts.closeSessions(account.id)
      return ok(success, withoutCookie(context))
    }),
  ]
}

const registrationsFrom = ({ registrationsPerHour }: AccountRouteContext, address: string): AttemptLimit => ({
  name: `registration from ${networkOf(address)}`,
  most: registrationsPerHour,
  windowMinutes: 60,
})
