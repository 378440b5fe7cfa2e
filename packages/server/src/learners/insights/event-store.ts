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

/** Events of a visit that are to be stored. */
export interface VisitEvents {
  readonly place: DocumentPlace
  readonly visit: string
  readonly events: readonly LearnerEvent[]
  readonly at: Date
}

/** The stored state of a visit. */
export interface VisitState {
  /** Whether visits of its course are counted. */
  readonly isCounting: boolean
  /** Number of its stored events. */
  readonly events: number
  /** Whether the visit is over and its events are counted. */
  readonly isCounted: boolean
}

export type EventStore = ReturnType<typeof createEventStore>

/** All SQL of the events of learners. */
export function createEventStore(database: Database) {
  const addCounts = (counts: ReturnType<typeof countVisits>) => sql`
    insert into ${learnerDays} (${countColumns}) ${counts}
    on conflict (course_system, course_id, page_id, format, day, measure, part, detail)
    do update set count = ${learnerDays.count} + excluded.count`

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

    /** The stored state of these visits. Of each visit, at most `most` events are counted. */
    async visitsOf(
      visits: readonly Pick<VisitEvents, 'place' | 'visit'>[],
      most: number,
    ): Promise<Map<string, VisitState>> {
      const asked = visits.map(({ place, visit }) => ({ ...rowOf(place), visit }))
      const found = await database.sql.execute<VisitState & { visit: string; [column: string]: unknown }>(sql`
        select asked.visit, coalesce(setting.counting, true) as "isCounting", stored.events, stored."isCounted"
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
            as asked (course_system text, course_id text, visit text)
          left join ${countingSettings} setting using (course_system, course_id)
          cross join lateral (
            select count(*)::int as events, coalesce(bool_or(counted), false) as "isCounted"
            from (select counted from ${learnerEvents} where visit = asked.visit limit ${most}) rows) stored`)
      return new Map(found.map(({ visit, ...state }) => [visit, state]))
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

    /**
     * Adds the events of different visits, each in their order. Returns the visits with added events: none is added to a
     * visit that was counted meanwhile.
     */
    async add(visits: readonly VisitEvents[]): Promise<Set<string>> {
      const rows = visits.flatMap(({ place, visit, events, at }) =>
        events.map(({ type, part = null, seconds, answer = null }, order) => ({
          ...rowOf(place),
          visit,
          type,
          part,
          seconds: seconds === undefined ? null : Math.round(seconds),
          answer,
          at,
          order,
        })),
      )
      const named = visits.map(({ visit }) => visit)
      // One millisecond apart and after the stored ones, so that their order is stored too. A report may follow another
      // within milliseconds.
      const added = await database.sql.execute<{ visit: string }>(sql`
        insert into ${learnerEvents}
          (course_system, course_id, page_id, format, visit, type, part, seconds, answer, at)
        select course_system, course_id, page_id, format, event.visit, type, part, seconds, answer,
          greatest(event.at, stored.last + interval '1 ms') + "order" * interval '1 ms'
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as event (course_system text, course_id text, page_id text, format text, visit text, type text, part text,
              seconds int, answer text, at timestamptz, "order" int)
          left join (
            select visit, max(at) as last, bool_or(counted) as is_counted from ${learnerEvents}
            where visit in (select jsonb_array_elements_text(${JSON.stringify(named)}::jsonb))
            group by visit) stored on stored.visit = event.visit
        where stored.is_counted is not true
        returning visit`)
      return new Set(added.map(({ visit }) => visit))
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

/** The columns of a place, by their names in the database. */
const rowOf = ({ home, courseId, pageId, format }: DocumentPlace) => ({
  course_system: home,
  course_id: courseId,
  page_id: pageId,
  format,
})

function columnsOf({ home, courseId, pageId, format }: DocumentPlace) {
  return { courseSystem: home, courseId, pageId, format }
}
