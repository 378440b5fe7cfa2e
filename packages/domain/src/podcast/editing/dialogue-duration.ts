import { derived } from '../../editing/derived.ts'
import { audioStatus } from '../../narration/audio/audio-status.ts'
import { spokenMinutes } from '../../narration/script-statistics.ts'
import { pauseBetween } from '../episode/episode-plan.ts'
import type { DialogueLine, Podcast, Segment } from '../podcast.ts'

/** Duration of a line, a segment or a podcast. */
export interface SpokenDuration {
  readonly ms: number
  /** True if part of it is estimated from words, because its audio is missing or outdated. */
  readonly estimated: boolean
}

/** Duration of its audio if that is current. Otherwise estimated from its text. */
export const lineDuration = derived((line: DialogueLine): SpokenDuration => {
  if (line.audio && audioStatus({ ...line, script: line.content }) === 'Available')
    return { ms: line.audio.duration_ms, estimated: false }
  return { ms: spokenMinutes(line.content) * 60_000, estimated: true }
})

/** Includes the pauses between its lines. */
export const segmentDuration = derived(({ dialogue }: Segment): SpokenDuration =>
  sum(
    dialogue.map((line, index) => {
      const before = dialogue[index - 1]
      const pause = before
        ? pauseBetween({ segment: 0, speaker: before.speaker }, { ...line, segment: 0 })
        : 0
      const { ms, estimated } = lineDuration(line)
      return { ms: ms + pause, estimated }
    }),
  ),
)

/** Includes the pauses between lines and segments. */
export function podcastDuration({ segments }: Podcast): SpokenDuration {
  const spoken = segments.filter(({ dialogue }) => dialogue.length > 0)
  const { ms, estimated } = sum(spoken.map(segmentDuration))
  return { ms: ms + Math.max(0, spoken.length - 1) * betweenSegments, estimated }
}

/** Sum of the planned minutes of several segments, without binary rounding errors. */
export function plannedMinutes(segments: readonly Segment[]): number {
  return Math.round(segments.reduce((total, { duration }) => total + duration, 0) * 100) / 100
}

/**
 * True if the duration differs by more than a quarter from the planned minutes. 0 means that no duration is planned.
 */
export function isFarFrom({ ms }: SpokenDuration, minutes: number): boolean {
  const planned = minutes * 60_000
  return planned > 0 && Math.abs(ms - planned) > planned / 4
}

const betweenSegments = pauseBetween({ segment: 0, speaker: 'ALEX' }, { segment: 1, speaker: 'ALEX' })

function sum(durations: readonly SpokenDuration[]): SpokenDuration {
  return {
    ms: durations.reduce((all, { ms }) => all + ms, 0),
    estimated: durations.some(({ estimated }) => estimated),
  }
}
