import type { Format } from '@lectern/domain/courses/formats.ts'
import type { LearnerEvent } from '@lectern/domain/learn/learner-events.ts'
import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { countingSettings, learnerDays, learnerEvents } from '../../platform/db/schema/insights.ts'
import { countColumns, countVisits, type DayCount } from './count-visits-store.ts'

/** A page in a format, of a course of this home (see `homeOfCourse`). */
export interface PiecePlace {
  readonly home: string
  readonly courseId: string
  readonly pageId: string
  readonly format: Format
}

/** Days that events are kept. Then only their counts are. */
export const keptDays = 30

/** The measure that counts the rows of a piece and day. It is not a figure. */
const rowsOfDay = 'rows'

export type EventStore = ReturnType<typeof createEventStore>

/** All SQL of the events of learners. */
export function createEventStore(database: Database) {
  const addCounts = (counts: ReturnType<typeof countVisits>) => sql`
    insert into ${learnerDays} (${countColumns}) ${counts}
    on conflict (course_system, course_id, page_id, format, day, measure, part, detail)
    do update set count = ${learnerDays.count} + excluded.count`

  const some = database.sql
    .select({ one: sql`1` })
    .from(learnerEvents)
    .where(eq(learnerEvents.visit, sql.placeholder('visit')))
    .limit(sql.placeholder('most'))
    .as('some')
  const setting = database.sql
    .select({ counting: countingSettings.counting })
    .from(countingSettings)
    .where(
      and(
        eq(countingSettings.courseSystem, sql.placeholder('home')),
        eq(countingSettings.courseId, sql.placeholder('courseId')),
      ),
    )
  /** Prepared, because every report of a learner runs it. */
  const ofVisit = database.sql
    .select({
      isCounting: sql<boolean>`coalesce((${setting}), true)`,
      events: sql<number>`count(*)::int`,
    })
    .from(some)
    .prepare('visit')

  return {
    async isCounting(home: string, courseId: string): Promise<boolean> {
      const [row] = await database.sql
        .select({ counting: countingSettings.counting })
        .from(countingSettings)
        .where(and(eq(countingSettings.courseSystem, home), eq(countingSettings.courseId, courseId)))
      return row?.counting ?? true
    },

    async setCounting(home: string, courseId: string, counting: boolean): Promise<void> {
      await database.sql
        .insert(countingSettings)
        .values({ courseSystem: home, courseId, counting })
        .onConflictDoUpdate({
          target: [countingSettings.courseSystem, countingSettings.courseId],
          set: { counting },
        })
    },

    /** Whether visits of a course are counted, and how many events of a visit are stored, at most `most`. */
    async visitOf({ home, courseId }: PiecePlace, visit: string, most: number) {
      const [row] = await ofVisit.execute({ home, courseId, visit, most })
      return row ?? { isCounting: true, events: 0 }
    },

    /** Whether a visit has a stored completion. */
    async hasCompleted(visit: string): Promise<boolean> {
      const found = await database.sql
        .select({ one: sql`1` })
        .from(learnerEvents)
        .where(and(eq(learnerEvents.visit, visit), eq(learnerEvents.type, 'completed')))
        .limit(1)
      return found.length > 0
    },

    /**
     * Adds events in their order, unless the piece would have more than `most` rows on this day; null for no limit. Returns whether there was
     * room. It is one statement, because learners of a lecture report at the same time.
     */
    async addWithin(
      place: PiecePlace,
      { visit, events, at, day }: { visit: string; events: readonly LearnerEvent[]; at: Date; day: string },
      most: number | null,
    ): Promise<boolean> {
      const { courseSystem, courseId, pageId, format } = columnsOf(place)
      const rows = events.map(({ type, part = null, seconds, answer = null }, order) => ({
        type,
        part,
        seconds: seconds === undefined ? null : Math.round(seconds),
        answer,
        // One millisecond apart, so that their order is stored too.
        at: new Date(at.getTime() + order).toISOString(),
      }))
      const added = await database.sql.execute(sql`
        with room as (
          insert into ${learnerDays} (${countColumns})
          values (${courseSystem}, ${courseId}, ${pageId}, ${format}, ${day}, ${rowsOfDay}, '', '', ${rows.length}::bigint)
          on conflict (course_system, course_id, page_id, format, day, measure, part, detail)
          do update set count = ${learnerDays.count} + excluded.count
          where ${most}::bigint is null or ${learnerDays.count} + excluded.count <= ${most}::bigint
          returning 1)
        insert into ${learnerEvents} (course_system, course_id, page_id, format, visit, type, part, seconds, answer, at)
        select ${courseSystem}, ${courseId}, ${pageId}, ${format}, ${visit}, type, part, seconds, answer, at
        from room, json_to_recordset(${JSON.stringify(rows)}::json)
          as event (type text, part text, seconds int, answer text, at timestamptz)
        returning 1 as one`)
      return added.length > 0
    },

    /** Adds numbers to the counts of a day, without events. */
    async addToDay(place: PiecePlace, day: string, counts: Readonly<Record<string, number>>): Promise<void> {
      const { courseSystem, courseId, pageId, format } = columnsOf(place)
      for (const [measure, count] of Object.entries(counts))
        if (count > 0)
          // oxlint-disable-next-line no-await-in-loop -- two numbers at most
          await database.sql.execute(
            addCounts(
              sql`values (${courseSystem}::text, ${courseId}::text, ${pageId}::text, ${format}::text, ${day}::text,
                ${measure}::text, '', '', ${count}::bigint)`,
            ),
          )
    },

    /**
     * The counts of a piece on these days, of kept events and of earlier ones. Visits and answers of all days: they decide
     * which weeks are shown together.
     */
    async countsOf(place: PiecePlace, from: string, to: string): Promise<DayCount[]> {
      const { courseSystem, courseId, pageId, format } = columnsOf(place)
      const [recent, earlier] = await Promise.all([
        database.sql.execute<{ [Key in keyof DayCount]: DayCount[Key] }>(
          sql`select day, measure, part, detail, count::float8 as count
            from (${countVisits(sql`course_system = ${courseSystem} and course_id = ${courseId}
              and page_id = ${pageId} and format = ${format}`)}) counted
            where day between ${from} and ${to} or measure in ('visits', 'answered')`,
        ),
        database.sql
          .select()
          .from(learnerDays)
          .where(
            and(
              eq(learnerDays.courseSystem, courseSystem),
              eq(learnerDays.courseId, courseId),
              eq(learnerDays.pageId, pageId),
              eq(learnerDays.format, format),
              or(
                and(gte(learnerDays.day, from), lte(learnerDays.day, to)),
                inArray(learnerDays.measure, ['visits', 'answered']),
              ),
            ),
          ),
      ])
      // The type of a stored measure is text; `rows` is not a figure.
      const stored = earlier.filter(({ measure }) => measure !== rowsOfDay) as unknown as DayCount[]
      return [...recent, ...stored]
    },

    /**
     * Replaces the visits of the oldest events by their counts, if these are older than `keptDays`. Returns the number of
     * deleted events: at least `limit` while there are more.
     */
    async countOldest(limit: number): Promise<number> {
      const visits = await database.sql.execute<{ visit: string }>(sql`
        select distinct visit from (
          select visit from ${learnerEvents} where at < now() - ${keptDays} * interval '1 day' order by at limit ${limit}
        ) oldest`)
      if (visits.length === 0) return 0
      const ofThem = sql`visit in (${sql.join(
        visits.map(({ visit }) => sql`${visit}`),
        sql`, `,
      )})`
      await database.sql.execute(addCounts(countVisits(ofThem)))
      const deleted = await database.sql
        .delete(learnerEvents)
        .where(ofThem)
        .returning({ id: learnerEvents.id })
      return deleted.length
    },

    async forgetCourse(home: string, courseId: string): Promise<void> {
      for (const table of [learnerEvents, learnerDays, countingSettings])
        // oxlint-disable-next-line no-await-in-loop -- three statements
        await database.sql
          .delete(table)
          .where(and(eq(table.courseSystem, home), eq(table.courseId, courseId)))
    },
  }
}

function columnsOf({ home, courseId, pageId, format }: PiecePlace) {
  return { courseSystem: home, courseId, pageId, format }
}
