import { type DialogueLine, type Podcast, podcast, type Segment } from '@lectern/domain/podcast/podcast.ts'
import { readPodcast } from '@lectern/domain/podcast/read-podcast.ts'
import { keepPassageIds } from '@lectern/domain/sources/page-changes.ts'
import { haveOwnKeys, withDerivedKeys } from '../library/upgrade/derived-keys.ts'
import type { DocumentFormat } from '../library/format/document-format.ts'
import { keepSegmentKeys, linesOf, lineWords, matchSegments, withLines } from './match-segments.ts'

export const podcastFormat: DocumentFormat<Podcast> = {
  format: 'podcast',
  schema: podcast,

  read(body) {
    const document = readPodcast(body)
    const segments = withDerivedKeys(document.segments, (one) => `segment ${one.segment_title}`)
    const lines = linesOf(segments)
    const keyed = withDerivedKeys(lines, (line) => `line ${lineWords(line)}`)
    if (segments === document.segments && keyed === lines) return document
    return { ...document, segments: withLines(segments, keyed) }
  },

  isKeyed: ({ segments }) => haveOwnKeys([...segments, ...linesOf(segments)]),

  prepareToSave(document, { organization, courseId, pageId }, known) {
    const owner = { course_id: courseId, page_id: pageId }
    return {
      ...document,
      podcast: {
        ...document.podcast,
        ...owner,
        organization: document.podcast.organization || organization,
        total_segments: document.segments.length,
      },
      segments: matchSegments(document.segments, known?.segments ?? []).map((segment, index) => ({
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

  keepIdentities(document, known) {
    const { passages, parts } = keepPassageIds(
      { passages: document.passages, parts: linesOf(document.segments) },
      known.passages ?? [],
      document.podcast.language,
    )
    return {
      ...document,
      passages,
      segments: keepSegmentKeys(withLines(document.segments, parts), known.segments),
    }
  },

  joined([first, ...others]) {
    const segments = [first, ...others].flatMap((document) => document.segments)
    return { ...first, segments, segment_audio: segmentAudioOf(segments) }
  },

  parts: (document, startsAt = 0) =>
    document.segments.flatMap((segment, at) =>
      segment.dialogue.map((line, index) => ({
        key: line.key,
        name: `Segment ${startsAt + at + 1}, line ${index + 1}`,
        script: line.content,
        audioPath: line.audio_path ?? undefined,
        host: line.speaker,
        tone: line.tone,
        audio: line.audio,
      })),
    ),

  sourced: ({ segments }) => linesOf(segments),

  formerNames: ({ segments }) =>
    new Map(
      segments.flatMap(({ segment_id, dialogue }) =>
        dialogue.map(({ key }, index) => [`${segment_id}/${index}`, key] as const),
      ),
    ),

  media: ({ segments }) =>
    segments.map(({ dialogue }) => ({
      pictures: [],
      audio: dialogue.flatMap(({ audio_path: address }) => address ?? []),
    })),

  count: (document) => document.segments.length,

  title: (document) => document.podcast.title,

  language: (document) => document.podcast.language,

  withAudio(document, audioOf) {
    const audible = ({ audio_path: _stored, audio: _old, ...line }: DialogueLine) => ({
      ...line,
      ...audioOf.get(line.key),
    })
    const segments = document.segments.map((segment) => ({
      ...segment,
      dialogue: segment.dialogue.map(audible),
    }))
    return { ...document, segments, segment_audio: segmentAudioOf(segments) }
  },
}

/** The audio of each segment's lines by position; null for a line without audio. */
function segmentAudioOf(segments: readonly Segment[]): Podcast['segment_audio'] {
  return segments.map((segment) => ({
    segment_id: segment.segment_id,
    audio_path: segment.dialogue.map((line) => line.audio_path ?? null),
  }))
}
