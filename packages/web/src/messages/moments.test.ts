import { expect, test } from 'vitest'
import { daysBetween, localeOf } from './moments.ts'

test('dates and times follow the region of the first English language of the browser', () => {
  expect(localeOf(['de-DE', 'en-US', 'en-GB'])).toBe('en-US')
  expect(localeOf(['pl', 'eng'])).toBe('en-GB')
  expect(localeOf([])).toBe('en-GB')
})

test('a language that Intl refuses is skipped', () => {
  expect(localeOf(['en-US@posix'])).toBe('en-GB')
  expect(localeOf(['en-US@posix', 'en-AU'])).toBe('en-AU')
})

test('days are counted from midnight to midnight', () => {
  const now = new Date(2026, 10, 21, 0, 5)
  expect(daysBetween(new Date(2026, 10, 21, 0, 0), now)).toBe(0)
  expect(daysBetween(new Date(2026, 10, 20, 23, 59), now)).toBe(1)
  expect(daysBetween(new Date(2026, 9, 21, 12, 0), now)).toBe(31)
})
