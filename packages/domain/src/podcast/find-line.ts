import { indexOfKey } from '../editing/list-edits.ts'
import type { DialogueLine, Podcast, Segment } from './podcast.ts'

/** Position of a line: the indexes of its segment and of the line, from 0. For display and reading, not for edits. */
export interface LinePlace {
  readonly segment: number
  readonly line: number
}

export function lineAt(podcast: Podcast, { segment, line }: LinePlace): DialogueLine | undefined {
  return podcast.segments[segment]?.dialogue[line]
}

/** Position of the line with the key. Undefined if it was deleted. Computed once per podcast. */
export function placeOfLine(podcast: Podcast, key: string): LinePlace | undefined {
  let places = known.get(podcast)
  if (!places) {
    places = placesIn(podcast)
    known.set(podcast, places)
  }
  return places.get(key)
}

const known = new WeakMap<Podcast, ReadonlyMap<string, LinePlace>>()

function placesIn({ segments }: Podcast): ReadonlyMap<string, LinePlace> {
  return new Map(
    segments.flatMap(({ dialogue }, segment) =>
      dialogue.map(({ key }, line) => [key, { segment, line }] as const),
    ),
  )
}

/** The line with the key. Undefined if it was deleted. */
export function lineOf(podcast: Podcast, key: string): DialogueLine | undefined {
  const place = placeOfLine(podcast, key)
  return place && lineAt(podcast, place)
}

/** The segment that contains the line with the key. */
export function segmentOfLine(podcast: Podcast, key: string): Segment | undefined {
  const place = placeOfLine(podcast, key)
  return place && podcast.segments[place.segment]
}

/** The segment with the key. Undefined if it was deleted. */
export function segmentOf({ segments }: Podcast, key: string): Segment | undefined {
  return segments[indexOfKey(segments, key)]
}
