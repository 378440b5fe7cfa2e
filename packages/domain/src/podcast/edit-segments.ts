import { changed, moved, withoutUnlessLast } from '../editing/list-edits.ts'
import { newLine } from './edit-dialogue.ts'
import type { Podcast, PodcastInfo, Segment } from './podcast.ts'

/** A new segment at the end, where the author finds it selected. */
export function addSegment(podcast: Podcast): Podcast {
  const { organization, course_id, page_id, id } = podcast.podcast
  const segment: Segment = {
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

/** Without the segment; the last one left stays. */
export function deleteSegment(podcast: Podcast, index: number): Podcast {
  return withSegments(podcast, withoutUnlessLast(podcast.segments, index))
}

export function moveSegment(podcast: Podcast, from: number, to: number): Podcast {
  return withSegments(podcast, moved(podcast.segments, from, to))
}

export function changeSegment(podcast: Podcast, index: number, changes: Partial<Segment>): Podcast {
  return withSegments(
    podcast,
    changed(podcast.segments, index, (segment) => ({ ...segment, ...changes })),
  )
}

export function changePodcastInfo(podcast: Podcast, changes: Partial<PodcastInfo>): Podcast {
  return { ...podcast, podcast: { ...podcast.podcast, ...changes } }
}

/** The one place where segments get their numbers, from 1, and are counted. */
function withSegments(podcast: Podcast, segments: Segment[]): Podcast {
  if (segments === podcast.segments) return podcast
  const renumbered = segments.map((segment, index) => withNumber(segment, index + 1))
  return {
    ...podcast,
    segments: renumbered,
    podcast: { ...podcast.podcast, total_segments: renumbered.length },
  }
}

function withNumber(segment: Segment, segment_id: number): Segment {
  return segment.segment_id === segment_id ? segment : { ...segment, segment_id }
}
