import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { ok, route, type Route } from '../../route.ts'
import type { AccountRouteContext } from './account-route-context.ts'
import { confirmedRoutes } from './confirmed-routes.ts'
import { ownAccountRoutes } from './own-account-routes.ts'
import { passwordResetRoutes } from './password-reset-routes.ts'
import { sessionRoutes } from './session-routes.ts'

/** Every call of accounts, except the tour and the news. */
export const accountRoutes = (context: AccountRouteContext): Route[] => [
  ...sessionRoutes(context),
  ...passwordResetRoutes(context),
  ...ownAccountRoutes(context),
  ...confirmedRoutes(context),
  route(accountsApi.demo, async () => ok({ demo: context.demo() ?? null })),
]
