const dayMs = 86_400_000
/** The longest range: figures by week stay readable. */
const mostWeeks = 104
/** Weeks without a requested range. */
const usualWeeks = 12

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The Monday of the week of a day (`YYYY-MM-DD`, UTC). */
export function mondayOf(day: string): string {
  const time = Date.parse(day)
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7
  return dayOf(time - sinceMonday * dayMs)
}

/** The last day of the week of a day. */
export const sundayOf = (day: string): string => dayOf(Date.parse(mondayOf(day)) + 6 * dayMs)

/** The Mondays from one to the last one before `to`. */
export function mondaysBetween(from: string, to: string): string[] {
  const start = Date.parse(mondayOf(from))
  const weeks = Math.floor((Date.parse(to) - start) / (7 * dayMs)) + 1
  return Array.from({ length: weeks }, (_, week) => dayOf(start + week * 7 * dayMs))
}

/** Whole weeks around the requested days. Ranges that differ by a few days would describe the visits of single days. */
export function wholeWeeks(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): { readonly from: string; readonly to: string } {
  const last = mondayOf(asked.to ?? dayOf(now.getTime()))
  const to = sundayOf(last)
  const earliest = dayOf(Date.parse(last) - (mostWeeks - 1) * 7 * dayMs)
  const first = mondayOf(asked.from ?? dayOf(Date.parse(last) - (usualWeeks - 1) * 7 * dayMs))
  return { from: first < earliest ? earliest : first > last ? last : first, to }
}
