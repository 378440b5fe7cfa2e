/** The wait as the end of a sentence: 'in a minute', 'in 5 minutes', 'in 3 hours'. Rounded up. */
export function inTime(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a few minutes'
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'in a minute'
  return minutes <= 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`
}
