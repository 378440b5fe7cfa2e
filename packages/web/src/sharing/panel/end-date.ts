/** The local day of a moment, as date fields write it: '2027-06-30'. */
export function dayOfField(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** The end of a day in local time (ISO 8601), so that a link works through its last day. */
export function endOfDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 23, 59, 59).toISOString()
}

/** Whether a link has ended. Null is no end. */
export function hasEnded(end: string | null, now: Date): boolean {
  return end !== null && new Date(end) <= now
}

/** Years that a date field passes while the year is typed are in the past, such as 0002. Later ones are a mistake. */
export function isAllowedEnd(day: string, now: Date): boolean {
  return /^\d{4}-/.test(day) && day >= dayOfField(now) && day <= '2199-12-31'
}
