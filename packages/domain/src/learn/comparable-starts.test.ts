import { expect, test } from 'vitest'
import { comparableStarts } from './comparable-starts.ts'

test('starts of weeks without completions are not compared with completions', () => {
  const week = { starts: 7, completions: 3 }
  expect(comparableStarts([week, { ...week, starts: 4, completions: null }])).toBe(7)
})
