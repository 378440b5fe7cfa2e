import type { SpendingKind } from '@lectern/domain/api/spending.ts'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { users } from '../platform/db/schema/accounts.ts'
import { jobs } from '../platform/db/schema/jobs.ts'
import {
  spending,
  spendingReservations as reservations,
  spendingTotals as totals,
} from '../platform/db/schema/spending.ts'
import type { Use } from '../platform/providers/spending.ts'
import { type AllLimits, type Amounts, amountsOf, budgetNames, noAmounts } from './budgets.ts'
import { addToTotals, reserveIn, totalOf } from './totals-store.ts'

/** The account that pays for calls, and their purpose. */
export interface Payer {
  readonly accountId: string
  /** Undefined for a request outside of jobs. */
  readonly jobId?: string | undefined
  readonly kind: SpendingKind
}

/** The use of a call, with its provider. */
export interface Used {
  readonly provider: string
  readonly model: string
  readonly use: Use
}

export type Refusal = Awaited<ReturnType<typeof reserveIn>>

/** Rows of days before these are deleted. */
const keptDays = 90

class Refused extends Error {
  readonly refusal: NonNullable<Refusal>
  constructor(refusal: NonNullable<Refusal>) {
    super('A budget is spent.')
    this.refusal = refusal
  }
}

