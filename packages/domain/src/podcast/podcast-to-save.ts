import type { Podcast } from './podcast.ts'

/** What a request to save carries: the server derives `audio` and `segment_audio` from the audio it keeps. */
export function podcastToSave(podcast: Podcast): Podcast {
  const segments = podcast.segments.map((segment) => ({
    ...segment,
    dialogue: segment.dialogue.map(({ audio: _derived, ...line }) => line),
  }))
  return { ...podcast, segments, segment_audio: [] }
}
