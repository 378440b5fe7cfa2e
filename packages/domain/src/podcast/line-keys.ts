import { matchKeys, withOwnKeys } from '../documents/part-keys.ts'
import { lineAt, type LinePlace } from './find-line.ts'
import type { DialogueLine, Podcast, Segment } from './podcast.ts'

/** Lines with keys that are unique in the whole podcast. */
export function withLineKeys(segments: Segment[]): Segment[] {
  const taken = new Set<string>()
  return segments.map((segment) => {
    const dialogue = withOwnKeys(segment.dialogue, taken)
    return dialogue === segment.dialogue ? segment : { ...segment, dialogue }
  })
}

/**
 * Gives every segment and line a key. A part without one gets the key of the same part in `known`, an earlier version
 * of the document, otherwise a new one. Returns the same podcast if every part has a key.
 */
export function withPodcastKeys(podcast: Podcast, known?: Podcast): Podcast {
  const own = withLineKeys(withOwnKeys(podcast.segments))
  if (own.every((segment, at) => segment === podcast.segments[at])) return podcast
  return { ...podcast, segments: known ? matched(podcast, known) : own }
}

function matched({ segments }: Podcast, known: Podcast): Segment[] {
  const places = placesOf(segments)
  const lines = matchKeys(
    segments.flatMap(({ dialogue }) => dialogue),
    known.segments.flatMap(({ dialogue }) => dialogue),
    wordsOf,
    (at) => (places[at] ? lineAt(known, places[at]) : undefined),
  )
  const bySegment = Map.groupBy(lines, (_, at) => places[at]?.segment)
  return matchKeys(segments, known.segments, titleOf).map((segment, at) => ({
    ...segment,
    dialogue: bySegment.get(at) ?? [],
  }))
}

function placesOf(segments: readonly Segment[]): LinePlace[] {
  return segments.flatMap(({ dialogue }, segment) => dialogue.map((_, line) => ({ segment, line })))
}

const wordsOf = ({ speaker, content }: DialogueLine) => `${speaker} ${content}`
const titleOf = ({ segment_title }: Segment) => segment_title
