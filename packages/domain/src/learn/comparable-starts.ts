/** `completions` is null for a week that is not shown. */
interface CountedWeek {
  readonly starts: number
  readonly completions: number | null
}

/** Starts of the weeks that have completions and figures of parts. Only these can be compared with them. */
export function comparableStarts(weeks: readonly CountedWeek[]): number {
  return weeks.reduce((sum, { starts, completions }) => sum + (completions === null ? 0 : starts), 0)
}
