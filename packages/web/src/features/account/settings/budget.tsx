import { spendingApi } from '@lectern/domain/api/spending.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { BudgetList } from '../../../spending/budget-list.tsx'
import { messages } from '../../../spending/messages.ts'
import { messages as settings } from './messages.ts'
import { SettingsSection } from './settings-section.tsx'

/** The daily budgets of the account. Renders nothing without one. */
export function Budget() {
  const { data } = useQuery({
    queryKey: ['account', 'budget'],
    queryFn: ({ signal }) => call(spendingApi.own, { signal }),
  })
  const own = data?.budgets.filter((budget) => budget.of === 'account') ?? []
  if (!data || own.length === 0) return null
  return (
    <SettingsSection title={messages.budget} about={settings.aboutBudget}>
      <BudgetList budgets={own} renewsAt={data.renews_at} />
    </SettingsSection>
  )
}
