import type { EpisodePlan } from '@lectern/domain/podcast/episode/episode-plan.ts'
import { lineAtTime } from '@lectern/domain/podcast/episode/episode-time.ts'
import type { PlayerState } from './line-player-state.ts'

/** Where a seek leads: to the music before or after all lines, to a time of the loaded line, or to another line. */
export interface SeekTarget {
  readonly kind: 'lead-in' | 'lead-out' | 'same line' | 'other line'
  /** Key of the line. For music, the first or the last line. */
  readonly line: string
  /** Time in the line, in milliseconds. */
  readonly offset: number
}

/** The target of a time of the episode, in milliseconds. Undefined if no line has audio. */
export function seekTarget(
  plan: EpisodePlan,
  time: number,
  { line, phase, previewing, inInterlude }: PlayerState & { readonly inInterlude: boolean },
): SeekTarget | undefined {
  const heard = lineAtTime(plan, time)
  if (!heard) return undefined
  const { key, startMs, endMs } = heard.line
  const found = { line: key, offset: heard.offset }
  // Only a preview has music.
  if (plan.music && (previewing || line === undefined)) {
    if (plan.lines[0]?.startMs === startMs && time < startMs) return { ...found, kind: 'lead-in' }
    if (time >= endMs) return { kind: 'lead-out', line: key, offset: endMs - startMs }
  }
  const isLoaded = !inInterlude && line === key && phase !== 'error'
  return { ...found, kind: isLoaded ? 'same line' : 'other line' }
}
