import {
  type Figures,
  type PartFigures,
  type QuestionFigures,
  type WeekFigures,
} from '@lectern/domain/api/learners/insights.ts'
import { type CountablePart, isRight } from '@lectern/domain/learn/countable-parts.ts'
import { type Bucket, bucketsOf, shownWeeks } from './buckets.ts'
import type { DayCount, Measure } from './count-visits-store.ts'
import { mondayOf, mondaysBetween, sundayOf } from './weeks.ts'

/** Numbers by measure, part and detail. */
interface Totals {
  readonly total: (measure: Measure, part?: string) => number
  readonly byDetail: (measure: Measure, part?: string) => ReadonlyMap<string, number>
}

/** Days, from the first to the last one. */
interface Range {
  readonly from: string
  readonly to: string
}

/** The visits of a range. */
export const visitsOf = (counts: readonly DayCount[], range: Range): number =>
  totalsOf(counts.filter(isWithin(range))).total('visits')

/**
 * The figures of a document with these parts. Everything except starts describes whole buckets of weeks, each with at least
 * `fewestVisits` visits. Each question has buckets of its own, each with at least as many answers. Otherwise, the difference
 * of two ranges would describe a few visits. Null without a bucket in the range.
 * @param counts The counts of the range, and the visits and answers of all days.
 */
export function figuresOf(
  counts: readonly DayCount[],
  parts: readonly CountablePart[],
  range: Range,
): Figures | null {
  const within = counts.filter(isWithin(range))
  const buckets = bucketsOf(byWeek(counts, 'visits'))
  const totals = totalsOf(inBuckets(within, buckets, range))
  if (totals.total('visits') === 0) return null
  return {
    starts: totalsOf(within).total('starts'),
    completions: totals.total('completions'),
    median_seconds: medianOf(totals.byDetail('watched')),
    length_seconds: Math.round(parts.reduce((sum, { lengthMs }) => sum + lengthMs, 0) / 1000),
    parts: parts.map((part) => partFigures(part, totals)),
    questions: parts.flatMap((part) => questionFigures(part, counts, range)),
    weeks: weeksOf(within, buckets, range),
  }
}

const isWithin =
  ({ from, to }: Range) =>
  ({ day }: DayCount): boolean =>
    day >= from && day <= to

/** The counts of the buckets that are completely within a range. */
function inBuckets(counts: readonly DayCount[], buckets: readonly Bucket[], range: Range): DayCount[] {
  const shown = shownWeeks(buckets, range)
  return counts.filter(({ day }) => shown.has(mondayOf(day)))
}

/** A measure by the Monday of its week. */
function byWeek(counts: readonly DayCount[], measure: Measure, part = ''): ReadonlyMap<string, number> {
  const weeks = new Map<string, number>()
  for (const count of counts) {
    if (count.measure !== measure || count.part !== part) continue
    const week = mondayOf(count.day)
    weeks.set(week, (weeks.get(week) ?? 0) + count.count)
  }
  return weeks
}

function totalsOf(counts: readonly DayCount[]): Totals {
  const groups = Map.groupBy(counts, ({ measure, part }) => `${measure} ${part}`)
  const of = (measure: Measure, part = '') => groups.get(`${measure} ${part}`) ?? []
  return {
    total: (...key) => of(...key).reduce((sum, { count }) => sum + count, 0),
    byDetail(...key) {
      const sums = new Map<string, number>()
      for (const { detail, count } of of(...key)) sums.set(detail, (sums.get(detail) ?? 0) + count)
      return sums
    },
  }
}

function partFigures({ key, title }: CountablePart, { total }: Totals): PartFigures {
  const reached = total('reached', key)
  return {
    key,
    title,
    reached,
    left: total('left', key),
    seconds: reached === 0 ? 0 : Math.round(total('seconds', key) / reached),
    replays: total('replays', key),
  }
}

function questionFigures(
  { key, title, options }: CountablePart,
  counts: readonly DayCount[],
  range: Range,
): QuestionFigures[] {
  if (!options) return []
  const buckets = bucketsOf(byWeek(counts, 'answered', key))
  const { total, byDetail } = totalsOf(inBuckets(counts, buckets, range))
  const question = { key, question: title }
  const answers = total('answered', key)
  if (answers === 0) {
    const few = totalsOf(counts.filter(isWithin(range))).total('answered', key)
    return [{ ...question, answers: few, right_at_first_try: null, options: null }]
  }
  const given = [...byDetail('answered', key)]
  const sum = (chosen: (letters: string) => boolean) =>
    given.reduce((count, [letters, visits]) => count + (chosen(letters) ? visits : 0), 0)
  return [
    {
      ...question,
      answers,
      right_at_first_try: sum((letters) => isRight(options, letters)),
      options: options.map((option) => ({
        ...option,
        count: sum((letters) => letters.includes(option.letter)),
      })),
    },
  ]
}

/** The buckets of a range, and its other weeks one by one, with their starts only. */
function weeksOf(counts: readonly DayCount[], buckets: readonly Bucket[], range: Range): WeekFigures[] {
  const shown = shownWeeks(buckets, range)
  const starts = byWeek(counts, 'starts')
  const completions = byWeek(counts, 'completions')
  const sum = (of: ReadonlyMap<string, number>, weeks: readonly string[]) =>
    weeks.reduce((all, week) => all + (of.get(week) ?? 0), 0)
  return mondaysBetween(range.from, range.to).flatMap((week): WeekFigures[] => {
    if (!shown.has(week))
      return [{ from: week, to: sundayOf(week), starts: sum(starts, [week]), completions: null }]
    const bucket = buckets.find(({ first }) => first === week)
    if (!bucket) return []
    const weeks = mondaysBetween(bucket.first, bucket.last)
    const to = sundayOf(bucket.last)
    return [{ from: week, to, starts: sum(starts, weeks), completions: sum(completions, weeks) }]
  })
}

/** The median of numbers that are counted by their value. */
function medianOf(counted: ReadonlyMap<string, number>): number | null {
  const sorted = [...counted]
    .map(([value, count]) => [Number(value), count] as const)
    .toSorted(([a], [b]) => a - b)
  const half = sorted.reduce((sum, [, count]) => sum + count, 0) / 2
  let below = 0
  for (const [value, count] of sorted) {
    below += count
    if (below >= half) return value
  }
  return null
}
