import { type SQL, sql } from 'drizzle-orm'

/** The measures that are counted per day. Their names are stored. */
export const measures = [
  /** Visits with any event. */
  'visits',
  'starts',
  'completions',
  /** Visits by the time that they watched or listened; `detail` is the time, rounded down to `stepSeconds`. */
  'watched',
  /** Visits that saw or heard a part. */
  'reached',
  /** Visits that ended at a part. */
  'left',
  /** Seconds of all visits at a part. */
  'seconds',
  /** Times that a visit came back to a part after another one. */
  'replays',
  /** Visits by their first answer to a question; `detail` has its letters. */
  'answered',
] as const
export type Measure = (typeof measures)[number]

/** One number of a day. */
export interface DayCount {
  readonly day: string
  readonly measure: Measure
  readonly part: string
  readonly detail: string
  readonly count: number
}

/** Steps in which the times of visits are counted, so that days without events still have a median. */
export const stepSeconds = 5

/** The columns of a result, as in `learner_days`. */
export const countColumns = sql.raw(
  'course_system, course_id, page_id, format, day, measure, part, detail, count',
)

/**
 * The counts of the visits of these events, as a query with `countColumns`. A visit belongs to the day of its first event.
 * @param events A query for rows of `learner_events`. It must have all events of a visit, or none.
 */
export function countVisits(events: SQL): SQL {
  return sql`
    with event as (${events}),
    visit as (
      select visit, min(course_system) as course_system, min(course_id) as course_id, min(page_id) as page_id,
        min(format) as format, to_char(min(at) at time zone 'utc', 'YYYY-MM-DD') as day,
        bool_or(type = 'started') as started, bool_or(type = 'completed') as completed,
        coalesce(sum(seconds), 0)::int as watched,
        (array_agg(part order by at desc) filter (where type = 'part'))[1] as last_part
      from event group by visit),
    -- A page may report a part in several events. Only a change of the part begins a replay.
    stay as (
      select visit, part, seconds,
        part is distinct from lag(part) over (partition by visit order by at) as is_new
      from event where type = 'part'),
    played as (
      select visit, part, count(*) filter (where is_new)::int as times, coalesce(sum(seconds), 0)::int as seconds
      from stay group by visit, part),
    first_answer as (
      select distinct on (visit, part) visit, part, answer from event where type = 'answered'
      order by visit, part, at),
    number as (
      select visit, 'visits' as measure, '' as part, '' as detail, 1 as count from visit
      union all select visit, 'starts', '', '', 1 from visit where started
      union all select visit, 'completions', '', '', 1 from visit where completed
      union all select visit, 'watched', '', (watched / ${sql.raw(String(stepSeconds))} * ${sql.raw(String(stepSeconds))})::text, 1
        from visit where last_part is not null
      union all select visit, 'left', last_part, '', 1 from visit where last_part is not null and not completed
      union all select visit, 'reached', part, '', 1 from played
      union all select visit, 'seconds', part, '', seconds from played where seconds > 0
      union all select visit, 'replays', part, '', times - 1 from played where times > 1
      union all select visit, 'answered', part, answer, 1 from first_answer)
    select course_system, course_id, page_id, format, day, measure, part, detail, sum(count)::bigint as count
    from number join visit using (visit)
    group by course_system, course_id, page_id, format, day, measure, part, detail`
}
