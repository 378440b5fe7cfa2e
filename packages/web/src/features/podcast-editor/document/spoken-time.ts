import type { SpokenDuration } from '@lectern/domain/podcast/editing/dialogue-duration.ts'
import { clockTime } from '../../../ui/clock-time.ts'
import { messages } from './messages.ts'

/** '0:05', or '≈ 0:05' if it is estimated from the text. */
export function spokenTime({ ms, estimated }: SpokenDuration): string {
  return estimated ? `≈ ${clockTime(ms)}` : clockTime(ms)
}

/** 'about 4:10 of 5 minutes planned'. */
export function againstPlan({ ms }: SpokenDuration, minutes: number): string {
  return messages.againstPlan(clockTime(ms), minutes)
}
