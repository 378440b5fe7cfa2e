import {
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SpendingKind } from '@lectern/domain/api/spending.ts'
import { users } from './accounts.ts'
import { at } from './columns.ts'

const dollars = () => numeric('dollars', { mode: 'number' })

/** The use of accounts, by day (UTC, `2026-11-25`), kind of work and provider. */
export const spending = pgTable(
  'spending',
  {
    day: text('day').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SpendingKind>().notNull(),
    provider: text('provider').notNull(),
    /** Empty if the provider has no models. */
    model: text('model').notNull(),
    calls: integer('calls').notNull(),
    inputTokens: doublePrecision('input_tokens').notNull(),
    outputTokens: doublePrecision('output_tokens').notNull(),
    characters: doublePrecision('characters').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    pages: integer('pages').notNull(),
    /** The known prices. */
    dollars: dollars().notNull(),
    /** Calls without a configured price. */
    unpriced: integer('unpriced').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.userId, table.kind, table.provider, table.model] }),
    index('spending_by_user').on(table.userId),
  ],
)

/**
 * The use of a budget on a day (UTC), with the reservations of running calls. One row is updated by all processes, so
 * that concurrent calls cannot exceed a budget.
 */
export const spendingTotals = pgTable(
  'spending_totals',
  {
    day: text('day').notNull(),
    /** `instance`, or the id of an account. */
    budget: text('budget').notNull(),
    pages: integer('pages').notNull().default(0),
    seconds: doublePrecision('seconds').notNull().default(0),
    dollars: dollars().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.budget] })],
)

/** Estimates of running calls, which are part of the totals. Those of a process that crashed expire. */
export const spendingReservations = pgTable(
  'spending_reservations',
  {
    id: uuid('id').primaryKey(),
    day: text('day').notNull(),
    userId: uuid('user_id').notNull(),
    pages: integer('pages').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    dollars: dollars().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('spending_reservations_expire').on(table.expiresAt)],
)
