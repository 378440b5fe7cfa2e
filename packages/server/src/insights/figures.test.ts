import { expect, test } from 'vitest'
import type { DayCount, Measure } from './count-visits-store.ts'
import { figuresOf } from './figures.ts'

const part = {
  key: 'a',
  title: 'Rain',
  lengthMs: 60_000,
  options: [{ letter: 'A', text: 'Yes', right: true }],
}

/** Visits of a day that start, answer, watch for some seconds and finish. */
function visitsOn(day: string, visits: number, watched: number): DayCount[] {
  const count = (measure: Measure, of = '', detail = '') => ({
    day,
    measure,
    part: of,
    detail,
    count: visits,
  })
  return [
    ...(['visits', 'starts', 'completions'] as const).map((measure) => count(measure)),
    count('watched', '', String(watched)),
    count('reached', 'a'),
    count('answered', 'a', 'A'),
  ]
}

const busy = [...visitsOn('2026-03-02', 3, 40), ...visitsOn('2026-03-08', 3, 40)]
const quiet = visitsOn('2026-03-09', 4, 900)

test('weeks with fewer than five visits change nothing but the starts', () => {
  const one = figuresOf(busy, [part], { from: '2026-03-02', to: '2026-03-08' })
  const both = figuresOf([...busy, ...quiet], [part], { from: '2026-03-02', to: '2026-03-15' })
  expect(one).toMatchObject({ starts: 6, completions: 6, median_seconds: 40 })
  expect(both).toEqual({
    ...one,
    starts: 10,
    weeks: [
      { from: '2026-03-02', starts: 6, completions: 6 },
      { from: '2026-03-09', starts: 4, completions: null },
    ],
  })
})

test('several weeks with fewer than five visits have no figures', () => {
  const weeks = [...quiet, ...visitsOn('2026-03-16', 4, 900)]
  expect(figuresOf(weeks, [part], { from: '2026-03-09', to: '2026-03-22' })).toBeNull()
})
