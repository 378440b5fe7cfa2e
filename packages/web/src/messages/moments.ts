import { localFormatter } from './interface-locale.ts'

const time = localFormatter((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }))
const day = localFormatter((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }))
const date = localFormatter((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }))
const shortDay = localFormatter(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)
const dayAndTime = localFormatter(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
)

/** '16:40' */
export const timeOfDay = (at: Date): string => time().format(at)

/** '22 November' */
export const dayOf = (at: Date): string => day().format(at)

/** '22 November 2026' */
export const dateOf = (at: Date): string => date().format(at)
/** '22 Nov', of a date without a time (`2026-11-22`). */
export const shortDayOf = (isoDay: string): string => shortDay().format(new Date(isoDay))

/** '9 – 22 Nov', of dates without a time. */
export const shortDaysOf = (from: string, to: string): string =>
  shortDay().formatRange(new Date(from), new Date(to))

/** '22 Nov 2026, 16:40' */
export const dateAndTime = (at: Date): string => dayAndTime().format(at)

/** Whole days in local time from one moment to another. */
export function daysBetween(from: Date, to: Date): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / 86_400_000)
}

const startOfDay = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()
