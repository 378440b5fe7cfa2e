import { placeOfLine } from './find-line.ts'
import type { LinePlace } from './find-line.ts'
import type { Podcast } from './podcast.ts'

/** The keys of the lines that a full preview plays, in order: every line that has audio, segment by segment. */
export function playOrder(podcast: Podcast): string[] {
  return podcast.segments.flatMap(({ dialogue }) =>
    dialogue.flatMap(({ key, audio_path }) => (audio_path ? [key] : [])),
  )
}

/** The line that a full preview plays after another; the first one if none is given; undefined at the end. */
export function nextToPlay(podcast: Podcast, after?: string): string | undefined {
  const order = playOrder(podcast)
  if (after === undefined) return order[0]
  return order.find((key) => compareLines(podcast, key, after) > 0)
}

/** The line before another among the lines that have audio; undefined at the beginning. */
export function lastToPlay(podcast: Podcast, before: string): string | undefined {
  return playOrder(podcast).findLast((key) => compareLines(podcast, key, before) < 0)
}

/** Below 0 if the first line stands before the second, above 0 if behind it. A line that is gone stands at the end. */
function compareLines(podcast: Podcast, one: string, other: string): number {
  const gone: LinePlace = { segment: podcast.segments.length, line: 0 }
  const [left, right] = [placeOfLine(podcast, one) ?? gone, placeOfLine(podcast, other) ?? gone]
  return left.segment - right.segment || left.line - right.line
}
