import type { Format } from '@lectern/domain/courses/formats.ts'
import type { LearnerEvent } from '@lectern/domain/learn/learner-events.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

/** A page in a format. */
const documentColumns = () => ({
  courseSystem: text('course_system').notNull(),
  courseId: text('course_id').notNull(),
  pageId: text('page_id').notNull(),
  format: text('format').$type<Format>().notNull(),
})

/** Learners' events of the last 30 days. They contain neither an identity nor an address. */
export const learnerEvents = pgTable(
  'learner_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...documentColumns(),
    /** Keyed hash of the visit's random id and the document, so that visits of two documents cannot be connected. */
    visit: text('visit').notNull(),
    type: text('type').$type<LearnerEvent['type']>().notNull(),
    /** Key of a slide or segment. */
    part: text('part'),
    seconds: integer('seconds'),
    /** Letters of the chosen options. */
    answer: text('answer'),
    at: at('at').notNull(),
    /** The visit is over, and its events are in `learner_days`. */
    counted: boolean('counted').notNull().default(false),
  },
  (table) => [
    // Few events: those of the last day.
    index('learner_events_to_count')
      .on(table.courseSystem, table.courseId, table.pageId, table.format)
      .where(sql`not counted`),
    index('learner_events_to_count_at')
      .on(table.at)
      .where(sql`not counted`),
    index('learner_events_of_course').on(table.courseSystem, table.courseId),
    index('learner_events_visit').on(table.visit),
    index('learner_events_at').on(table.at),
  ],
)

/**
 * Counts of a day (UTC): of visits that are over, and of events above the limits of rows. Also the number of rows of a day, of a
 * document, of a course (without a page) and of all courses (without a course).
 */
export const learnerDays = pgTable(
  'learner_days',
  {
    ...documentColumns(),
    /** `YYYY-MM-DD`. */
    day: text('day').notNull(),
    measure: text('measure').notNull(),
    /** Key of a slide or segment; empty for the whole document. */
    part: text('part').notNull(),
    /** Letters of an answer, or a number of seconds; otherwise empty. */
    detail: text('detail').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'learner_days_key',
      columns: [
        table.courseSystem,
        table.courseId,
        table.pageId,
        table.format,
        table.day,
        table.measure,
        table.part,
        table.detail,
      ],
    }),
  ],
)

/** Courses whose author changed whether visits are counted. Without a row they are. */
export const countingSettings = pgTable(
  'counting_settings',
  {
    courseSystem: text('course_system').notNull(),
    courseId: text('course_id').notNull(),
    counting: boolean('counting').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseSystem, table.courseId] })],
)
