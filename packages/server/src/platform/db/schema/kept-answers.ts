import type { Format } from '@lectern/domain/courses/formats.ts'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/**
 * Paid answers of a language model about a page whose slideshow or podcast is not stored yet. Another attempt uses them, in any
 * process.
 */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    courseSystem: text('course_system').notNull(),
    courseId: text('course_id').notNull(),
    pageId: text('page_id').notNull(),
    format: text('format').$type<Format>().notNull(),
    /** Hash of the model, its instructions and the prompt. */
    key: text('key').notNull(),
    answer: text('answer').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.courseSystem, table.courseId, table.pageId, table.format, table.key] }),
    index('kept_answers_created_at').on(table.createdAt),
  ],
)
