import { expect, test } from 'vitest'
import { mondayOf, mondaysBetween, wholeWeeks } from './weeks.ts'

const now = new Date('2026-03-11T23:00:00Z')

test('a week begins on Monday', () => {
  expect(['2026-03-08', '2026-03-09', '2026-03-15'].map(mondayOf)).toEqual([
    '2026-03-02',
    '2026-03-09',
    '2026-03-09',
  ])
})

test('a range is whole weeks, the last twelve without a request', () => {
  expect(wholeWeeks({}, now)).toEqual({ from: '2025-12-22', to: '2026-03-15' })
  expect(mondaysBetween('2025-12-22', '2026-03-15')).toHaveLength(12)
  expect(wholeWeeks({ from: '2026-03-04', to: '2026-03-05' }, now)).toEqual({
    from: '2026-03-02',
    to: '2026-03-08',
  })
})

test('a range has an end that is not before its start, and at most two years', () => {
  expect(wholeWeeks({ from: '2026-05-04', to: '2026-03-05' }, now)).toEqual({
    from: '2026-03-02',
    to: '2026-03-08',
  })
  const { from, to } = wholeWeeks({ from: '2000-01-01' }, now)
  expect(mondaysBetween(from, to)).toHaveLength(104)
})
