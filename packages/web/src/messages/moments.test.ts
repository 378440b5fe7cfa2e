import { afterEach, expect, test } from 'vitest'
import { formatIn } from './interface-locale.ts'
import { dateAndTime, dayOf, daysBetween, timeOfDay } from './moments.ts'

afterEach(() => formatIn('en'))

const afternoon = new Date(2026, 10, 22, 16, 40)

test.each([
  ['en', '4:40 PM', 'November 22'],
  ['de', '16:40', '22. November'],
  ['ar', '4:40 م', '22 نوفمبر'],
  ['zh', '16:40', '11月22日'],
] as const)('dates and times are in the language of the interface: %s', (language, time, day) => {
  formatIn(language)
  expect(timeOfDay(afternoon).replaceAll(/\s/g, ' ')).toBe(time)
  expect(dayOf(afternoon)).toBe(day)
  expect(dateAndTime(afternoon)).toContain('2026')
})

test('days are counted from midnight to midnight', () => {
  const now = new Date(2026, 10, 21, 0, 5)
  expect(daysBetween(new Date(2026, 10, 21, 0, 0), now)).toBe(0)
  expect(daysBetween(new Date(2026, 10, 20, 23, 59), now)).toBe(1)
  expect(daysBetween(new Date(2026, 9, 21, 12, 0), now)).toBe(31)
})
