import { expect, test } from 'vitest'
import { dayOfField, endOfDay, isAllowedEnd } from './end-date.ts'

test('a link works through its last day', () => {
  const end = new Date(endOfDay('2027-06-30'))
  expect(end.getTime()).toBe(new Date(2027, 5, 30, 23, 59, 59).getTime())
  expect(dayOfField(end)).toBe('2027-06-30')
})

test('a link can end today and later, but not on a day in the past or in a year that is still being typed', () => {
  const now = new Date(2027, 5, 30, 9)
  const days = ['2027-06-29', '2027-06-30', '2028-01-01', '0002-06-30', '20270-06-30', '9999-01-01']
  expect(days.filter((day) => isAllowedEnd(day, now))).toEqual(['2027-06-30', '2028-01-01'])
})
