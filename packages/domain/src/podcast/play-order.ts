import type { DialogueLine, Podcast } from './podcast.ts'

/** Where a line stands: the positions of its segment and of itself, from 0. */
export interface LinePlace {
  readonly segment: number
  readonly line: number
}

/** The lines that a full preview plays, in order: every line that has audio, segment by segment. */
export function playOrder(podcast: Podcast): LinePlace[] {
  return podcast.segments.flatMap(({ dialogue }, segment) =>
    dialogue.flatMap(({ audio_path }, line) => (audio_path ? [{ segment, line }] : [])),
  )
}

export function lineAt(podcast: Podcast, { segment, line }: LinePlace): DialogueLine | undefined {
  return podcast.segments[segment]?.dialogue[line]
}

export function isSamePlace(one: LinePlace, other: LinePlace): boolean {
  return one.segment === other.segment && one.line === other.line
}

/** What a full preview plays after a place; from the beginning without one; undefined at the end. */
export function nextToPlay(podcast: Podcast, after?: LinePlace): LinePlace | undefined {
  return playOrder(podcast).find(
    ({ segment, line }) =>
      !after || segment > after.segment || (segment === after.segment && line > after.line),
  )
}

/** What comes before a place among the lines that have audio; undefined at the beginning. */
export function lastToPlay(podcast: Podcast, before: LinePlace): LinePlace | undefined {
  return playOrder(podcast).findLast(
    ({ segment, line }) => segment < before.segment || (segment === before.segment && line < before.line),
  )
}

/**
 * Where the line stands after an edit that stood at a place before it: lines have no names, but an edit keeps the very
 * lines that it does not change, and changes others where they stand. Undefined when it is gone, or has other audio.
 */
export function placeAfterEdit(before: Podcast, after: Podcast, place: LinePlace): LinePlace | undefined {
  const line = lineAt(before, place)
  if (!line) return undefined
  const there = lineAt(after, place)
  if (there === line) return place
  for (const [segment, { dialogue }] of after.segments.entries()) {
    const moved = dialogue.indexOf(line)
    if (moved >= 0) return { segment, line: moved }
  }
  return there?.audio_path === line.audio_path ? place : undefined
}
