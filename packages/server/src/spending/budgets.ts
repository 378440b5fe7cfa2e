import type { BudgetsConfig, DailyBudget } from '../platform/configuration/config.ts'
import type { Use } from '../platform/providers/spending.ts'

/** The amounts that budgets limit. */
export interface Amounts {
  readonly pages: number
  /** Seconds of audio. */
  readonly seconds: number
  /** US dollars. A call without a configured price counts as 0. */
  readonly dollars: number
}

/** The largest amounts of a day. Null if there is no budget. */
export type Limits = { readonly [Name in keyof Amounts]: number | null }

/** The budgets that a call of an account needs, in the order in which their rows are locked. */
export type BudgetName = 'instance' | 'account'
export const budgetNames: readonly BudgetName[] = ['instance', 'account']

export type AllLimits = Readonly<Record<BudgetName, Limits>>

const limitsOf = ({ pages, audioMinutes, dollars }: DailyBudget): Limits => ({
  pages: pages ?? null,
  seconds: audioMinutes === undefined ? null : audioMinutes * 60,
  dollars: dollars ?? null,
})

/** The configured budgets as limits. */
export const allLimits = ({ instance, account }: BudgetsConfig): AllLimits => ({
  instance: limitsOf(instance),
  account: limitsOf(account),
})

export const hasLimit = (limits: Limits): boolean => Object.values(limits).some((limit) => limit !== null)

export const noAmounts: Amounts = { pages: 0, seconds: 0, dollars: 0 }

/** The amounts of a use that budgets limit. */
export const amountsOf = ({ pages = 0, seconds = 0, dollars }: Use): Amounts => ({
  pages,
  seconds,
  dollars: dollars ?? 0,
})

/** The first amount that does not fit beside what is used. Undefined if all fit. */
export function exceededLimit(amounts: Amounts, used: Amounts, limits: Limits): keyof Amounts | undefined {
  return amountNames.find((name) => {
    const limit = limits[name]
    return limit !== null && amounts[name] > 0 && used[name] + amounts[name] > limit
  })
}

export const amountNames = ['pages', 'seconds', 'dollars'] as const satisfies readonly (keyof Amounts)[]

/** The day of a time in UTC: `2026-11-25`. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

const dayMs = 24 * 3600_000

/** When the budgets of a day end, and those of the next day begin. */
export const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs)
