import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { jobs } from './jobs.ts'

/**
 * Finished slides or segments of a document that a job is writing, so that they can be shown before the document is
 * stored.
 */
export const writtenParts = pgTable(
  'written_parts',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: integer('position').notNull(),
    /** Planned number of parts, and title of the whole. Parts of another plan are removed. */
    total: integer('total').notNull(),
    title: text('title').notNull(),
    /** A document with only this part, as JSON. */
    document: text('document').notNull(),
    /** Whether all its texts have audio. */
    playable: boolean('playable').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] })],
)
