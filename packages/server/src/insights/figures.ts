import {
  type Figures,
  fewestVisits,
  type PartFigures,
  type QuestionFigures,
  type WeekFigures,
} from '@lectern/domain/api/insights.ts'
import { type CountablePart, isRight } from '@lectern/domain/learn/countable-parts.ts'
import type { DayCount, Measure } from './count-visits-store.ts'
import { mondayOf, mondaysBetween } from './weeks.ts'

/** Numbers by measure, part and detail. */
interface Totals {
  readonly total: (measure: Measure, part?: string) => number
  readonly byDetail: (measure: Measure, part?: string) => ReadonlyMap<string, number>
}

/** The visits of all days. */
export const visitsOf = (counts: readonly DayCount[]): number => totalsOf(counts).total('visits')

/**
 * The figures of a piece with these parts. Weeks with fewer than `fewestVisits` visits only have starts: otherwise, the
 * difference of two ranges would be the figures of a few visits. Null if all weeks are such weeks.
 */
export function figuresOf(
  counts: readonly DayCount[],
  parts: readonly CountablePart[],
  { from, to }: { readonly from: string; readonly to: string },
): Figures | null {
  const byWeek = Map.groupBy(counts, ({ day }) => mondayOf(day))
  const totals = totalsOf([...byWeek.values()].filter(isShown).flat())
  if (totals.total('visits') === 0) return null
  return {
    starts: totalsOf(counts).total('starts'),
    completions: totals.total('completions'),
    median_seconds: medianOf(totals.byDetail('watched')),
    length_seconds: Math.round(parts.reduce((sum, { lengthMs }) => sum + lengthMs, 0) / 1000),
    parts: parts.map((part) => partFigures(part, totals)),
    questions: parts.flatMap((part) => questionFigures(part, totals)),
    weeks: mondaysBetween(from, to).map((week) => weekFigures(week, byWeek.get(week) ?? [])),
  }
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
  { total, byDetail }: Totals,
): QuestionFigures[] {
  if (!options) return []
  const answers = total('answered', key)
  const question = { key, question: title, answers }
  if (answers < fewestVisits) return [{ ...question, right_at_first_try: null, options: null }]
  const given = [...byDetail('answered', key)]
  const sum = (chosen: (letters: string) => boolean) =>
    given.reduce((count, [letters, visits]) => count + (chosen(letters) ? visits : 0), 0)
  return [
    {
      ...question,
      right_at_first_try: sum((letters) => isRight(options, letters)),
      options: options.map((option) => ({
        ...option,
        count: sum((letters) => letters.includes(option.letter)),
      })),
    },
  ]
}

/** Whether the counts of a week are shown. */
const isShown = (counts: readonly DayCount[]) => visitsOf(counts) >= fewestVisits

function weekFigures(from: string, counts: readonly DayCount[]): WeekFigures {
  const { total } = totalsOf(counts)
  return { from, starts: total('starts'), completions: isShown(counts) ? total('completions') : null }
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
