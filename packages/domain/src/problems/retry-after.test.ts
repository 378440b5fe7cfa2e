import { expect, test } from 'vitest'
import { readRetryAfter } from './retry-after.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

test.each([
  ['a number of seconds', '120', 120],
  ['an HTTP date', 'Sun, 22 Nov 2026 12:01:30 GMT', 90],
  ['a date in the past', 'Sun, 22 Nov 2026 11:00:00 GMT', 0],
  ['parts of a second', '1.5', 2],
])('%s is the time to wait', (_, header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds)
})

test.each([[null], [undefined], [''], ['soon'], ['-5s']])('%j says nothing', (header) => {
  expect(readRetryAfter(header, now)).toBeUndefined()
})
