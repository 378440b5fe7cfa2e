import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { ok, route, type Route } from '../../route.ts'
import { type AccountRouteContext, isDemo, presentAccount, refuseDemo } from './account-route-context.ts'

/** The account of the caller: its profile, preferences and course system. */
export function ownAccountRoutes(context: AccountRouteContext): Route[] {
  const { accounts, courseSystem, storage } = context
  return [
    route(accountsApi.me, async ({ account }) => ok(presentAccount(context, account))),
    route(accountsApi.storage, async ({ account }) => {
      const { used, limit } = await storage(account.id)
      return ok({ used_bytes: used, limit_bytes: limit })
    }),
    route(accountsApi.preferences, async ({ account }) => ok(await accounts.preferences(account.id))),
    route(accountsApi.changePreferences, async ({ account, body }) => {
      // Visitors of the demo choose a language for their own browser, not for each other.
      const wanted = isDemo(context, account)
        ? { autosave: body.autosave, substitute_voices: body.substitute_voices }
        : body
      return ok(await accounts.changePreferences(account.id, wanted))
    }),
    route(accountsApi.changeProfile, async ({ account, body }) =>
      ok(presentAccount(context, await accounts.changeProfile(account.id, body))),
    ),
    route(accountsApi.changeCourseSystem, async ({ account, body }) => {
      refuseDemo(context, account)
      const { account: changed, connection } = await courseSystem.change(account, body)
      return ok({ ...presentAccount(context, changed), connection })
    }),
    route(accountsApi.testConnection, async ({ account, body }) =>
      ok(await courseSystem.test(account, body)),
    ),
  ]
}
