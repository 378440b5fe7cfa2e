import type { EpisodeLine, EpisodePlan } from './episode-plan.ts'

/** The line of an episode with the key. Undefined if it has no audio. */
export function lineInEpisode({ lines }: EpisodePlan, key: string): EpisodeLine | undefined {
  return lines.find((line) => line.key === key)
}

/**
 * The line that plays at a time of an episode (milliseconds), with the time within the line. During a pause, the next
 * line.
 */
export function lineAtTime(
  { lines }: EpisodePlan,
  time: number,
): { line: EpisodeLine; offset: number } | undefined {
  const line = lines.find(({ endMs }) => time < endMs) ?? lines.at(-1)
  if (!line) return undefined
  const { startMs, endMs } = line
  return { line, offset: Math.min(Math.max(0, time - startMs), endMs - startMs) }
}

/** The start of the next or previous segment of an episode, or the end or start of the episode. */
export function nextChapterStart(
  { chapters, durationMs }: EpisodePlan,
  time: number,
  direction: 1 | -1,
): number {
  const starts = chapters.map(({ startMs }) => startMs)
  if (direction === 1) return starts.find((start) => start > time) ?? durationMs
  return starts.findLast((start) => start < time - chapterGraceMs) ?? 0
}

/**
 * Shortly after a segment starts, a step back goes to the previous segment. Later it goes to the start of the current
 * one.
 */
const chapterGraceMs = 1000