/** All SQL of budgets and spending. Rows are locked in this order: reservation, total of the instance, of the account. */
export function createSpendingStore(database: Database) {
  async function takeReservation(id: string): Promise<Amounts> {
    const [taken] = await database.sql.delete(reservations).where(eq(reservations.id, id)).returning()
    return taken ?? noAmounts
  }

  /** Adds amounts to both totals of a day. */
  async function add(day: string, accountId: string, amounts: Amounts): Promise<void> {
    for (const name of budgetNames)
      // oxlint-disable-next-line no-await-in-loop -- rows are locked in this order
      await addToTotals(database, { day, budget: name === 'instance' ? name : accountId }, amounts)
  }

  async function addRow(day: string, { accountId, kind }: Payer, { provider, model, use }: Used) {
    const {
      calls = 0,
      inputTokens = 0,
      outputTokens = 0,
      characters = 0,
      seconds = 0,
      pages = 0,
      dollars,
    } = use
    const unpriced = dollars === null ? calls : 0
    const counted = {
      calls,
      inputTokens,
      outputTokens,
      characters,
      seconds,
      pages,
      dollars: dollars ?? 0,
      unpriced,
    }
    const more = (name: keyof typeof counted) =>
      sql`${spending[name]} + ${sql.raw(`excluded.${columnOf[name]}`)}`
    await database.sql
      .insert(spending)
      .values({ day, userId: accountId, kind, provider, model, ...counted })
      .onConflictDoUpdate({
        target: [spending.day, spending.userId, spending.kind, spending.provider, spending.model],
        set: {
          calls: more('calls'),
          inputTokens: more('inputTokens'),
          outputTokens: more('outputTokens'),
          characters: more('characters'),
          seconds: more('seconds'),
          pages: more('pages'),
          dollars: more('dollars'),
          unpriced: more('unpriced'),
        },
      })
  }

  /** The ids of the reservations whose job has stored its document. Their account still exists. */
  async function storedDocuments(
    expired: readonly { readonly id: string; readonly userId: string }[],
  ): Promise<ReadonlySet<string>> {
    const written = await database.sql
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          inArray(
            jobs.id,
            expired.map(({ id }) => id),
          ),
          eq(jobs.written, true),
        ),
      )
    const payers = await database.sql
      .select({ id: users.id })
      .from(users)
      .where(
        inArray(
          users.id,
          expired.map(({ userId }) => userId),
        ),
      )
    const jobIds = new Set(written.map(({ id }) => id))
    const payerIds = new Set(payers.map(({ id }) => id))
    const stored = expired.filter(({ id, userId }) => jobIds.has(id) && payerIds.has(userId))
    return new Set(stored.map(({ id }) => id))
  }

  async function addToJob(jobId: string, { calls = 0, dollars }: Use): Promise<void> {
    if (calls === 0) return
    await database.sql
      .update(jobs)
      .set({
        spentCalls: sql`${jobs.spentCalls} + ${calls}`,
        spentDollars: sql`${jobs.spentDollars} + ${dollars ?? 0}`,
        spentUnpriced: sql`${jobs.spentUnpriced} + ${dollars === null ? calls : 0}`,
      })
      .where(eq(jobs.id, jobId))
  }

  return {
    /**
     * Adds an estimate to the totals of both budgets, or to none if one of them does not have enough left. Then returns
     * which one. The check and the addition are one statement, so that two processes cannot both pass. A reservation with the
     * same id, of a run that crashed, is replaced.
     */
    async reserve(
      reservation: {
        readonly id: string
        readonly day: string
        readonly accountId: string
        readonly expiresAt: Date
      },
      amounts: Amounts,
      limits: AllLimits,
    ): Promise<Refusal> {
      const { id, day, accountId, expiresAt } = reservation
      try {
        await database.transaction(async () => {
          const [earlier] = await database.sql.delete(reservations).where(eq(reservations.id, id)).returning()
          if (earlier) await add(earlier.day, earlier.userId, minus(noAmounts, earlier))
          for (const name of budgetNames) {
            const total = { day, budget: name === 'instance' ? name : accountId }
            // oxlint-disable-next-line no-await-in-loop -- rows are locked in this order
            const refusal = await reserveIn(database, total, amounts, { name, limits: limits[name] })
            // Rolls back what the budget before has reserved.
            if (refusal) throw new Refused(refusal)
          }
          await database.sql
            .insert(reservations)
            .values({ id, day, userId: accountId, expiresAt, ...amounts })
        })
        return undefined
      } catch (error) {
        if (error instanceof Refused) return error.refusal
        throw error
      }
    },

    /**
     * Replaces a reservation by what was used. One that has expired meanwhile was subtracted already. The row of the job
     * follows afterwards, without a lock on the totals: a job that is being stored holds its row, and calls of others must
     * not wait for it. A crash in between counts the call in the budgets, but not in what the job spent.
     */
    async replaceReservation(
      day: string,
      payer: Payer,
      used: Used,
      reservationId: string | undefined,
    ): Promise<void> {
      await database.transaction(async () => {
        const reserved = reservationId === undefined ? noAmounts : await takeReservation(reservationId)
        await add(day, payer.accountId, minus(amountsOf(used.use), reserved))
        await addRow(day, payer, used)
      })
      if (payer.jobId !== undefined) await addToJob(payer.jobId, used.use)
    },

    /** Ends a reservation whose call used nothing. */
    async release(day: string, accountId: string, reservationId: string): Promise<void> {
      await database.transaction(async () => {
        await add(day, accountId, minus(noAmounts, await takeReservation(reservationId)))
      })
    },

    /**
     * Ends at most `limit` reservations of processes that crashed, and returns their number. The page of a job that has stored
     * its document stays in the totals: its process ended before it could count it.
     */
    async releaseExpired(now: Date, limit: number): Promise<number> {
      return database.transaction(async () => {
        const old = database.sql
          .select({ id: reservations.id })
          .from(reservations)
          .where(lt(reservations.expiresAt, now))
          .limit(limit)
          .for('update', { skipLocked: true })
        const expired = await database.sql
          .delete(reservations)
          .where(inArray(reservations.id, old))
          .returning()
        if (expired.length === 0) return 0
        const stored = await storedDocuments(expired)
        for (const { id, day, userId, ...amounts } of expired.toSorted(byTotal))
          // oxlint-disable-next-line no-await-in-loop -- rows are locked in this order
          if (!stored.has(id)) await add(day, userId, minus(noAmounts, amounts))
        for (const { id, day, userId, pages, dollars } of expired.toSorted(byTotal)) {
          const use = { pages, dollars }
          if (stored.has(id))
            // oxlint-disable-next-line no-await-in-loop -- rows are locked in this order
            await addRow(day, { accountId: userId, kind: 'writing' }, { provider: '', model: '', use })
        }
        return expired.length
      })
    },

    /** The use of both budgets on a day, with reservations. */
    async usedOn(day: string, accountId: string) {
      const [instance, account] = await Promise.all([
        totalOf(database, { day, budget: 'instance' }),
        totalOf(database, { day, budget: accountId }),
      ])
      return { instance, account }
    },

    /** The use of all accounts on a day, by kind, provider and model. */
    async byProvider(day: string) {
      const sum = (name: keyof typeof columnOf) => sql<number>`sum(${spending[name]})`.mapWith(Number)
      return database.sql
        .select({
          kind: spending.kind,
          provider: spending.provider,
          model: spending.model,
          calls: sum('calls'),
          inputTokens: sum('inputTokens'),
          outputTokens: sum('outputTokens'),
          characters: sum('characters'),
          seconds: sum('seconds'),
          pages: sum('pages'),
          dollars: sum('dollars'),
          unpriced: sum('unpriced'),
        })
        .from(spending)
        .where(eq(spending.day, day))
        .groupBy(spending.kind, spending.provider, spending.model)
        .orderBy(spending.kind, spending.provider, spending.model)
    },

    /** Deletes at most `limit` rows of old days. Returns their number. */
    async forgetOld(today: string, limit: number): Promise<number> {
      const before = new Date(Date.parse(today) - keptDays * 24 * 3600_000).toISOString().slice(0, 10)
      const forget = async (table: typeof spending | typeof totals) => {
        const old = database.sql
          .select({ id: sql`ctid` })
          .from(table)
          .where(lt(table.day, before))
          .limit(limit)
        const gone = await database.sql
          .delete(table)
          .where(and(lt(table.day, before), inArray(sql`ctid`, old)))
          .returning({ day: table.day })
        return gone.length
      }
      return (await forget(spending)) + (await forget(totals))
    },
  }
}

const columnOf = {
  calls: 'calls',
  inputTokens: 'input_tokens',
  outputTokens: 'output_tokens',
  characters: 'characters',
  seconds: 'seconds',
  pages: 'pages',
  dollars: 'dollars',
  unpriced: 'unpriced',
} as const

const minus = (a: Amounts, b: Amounts): Amounts => ({
  pages: a.pages - b.pages,
  seconds: a.seconds - b.seconds,
  dollars: exact(a.dollars - b.dollars),
})

/** Without the error of binary fractions, which would stay in the sums. */
const exact = (dollars: number): number => Math.round(dollars * 1e9) / 1e9

const byTotal = (a: { day: string; userId: string }, b: { day: string; userId: string }) =>
  a.day.localeCompare(b.day) || a.userId.localeCompare(b.userId)
