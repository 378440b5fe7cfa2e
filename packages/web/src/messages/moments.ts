/**
 * The language of the interface as the user's region writes it: '4:40 PM' in en-US, '16:40' in en-GB.
 * `languages` are those that the browser prefers, best first.
 */
export function localeOf(languages: readonly string[]): string {
  // Chromium calls the POSIX locale 'en-US@posix', which Intl refuses.
  return languages.find((tag) => /^en(-[a-z\d]{1,8})*$/i.test(tag)) ?? 'en-GB'
}

const locale = localeOf(navigator.languages)
const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })
const dayAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

/** '16:40' */
export const timeOfDay = (at: Date): string => time.format(at)

/** '22 November' */
export const dayOf = (at: Date): string => day.format(at)

/** '22 Nov 2026, 16:40' */
export const dateAndTime = (at: Date): string => dayAndTime.format(at)

/** Whole days in local time from one moment to another. */
export function daysBetween(from: Date, to: Date): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / 86_400_000)
}

const startOfDay = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime()
