import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { ok, route, type Route } from '../../route.ts'
import { confirmPassword } from '../passwords/confirm-password.ts'
import { hashPassword } from '../secrets/passwords.ts'
import { type AccountRouteContext, refuseDemo, success, withoutCookie } from './account-route-context.ts'

/** The changes that the user confirms with the password. */
export function confirmedRoutes(context: AccountRouteContext): Route[] {
  const { accounts, attempts, deleteAccount } = context
  return [
    route(accountsApi.changePassword, async ({ account, body, token, address }) => {
      refuseDemo(context, account)
      const given = { password: body.current_password, field: 'current_password', address }
      await confirmPassword({ accounts, attempts }, account, given)
      await accounts.changePassword(account.id, await hashPassword(body.new_password), token)
      return ok(success)
    }),
    route(accountsApi.deleteAccount, async ({ account, body, address }) => {
      refuseDemo(context, account)
      const given = { password: body.password, field: 'password', address }
      await confirmPassword({ accounts, attempts }, account, given)
      await deleteAccount(account)
      return ok(success, withoutCookie(context))
    }),
  ]
}
