import type { Report } from './report.ts'

/** Less is a part that the learner skips, in milliseconds. */
const shortestReportedMs = 500

/** A part that returns to its first second is played again, in milliseconds. */
const beginningMs = 1000

/** The position of a player. */
interface PlayerPosition {
  /** The index of the part. */
  readonly index: number
  /** The time since the beginning of the part, in milliseconds. */
  readonly time: number
  /** Whether the time counts: the part plays, and nothing waits. */
  readonly counts: boolean
}

/** Adds up the time that each part is played. */
export interface PartTime {
  /** Call it with each change of the player. */
  readonly update: (place: PlayerPosition) => void
  /** Reports the time of the shown part. */
  readonly flush: () => void
}

/**
 * Reports the time of a part once: when another part is shown, or when the part is played again. A second report of the same part
 * counts as a replay, so a pause reports nothing.
 */
export function createPartTime(
  keys: readonly (string | undefined)[],
  report: Pick<Report, 'part'>,
  now: () => number = () => performance.now(),
): PartTime {
  let shown = { index: 0, time: 0 }
  let countedSince: number | undefined
  let played = 0

  const flush = () => {
    const key = keys[shown.index]
    if (key !== undefined && played >= shortestReportedMs) report.part(key, Math.round(played / 1000))
    played = 0
  }
  return {
    flush,
    update({ index, time, counts }) {
      const moment = now()
      if (countedSince !== undefined) played += moment - countedSince
      countedSince = counts ? moment : undefined
      const restarted = time <= beginningMs && shown.time > beginningMs
      if (index !== shown.index || restarted) flush()
      shown = { index, time }
    },
  }
}
