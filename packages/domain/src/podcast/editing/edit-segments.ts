import { newPartKey, withOwnKeys } from '../../documents/part-keys.ts'
import { changed, type Gap, movedTogether, indexOfKey, withoutParts } from '../../editing/list-edits.ts'
import { countWords } from '../../narration/count-words.ts'
import { plannedMinutes } from './dialogue-duration.ts'
import { newLine } from './edit-dialogue.ts'
import { placeOfLine } from '../find-line.ts'
import { withLineKeys } from '../line-keys.ts'
import type { DialogueLine, Podcast, PodcastInfo, Segment } from '../podcast.ts'

/** Adds a new segment at the end. The editor selects it. */
export function addSegment(podcast: Podcast): Podcast {
  const { organization, course_id, page_id, id } = podcast.podcast
  const segment: Segment = {
    key: newPartKey(),
    segment_id: 0,
    segment_title: `Segment ${podcast.segments.length + 1}`,
    duration: 5,
    key_points: ['New key point'],
    dialogue: [newLine('ALEX', 'enthusiastic'), newLine('JAMIE')],
    organization,
    course_id,
    page_id,
    podcast_id: id,
  }
  return withSegments(podcast, [...podcast.segments, segment])
}

/** Removes the segment, unless it is the last one. */
export function deleteSegment(podcast: Podcast, key: string): Podcast {
  return withSegments(podcast, withoutParts(podcast.segments, [key]))
}

/** Moves the segment into a gap. It keeps its key. */
export function moveSegment(podcast: Podcast, key: string, gap: Gap): Podcast {
  return withSegments(podcast, movedTogether(podcast.segments, [key], gap))
}

/**
 * Splits a segment: this line and all later ones form the second segment. No edit if one would have no lines. The first
 * segment keeps the key. The minutes are divided by the number of words.
 */
export function splitSegment(podcast: Podcast, line: string): Podcast {
  const place = placeOfLine(podcast, line)
  const segment = place && podcast.segments[place.segment]
  if (!segment || place.line === 0) return podcast
  const index = place.segment
  const [first, second] = [segment.dialogue.slice(0, place.line), segment.dialogue.slice(place.line)]
  const share = wordsOf(first) / Math.max(1, wordsOf(segment.dialogue))
  const firstMinutes = toHalves(segment.duration * share)
  return withSegments(
    podcast,
    podcast.segments.toSpliced(
      index,
      1,
      { ...segment, dialogue: first, duration: firstMinutes },
      {
        ...segment,
        key: newPartKey(),
        segment_title: `Segment ${index + 2}`,
        key_points: [],
        dialogue: second,
        duration: Math.max(0, segment.duration - firstMinutes),
      },
    ),
  )
}

/**
 * Merges a segment with the next one, with the lines, key points and minutes of both. The first segment keeps its key.
 */
export function mergeSegments(podcast: Podcast, key: string): Podcast {
  const index = indexOfKey(podcast.segments, key)
  const [first, second] = podcast.segments.slice(index, index + 2)
  if (index < 0 || !first || !second) return podcast
  const merged: Segment = {
    ...first,
    dialogue: [...first.dialogue, ...second.dialogue],
    key_points: [...new Set([...first.key_points, ...second.key_points])],
    duration: plannedMinutes([first, second]),
  }
  return withSegments(podcast, podcast.segments.toSpliced(index, 2, merged))
}

function wordsOf(lines: readonly DialogueLine[]): number {
  return lines.reduce((words, { content }) => words + countWords(content), 0)
}

const toHalves = (minutes: number) => Math.round(minutes * 2) / 2

export function changeSegment(podcast: Podcast, key: string, changes: Partial<Segment>): Podcast {
  return withSegments(
    podcast,
    changed(podcast.segments, key, (segment) => ({ ...segment, ...changes })),
  )
}

export function changePodcastInfo(podcast: Podcast, changes: Partial<PodcastInfo>): Podcast {
  return { ...podcast, podcast: { ...podcast.podcast, ...changes } }
}

/**
 * Replaces all segments. Only this function numbers and counts segments, and gives new keys to copies and their lines.
 */
export function withSegments(podcast: Podcast, segments: Segment[]): Podcast {
  if (segments === podcast.segments) return podcast
  const renumbered = withLineKeys(withOwnKeys(segments)).map((segment, index) =>
    withNumber(segment, index + 1),
  )
  return {
    ...podcast,
    segments: renumbered,
    podcast: { ...podcast.podcast, total_segments: renumbered.length },
  }
}

function withNumber(segment: Segment, segment_id: number): Segment {
  return segment.segment_id === segment_id ? segment : { ...segment, segment_id }
}
