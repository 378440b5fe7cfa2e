import { type Podcast, podcast } from '@lectern/domain/podcast/podcast.ts'
import type { DocumentFormat } from '../documents/document-format.ts'

/** The place of a line: `2/0` is the first line of segment 2. */
export function lineKey(segmentId: number, index: number): string {
  return `${segmentId}/${index}`
}

export function readLineKey(key: string): { segmentId: number; index: number } {
  const [segmentId, index] = key.split('/').map(Number)
  return { segmentId: segmentId ?? 0, index: index ?? 0 }
}

export const podcastFormat: DocumentFormat<Podcast> = {
  format: 'podcast',

  read: (body) => podcast.parse(body),

  settle(document, { organization, courseId, pageId }) {
    const owner = { course_id: courseId, page_id: pageId }
    return {
      ...document,
      podcast: {
        ...document.podcast,
        ...owner,
        organization: document.podcast.organization || organization,
        total_segments: document.segments.length,
      },
      segments: document.segments.map((segment, index) => ({
        ...segment,
        ...owner,
        segment_id: index + 1,
        organization: segment.organization || organization,
        podcast_id: document.podcast.id,
        dialogue: segment.dialogue.map(({ audio: _derived, ...line }) => line),
      })),
      segment_audio: [],
    }
  },

  parts: (document) =>
    document.segments.flatMap((segment) =>
      segment.dialogue.map((line, index) => ({
        key: lineKey(segment.segment_id, index),
        script: line.content,
        audioPath: line.audio_path ?? undefined,
        host: line.speaker,
      })),
    ),

  count: (document) => document.segments.length,

  withAudio(document, audioOf) {
    const segments = document.segments.map((segment) => ({
      ...segment,
      dialogue: segment.dialogue.map(({ audio_path: _stored, audio: _old, ...line }, index) => ({
        ...line,
        ...audioOf.get(lineKey(segment.segment_id, index)),
      })),
    }))
    return { ...document, segments, segment_audio: segmentAudioOf(segments) }
  },
}

/** The audio of each segment's lines by position, null where a line has none. */
export function segmentAudioOf(segments: Podcast['segments']): Podcast['segment_audio'] {
  return segments.map((segment) => ({
    segment_id: segment.segment_id,
    audio_path: segment.dialogue.map((line) => line.audio_path ?? null),
  }))
}
