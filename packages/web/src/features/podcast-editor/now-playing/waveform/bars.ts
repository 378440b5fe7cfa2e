import type { Loudness } from './loudness.ts'

/** A stretch of time, in milliseconds. */
export interface Stretch {
  readonly startMs: number
  readonly endMs: number
}

/** A line in the episode, and how loud it is, once that is known. */
export interface HeardLine extends Stretch {
  readonly loudness: Loudness | undefined
}

/** What is drawn of a line whose loudness is not known yet. */
const unknown = 0.3

/** The bars of a waveform: how loud each of `count` equal parts of a stretch is, as a share of the loudest. */
export function barsOf(lines: readonly HeardLine[], shown: Stretch, count: number): number[] {
  const width = (shown.endMs - shown.startMs) / count
  const bars = Array.from({ length: count }, (_, bar) => {
    const startMs = shown.startMs + bar * width
    return { startMs, endMs: startMs + width }
  })
  const known = lines.filter(({ loudness }) => loudness !== undefined)
  const levels = bars.map((bar) => levelIn(bar, known))
  const loudest = Math.max(...levels, Number.EPSILON)
  return levels.map((level, index) => {
    const bar = bars[index]
    if (level > 0 || !bar) return level / loudest
    return lines.some((line) => !line.loudness && overlap(bar, line) > 0) ? unknown : 0
  })
}

/** The mean over what is heard in it. */
function levelIn(bar: Stretch, lines: readonly HeardLine[]): number {
  const heard = lines.filter((line) => overlap(bar, line) > 0).flatMap((line) => levelsOf(line, bar))
  return heard.reduce((sum, level) => sum + level, 0) / Math.max(1, heard.length)
}

function levelsOf({ startMs, endMs, loudness = [] }: HeardLine, bar: Stretch): Loudness {
  const position = (time: number) => ((time - startMs) / (endMs - startMs)) * loudness.length
  const first = Math.max(0, Math.floor(position(bar.startMs)))
  return loudness.slice(first, Math.max(first + 1, Math.ceil(position(bar.endMs))))
}

function overlap(one: Stretch, other: Stretch): number {
  return Math.min(one.endMs, other.endMs) - Math.max(one.startMs, other.startMs)
}
