import { timestamp } from 'drizzle-orm/pg-core'

/** A column of a time, with its time zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** When the row was added. */
export const createdAt = () => at('created_at').notNull().defaultNow()
