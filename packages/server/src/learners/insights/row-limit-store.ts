import type { Format } from '@lectern/domain/courses/formats.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { learnerDays } from '../../platform/db/schema/insights.ts'

/** The measure that counts the rows of a day. It is not a figure. */
export const rowsOfDay = 'rows'

/** The most rows of a day. */
export interface RowLimits {
  readonly ofDocument: number
  readonly ofCourse: number
  /** Of all courses of this Lectern. */
  readonly ofAll: number
}

/**
 * Rows that a document reserves in its course and in all courses at a time. So one row of the database, which all reports would
 * change, changes only once for each portion.
 */
const portion = 100

/** A page in a format, of a course of this home. */
interface DocumentWithRows {
  readonly home: string
  readonly courseId: string
  readonly pageId: string
  readonly format: Format
}

/** The key of a counter in `learner_days`. That of a course has no page, and that of all courses has no course either. */
interface CounterKey {
  readonly courseSystem: string
  readonly courseId: string
  readonly pageId: string
  readonly format: Format | ''
}

/**
 * Reserves rows of a document on this day. Returns whether the document, its course and all courses together had room. Must run in
 * the transaction that adds the rows.
 */
export async function reserveRows(
  database: Database,
  { home, courseId, pageId, format }: DocumentWithRows,
  day: string,
  rows: number,
  limits: RowLimits,
): Promise<boolean> {
  const course = { courseSystem: home, courseId, pageId: '', format: '' } as const
  const all = { ...course, courseSystem: '', courseId: '' }
  const document = { ...course, pageId, format }
  const count = await add(database, document, day, rows, limits.ofDocument)
  if (count === undefined) return false
  const portions = portion * (Math.ceil(count / portion) - Math.ceil((count - rows) / portion))
  if (portions === 0) return true
  if ((await add(database, course, day, portions, limits.ofCourse)) === undefined) {
    await giveBack(database, document, day, rows)
    return false
  }
  if ((await add(database, all, day, portions, limits.ofAll)) === undefined) {
    await giveBack(database, course, day, portions)
    await giveBack(database, document, day, rows)
    return false
  }
  return true
}

/** Adds to a counter, and returns its new value. Undefined without a change if it would be more than `most`. */
async function add(
  database: Database,
  key: CounterKey,
  day: string,
  rows: number,
  most: number,
): Promise<number | undefined> {
  const [counter] = await database.sql
    .insert(learnerDays)
    // Counters of courses have no format.
    .values({
      ...(key as typeof key & { format: Format }),
      day,
      measure: rowsOfDay,
      part: '',
      detail: '',
      count: rows,
    })
    .onConflictDoUpdate({
      target: [
        learnerDays.courseSystem,
        learnerDays.courseId,
        learnerDays.pageId,
        learnerDays.format,
        learnerDays.day,
        learnerDays.measure,
        learnerDays.part,
        learnerDays.detail,
      ],
      set: { count: sql`${learnerDays.count} + excluded.count` },
      setWhere: sql`${learnerDays.count} + excluded.count <= ${most}`,
    })
    .returning({ count: learnerDays.count })
  return counter?.count
}

async function giveBack(database: Database, key: CounterKey, day: string, rows: number): Promise<void> {
  await database.sql
    .update(learnerDays)
    .set({ count: sql`${learnerDays.count} - ${rows}` })
    .where(
      and(
        eq(learnerDays.courseSystem, key.courseSystem),
        eq(learnerDays.courseId, key.courseId),
        eq(learnerDays.pageId, key.pageId),
        sql`${learnerDays.format} = ${key.format}`,
        eq(learnerDays.day, day),
        eq(learnerDays.measure, rowsOfDay),
      ),
    )
}
