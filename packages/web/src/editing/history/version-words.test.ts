import { expect, test } from 'vitest'
import { originOf, timeOf } from './version-words.ts'

const at = (year: number, month: number, day: number, hour: number, minute: number) => ({
  saved_at: new Date(year, month - 1, day, hour, minute).toISOString(),
})

test('A version tells when it was made, by the day where that is near', () => {
  const now = new Date(2026, 10, 21, 9, 0)
  expect(timeOf(at(2026, 11, 21, 8, 5), now, 'en-GB')).toBe('Today, 08:05')
  expect(timeOf(at(2026, 11, 20, 23, 59), now, 'en-GB')).toBe('Yesterday, 23:59')
  expect(timeOf(at(2026, 11, 3, 10, 0), now, 'en-GB')).toBe('3 November, 10:00')
})

test('A version tells how it came to be and by whom, unless they are gone', () => {
  const version = { revision: 2, saved_at: '', parts: 3, current: false }
  expect(originOf({ ...version, origin: 'saved', saved_by: 'Ada Byron' })).toBe('Saved by Ada Byron')
  expect(originOf({ ...version, origin: 'deleted', saved_by: null })).toBe('Before it was deleted')
})
