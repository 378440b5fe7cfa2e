import type { Podcast } from './podcast.ts'

/** The body of a save request. It omits `audio` and `segment_audio`, which the server derives from the stored audio. */
export function podcastToSave(podcast: Podcast): Podcast {
  const segments = podcast.segments.map((segment) => ({
    ...segment,
    dialogue: segment.dialogue.map(({ audio: _derived, ...line }) => line),
  }))
  return { ...podcast, segments, segment_audio: [] }
}
