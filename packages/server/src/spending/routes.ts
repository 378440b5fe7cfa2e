import { spendingApi } from '@lectern/domain/api/spending.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../accounts/account.ts'
import { ok, route, type Route } from '../route.ts'
import type { SpendingCalls } from './create-spending.ts'
import { presentBudgets, presentProviders } from './present-spending.ts'

/** The budgets of an account, and for owners what all accounts used. */
export function spendingRoutes({
  spending,
  isOwner,
}: {
  readonly spending: Pick<SpendingCalls, 'today' | 'byProvider'>
  readonly isOwner: (account: Account) => boolean
}): Route[] {
  return [
    route(spendingApi.own, async ({ account }) => {
      const today = await spending.today(account.id)
      return ok({ renews_at: today.renewsAt.toISOString(), budgets: presentBudgets(today) })
    }),
    route(spendingApi.today, async ({ account }) => {
      if (!isOwner(account)) throw new Problem('OWNERS_ONLY')
      const [today, rows] = await Promise.all([spending.today(account.id), spending.byProvider()])
      const budgets = presentBudgets(today).filter((budget) => budget.of === 'instance')
      return ok({ renews_at: today.renewsAt.toISOString(), budgets, ...presentProviders(rows) })
    }),
  ]
}
