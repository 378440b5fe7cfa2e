import type { Budget, ProviderSpending } from '@lectern/domain/api/spending.ts'
import { type AllLimits, type Amounts, amountNames, type BudgetName, budgetNames } from './budgets.ts'
import type { SpendingCalls } from './create-spending.ts'

const named = { pages: 'pages', seconds: 'audio_minutes', dollars: 'dollars' } as const

const inUnits = (name: keyof Amounts, value: number) => (name === 'seconds' ? value / 60 : value)

/** The configured budgets with what was used of them. */
export function presentBudgets({
  limits,
  used,
}: {
  readonly limits: AllLimits
  readonly used: Readonly<Record<BudgetName, Amounts>>
}): Budget[] {
  return budgetNames.flatMap((of) =>
    amountNames.flatMap((name) => {
      const limit = limits[of][name]
      if (limit === null) return []
      const budget = { limit: inUnits(name, limit), used: inUnits(name, Math.max(0, used[of][name])) }
      return [{ amount: named[name], of, ...budget }]
    }),
  )
}

/** Presents the use of each provider. Pages belong to none. */
export function presentProviders(rows: Awaited<ReturnType<SpendingCalls['byProvider']>>): {
  pages: number
  providers: ProviderSpending[]
} {
  return {
    pages: rows.reduce((sum, { pages }) => sum + pages, 0),
    providers: rows
      .filter(({ provider }) => provider !== '')
      .map(({ inputTokens, outputTokens, seconds, pages: _pages, ...row }) => ({
        ...row,
        tokens: { input: inputTokens, output: outputTokens },
        audio_minutes: seconds / 60,
      })),
  }
}
