import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { ok, route, type Route } from '../../route.ts'
import { type AccountRouteContext, success } from './account-route-context.ts'

/** A new password through a mailed link. */
export function passwordResetRoutes({ resets }: AccountRouteContext): Route[] {
  return [
    route(accountsApi.forgotPassword, async ({ body, address, language }) => {
      await resets.request(body.email, address, language)
      return ok(success)
    }),
    route(accountsApi.resetPassword, async ({ body, address }) =>
      ok({ ...success, ...(await resets.reset(body, address)) }),
    ),
  ]
}
