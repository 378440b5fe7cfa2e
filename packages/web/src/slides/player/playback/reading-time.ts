import { spokenMinutes } from '@lectern/domain/narration/script-statistics.ts'
import type { Feedback } from './scene.ts'

/** Auto mode leaves at least this time to read the feedback of a quiz, in milliseconds. */
const shortestFeedbackMs = 5000

/** The time to read the feedback of a quiz, in milliseconds. Feedback with audio needs only the minimum. */
export function readingTimeOf({ address, text }: Partial<Feedback> = {}): number {
  if (address !== undefined || text === undefined) return shortestFeedbackMs
  return Math.max(shortestFeedbackMs, spokenMinutes(text) * 60_000)
}
