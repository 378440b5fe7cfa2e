import { placeOfLine } from '../find-line.ts'
import type { LinePlace } from '../find-line.ts'
import type { Podcast } from '../podcast.ts'

/** The keys of the lines that a full preview plays, in order: every line with audio, segment by segment. */
export function playOrder(podcast: Podcast): string[] {
  return podcast.segments.flatMap(({ dialogue }) =>
    dialogue.flatMap(({ key, audio_path }) => (audio_path ? [key] : [])),
  )
}

/** The line that a full preview plays after another one. The first line if no line is given. Undefined at the end. */
export function nextToPlay(podcast: Podcast, after?: string): string | undefined {
  const order = playOrder(podcast)
  if (after === undefined) return order[0]
  return order.find((key) => compareLines(podcast, key, after) > 0)
}

/** The previous line with audio. Undefined at the start. */
export function lastToPlay(podcast: Podcast, before: string): string | undefined {
  return playOrder(podcast).findLast((key) => compareLines(podcast, key, before) < 0)
}

/** Negative if the first line is before the second, positive if it is after. A deleted line counts as last. */
function compareLines(podcast: Podcast, one: string, other: string): number {
  const gone: LinePlace = { segment: podcast.segments.length, line: 0 }
  const [left, right] = [placeOfLine(podcast, one) ?? gone, placeOfLine(podcast, other) ?? gone]
  return left.segment - right.segment || left.line - right.line
}
