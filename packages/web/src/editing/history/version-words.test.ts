import { expect, test } from 'vitest'
import { dayOf, timeOfDay } from '../../messages/moments.ts'
import { originOf } from './version-origin.ts'
import { timeOf } from './version-words.ts'

const at = (year: number, month: number, day: number, hour: number, minute: number) => ({
  saved_at: new Date(year, month - 1, day, hour, minute).toISOString(),
})

test('the time of a version names today and yesterday, and otherwise the day', () => {
  const now = new Date(2026, 10, 21, 9, 0)
  expect(timeOf(at(2026, 11, 21, 8, 5), now)).toBe(`Today, ${timeOfDay(new Date(2026, 10, 21, 8, 5))}`)
  expect(timeOf(at(2026, 11, 20, 23, 59), now)).toBe(
    `Yesterday, ${timeOfDay(new Date(2026, 10, 20, 23, 59))}`,
  )
  expect(timeOf(at(2026, 11, 3, 10, 0), now)).toBe(
    `${dayOf(new Date(2026, 10, 3))}, ${timeOfDay(new Date(2026, 10, 3, 10, 0))}`,
  )
})

test('the origin of a version names its author, unless the account was deleted', () => {
  const version = { revision: 2, saved_at: '', parts: 3, current: false }
  expect(originOf({ ...version, origin: 'saved', saved_by: 'Ada Byron' })).toBe('Saved by Ada Byron')
  expect(originOf({ ...version, origin: 'deleted', saved_by: null })).toBe('Before it was deleted')
})
