import { audioStatus } from '../narration/audio-status.ts'
import { spokenMinutes } from '../narration/script-statistics.ts'
import { pauseBetween } from './episode-plan.ts'
import type { DialogueLine, Podcast, Segment } from './podcast.ts'

/** How long something takes to say. */
export interface SpokenDuration {
  readonly ms: number
  /** Whether some of it is judged by its words, since it has no audio of them yet. */
  readonly estimated: boolean
}

/** Of its audio, where that is of these words; else estimated from its text. */
export function lineDuration(line: DialogueLine): SpokenDuration {
  if (line.audio && audioStatus({ ...line, script: line.content }) === 'Available')
    return { ms: line.audio.duration_ms, estimated: false }
  return { ms: spokenMinutes(line.content) * 60_000, estimated: true }
}

/** With the pauses between its lines. */
export function segmentDuration({ dialogue }: Segment): SpokenDuration {
  return sum(
    dialogue.map((line, index) => {
      const before = dialogue[index - 1]
      const pause = before
        ? pauseBetween({ segment: 0, speaker: before.speaker }, { ...line, segment: 0 })
        : 0
      const { ms, estimated } = lineDuration(line)
      return { ms: ms + pause, estimated }
    }),
  )
}

/** With the pauses between lines and segments. */
export function podcastDuration({ segments }: Podcast): SpokenDuration {
  const spoken = segments.filter(({ dialogue }) => dialogue.length > 0)
  const { ms, estimated } = sum(spoken.map(segmentDuration))
  return { ms: ms + Math.max(0, spoken.length - 1) * betweenSegments, estimated }
}

/** Planned minutes of several segments together, without the remains of binary fractions. */
export function plannedMinutes(segments: readonly Segment[]): number {
  return Math.round(segments.reduce((minutes, { duration }) => minutes + duration, 0) * 100) / 100
}

/** Whether something takes over a quarter more or less than the planned minutes; 0 means that nothing is planned. */
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
