import type { Format } from '@lectern/domain/courses/formats.ts'
import type { LearnerEvent } from '@lectern/domain/learn/learner-events.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { countingSettings, learnerDays, learnerEvents } from '../../platform/db/schema/insights.ts'
import { countColumns, countVisits, type DayCount } from './count-visits-store.ts'
import { reserveRows, type RowLimits, rowsOfDay } from './row-limit-store.ts'

/** A page in a format, of a course of this home (see `courseHome`). */
export interface DocumentPlace {
  readonly home: string
  readonly courseId: string
  readonly pageId: string
  readonly format: Format
}

/** Days that events are kept. Their counts stay. */
export const keptDays = 30

/** A visit without an event for this number of days is over. Its events are counted, once. */
const visitDays = 1

export type EventStore = ReturnType<typeof createEventStore>

/** All SQL of the events of learners. */
export function createEventStore(database: Database) {
  const addCounts = (counts: ReturnType<typeof countVisits>) => sql`
    insert into ${learnerDays} (${countColumns}) ${counts}
    on conflict (course_system, course_id, page_id, format, day, measure, part, detail)
    do update set count = ${learnerDays.count} + excluded.count`

  const some = database.sql
    .select({ counted: learnerEvents.counted })
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
      isCounted: sql<boolean>`coalesce(bool_or(${some.counted}), false)`,
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

    /** Whether visits of a course are counted, how many events of a visit are stored (at most `most`), and whether it is counted already. */
    async visitOf({ home, courseId }: DocumentPlace, visit: string, most: number) {
      const [row] = await ofVisit.execute({ home, courseId, visit, most })
      return row ?? { isCounting: true, events: 0, isCounted: false }
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

    /** Reserves rows of a document on this day, within the limits. Returns whether there was room. */
    reserveRows: async (place: DocumentPlace, day: string, rows: number, limits: RowLimits) =>
      reserveRows(database, place, day, rows, limits),

    /** Adds events in their order. Returns false, and adds none, if the visit was counted meanwhile. */
    async add(
      place: DocumentPlace,
      visit: string,
      events: readonly LearnerEvent[],
      now: Date,
    ): Promise<boolean> {
      const { courseSystem, courseId, pageId, format } = columnsOf(place)
      const rows = events.map(({ type, part = null, seconds, answer = null }, order) => ({
        type,
        part,
        seconds: seconds === undefined ? null : Math.round(seconds),
        answer,
        order,
      }))
      // One millisecond apart and after the stored ones, so that their order is stored too. A report may follow another
      // within milliseconds.
      const added = await database.sql.execute(sql`
        insert into ${learnerEvents} (course_system, course_id, page_id, format, visit, type, part, seconds, answer, at)
        select ${courseSystem}::text, ${courseId}::text, ${pageId}::text, ${format}::text, ${visit}::text,
          type, part, seconds, answer, start + "order" * interval '1 ms'
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as event (type text, part text, seconds int, answer text, "order" int),
          (select greatest(${now.toISOString()}::timestamptz, max(at) + interval '1 ms') as start
            from ${learnerEvents} where visit = ${visit}) as visit
        where not exists (select 1 from ${learnerEvents} where visit = ${visit} and counted)
        returning 1`)
      return added.length > 0
    },

    /** Adds numbers to the counts of a day, without events. */
    async addToDay(
      place: DocumentPlace,
      day: string,
      counts: Readonly<Record<string, number>>,
    ): Promise<void> {
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
     * The counts of a document on these days: those of visits that are over, and those of the others, from their events. Visits
     * and answers of all days: they decide which weeks are shown together.
     */
    async countsOf(place: DocumentPlace, from: string, to: string): Promise<DayCount[]> {
      const { courseSystem, courseId, pageId, format } = columnsOf(place)
      const ofDocument = sql`course_system = ${courseSystem} and course_id = ${courseId} and page_id = ${pageId}
        and format = ${format}`
      const ofDays = sql`(day between ${from} and ${to} or measure in ('visits', 'answered'))`
      // One statement, because visits may be counted meanwhile. `rows` is not a figure.
      return database.sql.execute<{ [Key in keyof DayCount]: DayCount[Key] }>(sql`
        select day, measure, part, detail, count::float8 as count
          from (${countVisits(sql`select * from ${learnerEvents} where ${ofDocument} and not counted`)}) counted
          where ${ofDays}
        union all
        select day, measure, part, detail, count::float8 as count from ${learnerDays}
          where ${ofDocument} and measure <> ${rowsOfDay} and ${ofDays}`)
    },

    /** Adds the visits that are over to the counts of their days. Returns the number of their events, at most about `limit`. */
    async countEnded(limit: number): Promise<number> {
      const visits = await database.sql.execute<{ visit: string }>(sql`
        select visit from (
          select visit from ${learnerEvents} old
          where not counted and at < now() - ${visitDays} * interval '1 day' and not exists (
            select 1 from ${learnerEvents} later
            where later.visit = old.visit and later.at >= now() - ${visitDays} * interval '1 day')
          order by at limit ${limit}
        ) oldest
        group by visit`)
      if (visits.length === 0) return 0
      const ofThem = sql`visit in (${sql.join(
        visits.map(({ visit }) => sql`${visit}`),
        sql`, `,
      )})`
      // One statement, so that each event that it marks is also counted. An event that arrived while its visit was counted is
      // only marked: it would count as a second visit.
      const [marked] = await database.sql.execute<{ count: number }>(sql`
        with ended as (update ${learnerEvents} set counted = true where not counted and ${ofThem} returning *),
        added as (${addCounts(
          countVisits(sql`select * from ended where visit not in (
            select visit from ${learnerEvents} where counted and ${ofThem})`),
        )})
        select count(*)::int as count from ended`)
      return marked?.count ?? 0
    },

    /** Deletes the oldest events that are older than `keptDays`, after they were counted. Returns their number. */
    async forgetOldest(limit: number): Promise<number> {
      const oldest = database.sql
        .select({ id: learnerEvents.id })
        .from(learnerEvents)
        .where(and(learnerEvents.counted, sql`${learnerEvents.at} < now() - ${keptDays} * interval '1 day'`))
        .orderBy(learnerEvents.at)
        .limit(limit)
      const deleted = await database.sql
        .delete(learnerEvents)
        .where(inArray(learnerEvents.id, oldest))
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

function columnsOf({ home, courseId, pageId, format }: DocumentPlace) {
  return { courseSystem: home, courseId, pageId, format }
}
