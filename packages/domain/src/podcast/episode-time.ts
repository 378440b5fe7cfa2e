import type { EpisodeLine, EpisodePlan } from './episode-plan.ts'

/** The line of an episode with the key; undefined if it has no audio. */
export function lineInEpisode({ lines }: EpisodePlan, key: string): EpisodeLine | undefined {
  return lines.find((line) => line.key === key)
}

/** What is heard at a time of an episode (milliseconds), and how far into the line that is; in a pause, what follows it. */
export function whatIsHeardAt(
  { lines }: EpisodePlan,
  time: number,
): { line: EpisodeLine; offset: number } | undefined {
  const line = lines.find(({ endMs }) => time < endMs) ?? lines.at(-1)
  if (!line) return undefined
  const { startMs, endMs } = line
  return { line, offset: Math.min(Math.max(0, time - startMs), endMs - startMs) }
}

/** The beginning of the next segment of an episode, or of the one before; the ends of the episode where there is none. */
export function nextChapterStart(
  { chapters, durationMs }: EpisodePlan,
  time: number,
  direction: 1 | -1,
): number {
  const starts = chapters.map(({ startMs }) => startMs)
  if (direction === 1) return starts.find((start) => start > time) ?? durationMs
  return starts.findLast((start) => start < time - chapterGraceMs) ?? 0
}

/** Who has just begun a segment wants the one before it; later, its beginning. */
const chapterGraceMs = 1000
