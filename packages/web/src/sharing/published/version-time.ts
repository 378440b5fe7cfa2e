import { dateAndTime, daysBetween, timeOfDay } from '../../messages/moments.ts'

/** When a version was published: '14:02' if today, else with its date. */
export function versionTime(at: string, now: Date): string {
  const moment = new Date(at)
  return daysBetween(moment, now) === 0 ? timeOfDay(moment) : dateAndTime(moment)
}
