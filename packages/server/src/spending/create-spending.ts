import { randomUUID } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { BudgetsConfig } from '../platform/configuration/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Purchase, Spending, Use } from '../platform/providers/spending.ts'
import type { MaintenanceTask } from '../platform/runtime/maintenance-task.ts'
import type { Logger } from '../platform/runtime/logger.ts'
import {
  allLimits,
  type Amounts,
  amountsOf,
  type BudgetName,
  budgetNames,
  dayOf,
  endOfDay,
  exceededLimit,
  hasLimit,
} from './budgets.ts'
import { createSpendingStore, type Payer } from './spending-store.ts'

/** A budget is refused if not even this is left: work is not started that could not do anything. */
export type LeastAmounts = Partial<Amounts>

/** The budgets of this installation and what was used of them. */
export type SpendingCalls = ReturnType<typeof createSpending>

/** A reservation of a process that has crashed ends after this time. Longer than any call. */
const reservationMs = 30 * 60_000
const expiredAtOnce = 200

/**
 * Counts what accounts use, and keeps it within the daily budgets. Days are those of UTC. A call that was made is never lost
 * because it cannot be counted: that is logged instead.
 */
export function createSpending({
  database,
  budgets,
  logger,
  now = () => new Date(),
}: {
  readonly database: Database
  readonly budgets: BudgetsConfig
  readonly logger: Logger
  readonly now?: () => Date
}) {
  const store = createSpendingStore(database)
  const limits = allLimits(budgets)
  const hasBudget = budgetNames.some((name) => hasLimit(limits[name]))

  function budgetSpent({ budget, amount }: { budget: BudgetName; amount: keyof Amounts }): Problem {
    const renewal = endOfDay(dayOf(now()))
    const retryAfterSeconds = Math.max(1, Math.ceil((renewal.getTime() - now().getTime()) / 1000))
    const renewsAt = renewal.toISOString()
    const reason = reasons[budget][amount]
    return new Problem('BUDGET_SPENT', { reason, values: { renewsAt }, retryAfterSeconds })
  }

  /** Returns the id of the reservation. Throws BUDGET_SPENT. Undefined if nothing needs a budget. */
  async function reserve(
    day: string,
    accountId: string,
    { expected, reservation }: Pick<Purchase<never>, 'expected' | 'reservation'>,
  ): Promise<string | undefined> {
    const amounts = amountsOf(expected)
    if (!hasBudget || Object.values(amounts).every((amount) => amount === 0)) return undefined
    const id = reservation ?? randomUUID()
    const attempt = () => {
      const expiresAt = new Date(now().getTime() + reservationMs)
      return store.reserve({ id, day, accountId, expiresAt }, amounts, limits)
    }
    const refusal = await attempt()
    if (!refusal) return id
    const released = await store.releaseExpired(now(), expiredAtOnce)
    const last = released > 0 ? await attempt() : refusal
    if (last) throw budgetSpent(last)
    return id
  }

  async function quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      logger.warn({ err: error }, 'Cannot count what a call used.')
    }
  }

  async function call<Result>(
    payer: Payer,
    { provider, model = '', expected, reservation, used, isCharged }: Purchase<Result>,
    make: () => Promise<Result>,
  ): Promise<Result> {
    const day = dayOf(now())
    const id = await reserve(day, payer.accountId, { expected, ...(reservation && { reservation }) })
    const countUse = (use: Use) =>
      quietly(() => store.replaceReservation(day, payer, { provider, model, use }, id))
    try {
      const result = await make()
      await countUse(used(result))
      return result
    } catch (error) {
      if (isCharged?.(error)) await countUse(expected)
      else if (id !== undefined) await quietly(() => store.release(day, payer.accountId, id))
      throw error
    }
  }

  return {
    /** The budget that pays for calls of an account. */
    of: (payer: Payer): Spending => ({
      accountId: payer.accountId,
      hasDollarLimit: budgetNames.some((name) => limits[name].dollars !== null),
      call: (purchase, make) => call(payer, purchase, make),
    }),

    /** Throws BUDGET_SPENT if a budget has less than this left. Reserves nothing. */
    async require(accountId: string, least: LeastAmounts): Promise<void> {
      if (!hasBudget) return
      const amounts = { pages: 0, seconds: 0, dollars: 0, ...least }
      await store.releaseExpired(now(), expiredAtOnce)
      const used = await store.usedOn(dayOf(now()), accountId)
      for (const budget of budgetNames) {
        const amount = exceededLimit(amounts, used[budget], limits[budget])
        if (amount) throw budgetSpent({ budget, amount })
      }
    },

    /** The limits of today and what was used of them, with reservations. */
    async today(accountId: string) {
      const day = dayOf(now())
      return { renewsAt: endOfDay(day), limits, used: await store.usedOn(day, accountId) }
    },

    /** The use of all accounts today. */
    byProvider: () => store.byProvider(dayOf(now())),

    chores: [
      { name: 'expired reservations', removeBatch: (limit) => store.releaseExpired(now(), limit) },
      { name: 'old spending', removeBatch: (limit) => store.forgetOld(dayOf(now()), limit) },
    ] satisfies readonly MaintenanceTask[],
  }
}

const reasons = {
  instance: { pages: 'pages', seconds: 'audio', dollars: 'dollars' },
  account: { pages: 'ownPages', seconds: 'ownAudio', dollars: 'ownDollars' },
} as const satisfies Readonly<Record<BudgetName, Readonly<Record<keyof Amounts, string>>>>
