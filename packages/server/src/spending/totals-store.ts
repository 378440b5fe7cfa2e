import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { spendingTotals as totals } from '../platform/db/schema/spending.ts'
import { type Amounts, type BudgetName, exceededLimit, type Limits, noAmounts } from './budgets.ts'

/** One row of the totals: of the instance, or of an account by its id. */
export interface Total {
  readonly day: string
  readonly budget: string
}

const rowOf = ({ day, budget }: Total) => and(eq(totals.day, day), eq(totals.budget, budget))

/** Adds amounts to a total. Negative ones subtract. */
export async function addToTotals(database: Database, total: Total, amounts: Amounts): Promise<void> {
  await database.sql
    .insert(totals)
    .values({ ...total, ...amounts })
    .onConflictDoUpdate({
      target: [totals.day, totals.budget],
      set: {
        pages: sql`${totals.pages} + excluded.pages`,
        seconds: sql`${totals.seconds} + excluded.seconds`,
        dollars: sql`${totals.dollars} + excluded.dollars`,
      },
    })
}

/** Returns the used amounts of a budget, with reservations. */
export async function totalOf(database: Database, total: Total): Promise<Amounts> {
  const [row] = await database.sql.select().from(totals).where(rowOf(total))
  return row ? { pages: row.pages, seconds: row.seconds, dollars: row.dollars } : noAmounts
}

/**
 * Adds amounts to a total if they fit, in one statement. Otherwise returns the budget and the amount that does not fit.
 * Concurrent statements wait for the row and then check its new values.
 */
export async function reserveIn(
  database: Database,
  total: Total,
  amounts: Amounts,
  { name, limits }: { readonly name: BudgetName; readonly limits: Limits },
): Promise<{ readonly budget: BudgetName; readonly amount: keyof Amounts } | undefined> {
  await database.sql.insert(totals).values(total).onConflictDoNothing()
  const fitsLimit = (amount: keyof Amounts) => {
    const limit = limits[amount]
    const wanted = amounts[amount]
    return limit === null || wanted === 0 ? undefined : sql`${totals[amount]} + ${wanted} <= ${limit}`
  }
  const added = await database.sql
    .update(totals)
    .set({
      pages: sql`${totals.pages} + ${amounts.pages}`,
      seconds: sql`${totals.seconds} + ${amounts.seconds}`,
      dollars: sql`${totals.dollars} + ${amounts.dollars}`,
    })
    .where(and(rowOf(total), fitsLimit('pages'), fitsLimit('seconds'), fitsLimit('dollars')))
    .returning({ budget: totals.budget })
  if (added.length > 0) return undefined
  const used = await totalOf(database, total)
  return { budget: name, amount: exceededLimit(amounts, used, limits) ?? 'dollars' }
}
