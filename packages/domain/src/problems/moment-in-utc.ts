/**
 * A moment of a sentence, in UTC and in the words of a language: 'November 26 at 00:00 UTC'. Text of another form is
 * returned as it is.
 */
export function momentInUtc(moment: string, language: string): string {
  const time = Date.parse(moment)
  if (Number.isNaN(time)) return moment
  return new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    timeZoneName: 'short',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time)
}
