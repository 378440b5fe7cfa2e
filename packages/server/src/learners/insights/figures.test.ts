import { fewestVisits } from '@lectern/domain/api/learners/insights.ts'
import { expect, test } from 'vitest'
import type { DayCount, Measure } from './count-visits-store.ts'
import { figuresOf } from './figures.ts'
import { mondaysBetween, sundayOf } from './weeks.ts'

const part = {
  key: 'a',
  title: 'Rain',
  lengthMs: 60_000,
  options: [
    { letter: 'A', text: 'Yes', right: true },
    { letter: 'B', text: 'No', right: false },
  ],
}

/** Visits of a day that start, watch for some seconds and finish. Some of them answer. */
function visitsOn(
  day: string,
  visits: number,
  watched: number,
  { right = visits, wrong = 0 } = {},
): DayCount[] {
  const count = (measure: Measure, of = '', detail = '', number = visits) => ({
    day,
    measure,
    part: of,
    detail,
    count: number,
  })
  return [
    ...(['visits', 'starts', 'completions'] as const).map((measure) => count(measure)),
    count('watched', '', String(watched)),
    count('reached', 'a'),
    count('answered', 'a', 'A', right),
    count('answered', 'a', 'B', wrong),
  ]
}

const busy = [...visitsOn('2026-03-02', 3, 40), ...visitsOn('2026-03-08', 3, 40)]
const quiet = visitsOn('2026-03-09', 4, 900)
const march = { from: '2026-03-02', to: '2026-03-15' }

test('a week with fewer than five visits changes nothing but the starts while it waits for more', () => {
  const one = figuresOf(busy, [part], { from: '2026-03-02', to: '2026-03-08' })
  const both = figuresOf([...busy, ...quiet], [part], march)
  expect(one).toMatchObject({ starts: 6, completions: 6, median_seconds: 40 })
  expect(both).toEqual({
    ...one,
    starts: 10,
    weeks: [
      { from: '2026-03-02', to: '2026-03-08', starts: 6, completions: 6 },
      { from: '2026-03-09', to: '2026-03-15', starts: 4, completions: null },
    ],
  })
})

test('weeks with fewer than five visits are counted together', () => {
  const weeks = [...quiet, ...visitsOn('2026-03-16', 4, 900)]
  expect(figuresOf(weeks, [part], { from: '2026-03-09', to: '2026-03-22' })).toMatchObject({
    completions: 8,
    weeks: [{ from: '2026-03-09', to: '2026-03-22', starts: 8, completions: 8 }],
  })
  expect(figuresOf(weeks, [part], { from: '2026-03-16', to: '2026-03-22' }), 'part of a bucket').toBeNull()
})

test('a question has its figures only from weeks that together have five answers', () => {
  const few = visitsOn('2026-03-09', 8, 40, { right: 0, wrong: 2 })
  const read = figuresOf([...busy, ...few], [part], march)
  expect(read).toMatchObject({ completions: 14, questions: [{ answers: 6, right_at_first_try: 6 }] })
  const second = figuresOf([...busy, ...few], [part], { from: '2026-03-09', to: '2026-03-15' })
  expect(second?.questions).toEqual([
    { key: 'a', question: 'Rain', answers: 2, right_at_first_try: null, options: null },
  ])
})

test('the difference of two ranges never describes fewer than five visits', () => {
  const numbers = [1, 4, 0, 7, 2, 2, 1, 1, 5, 3, 0, 1, 6, 2]
  const weeks = mondaysBetween('2026-01-05', '2026-04-12')
  const counts = weeks.flatMap((week, index) => {
    const visits = numbers[index] ?? 0
    const right = Math.floor(visits / 2)
    return visitsOn(week, visits, 40, { right, wrong: visits % 3 })
  })
  const numbersOf = (from: string, to: string) => {
    const figures = figuresOf(counts, [part], { from, to: sundayOf(to) })
    const [question] = figures?.questions ?? []
    // Each visit of these weeks finishes, and reaches the part.
    return [
      figures?.completions ?? 0,
      figures?.parts[0]?.reached ?? 0,
      question?.options ? question.answers : 0,
    ]
  }
  const differences = weeks.flatMap((from) =>
    weeks.flatMap((to) =>
      // The same range, and the ranges without its first or its last weeks.
      weeks.flatMap((cut) => {
        if (cut < from || cut > to) return []
        const whole = numbersOf(from, to)
        const parts = [numbersOf(from, cut), numbersOf(cut, to)]
        return parts.flatMap((shown) => shown.map((number, at) => (whole[at] ?? 0) - number))
      }),
    ),
  )
  expect(differences.filter((difference) => difference > 0).length).toBeGreaterThan(100)
  expect(differences.filter((difference) => difference !== 0 && difference < fewestVisits)).toEqual([])
})
