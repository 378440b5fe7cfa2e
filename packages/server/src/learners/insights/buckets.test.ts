import { expect, test } from 'vitest'
import { bucketsOf, shownWeeks } from './buckets.ts'

const weeks = new Map([
  ['2026-03-02', 3],
  ['2026-03-16', 2],
  ['2026-03-23', 9],
  ['2026-03-30', 4],
])

test('weeks with few visits share a bucket with the following ones, and the last ones wait', () => {
  expect(bucketsOf(weeks)).toEqual([
    { first: '2026-03-02', last: '2026-03-16' },
    { first: '2026-03-23', last: '2026-03-23' },
  ])
  expect(bucketsOf(new Map([['2026-03-02', 4]]))).toEqual([])
})

test('later weeks never change the buckets before them', () => {
  const before = bucketsOf(weeks)
  const later = new Map([...weeks, ['2026-04-06', 1] as const])
  expect(bucketsOf(later)).toEqual([...before, { first: '2026-03-30', last: '2026-04-06' }])
})

test('a bucket is shown only by a range that contains all of it', () => {
  const shown = (from: string, to: string) => [...shownWeeks(bucketsOf(weeks), { from, to })]
  expect(shown('2026-03-02', '2026-03-22')).toEqual(['2026-03-02', '2026-03-09', '2026-03-16'])
  expect(shown('2026-03-09', '2026-03-29')).toEqual(['2026-03-23'])
})
