import type { Loudness } from './loudness.ts'

/** A stretch of time, in milliseconds. */
export interface TimeRange {
  readonly startMs: number
  readonly endMs: number
}

/** A line in the episode with its loudness. The loudness is undefined until it is measured. */
export interface MeasuredLine extends TimeRange {
  readonly loudness: Loudness | undefined
}

/** The height of a line whose loudness is not measured yet. */
const unmeasuredLevel = 0.3

/** The bars of a waveform: the loudness of each of `count` equal parts of a stretch, relative to the loudest part. */
export function barsOf(lines: readonly MeasuredLine[], shown: TimeRange, count: number): number[] {
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
    return lines.some((line) => !line.loudness && overlap(bar, line) > 0) ? unmeasuredLevel : 0
  })
}

/** The mean level of the lines in a bar. */
function levelIn(bar: TimeRange, lines: readonly MeasuredLine[]): number {
  const heard = lines.filter((line) => overlap(bar, line) > 0).flatMap((line) => levelsOf(line, bar))
  return heard.reduce((sum, level) => sum + level, 0) / Math.max(1, heard.length)
}

function levelsOf({ startMs, endMs, loudness = [] }: MeasuredLine, bar: TimeRange): Loudness {
  const position = (time: number) => ((time - startMs) / (endMs - startMs)) * loudness.length
  const first = Math.max(0, Math.floor(position(bar.startMs)))
  return loudness.slice(first, Math.max(first + 1, Math.ceil(position(bar.endMs))))
}

function overlap(one: TimeRange, other: TimeRange): number {
  return Math.min(one.endMs, other.endMs) - Math.max(one.startMs, other.startMs)
}
