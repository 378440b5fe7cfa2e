import { expect, test } from 'vitest'
import { readingPace } from './script-statistics.ts'

test('a pace is words by time, and there is none of silence', () => {
  expect(readingPace('one two three', 1500)).toBe(120)
  expect(readingPace('  ', 1500)).toBeUndefined()
  expect(readingPace('one', 0)).toBeUndefined()
})
