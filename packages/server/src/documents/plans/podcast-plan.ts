import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Documents } from '../library/documents.ts'
import type { GenerationPlan } from './generation-plan.ts'
import type { MediaFile } from '../../course-material/media/catalogue-store.ts'
import type { KeyOfPart } from '../../generation/written-parts/keys-of-job.ts'
import { passagesOf } from '../../generation/passages.ts'
import type { PodcastDraft } from '../../generation/drafts/podcast-draft.ts'
import { episodeRate } from '../../audio/speech/audio/episode-frames.ts'

/** How podcasts are generated and voiced: ALEX is host 1, JAMIE host 2. */
export function podcastPlan(
  documents: Documents<Podcast>,
  onVoiced?: (file: MediaFile) => void,
): GenerationPlan<Podcast> {
  return {
    documents,
    ...(onVoiced ? { onVoiced } : {}),
    write: async (writer, request, _course, keyOf) => {
      const draft = await writer.write('podcast', request)
      return {
        ...podcastOf(draft, { madeBy: draft.made_by ?? writer.name, keyOf }),
        passages: passagesOf(request.page, request.images),
      }
    },
    partOf: async ({ segment, title, language, index }, madeBy, _course, keyOf) =>
      segment &&
      podcastOf(
        { title, language, target_audience: '', learning_objectives: [], segments: [segment] },
        { madeBy, keyOf, startsAt: index },
      ),
    voiceOf: (part, voices) => (part.host === 'JAMIE' ? voices.voice_id_host2 : voices.voice_id_host1) ?? '',
    // The episode then copies the frames of a line.
    sampleRate: episodeRate,
  }
}

interface Completion {
  readonly madeBy: string
  readonly keyOf: KeyOfPart
  /** The position of the first segment of the draft. */
  readonly startsAt?: number
}

/** A draft as a document. Its owner is set when it is stored. */
function podcastOf(draft: PodcastDraft, { madeBy, keyOf, startsAt = 0 }: Completion): Podcast {
  const unowned = { organization: '', course_id: '', page_id: '' }
  return {
    podcast: {
      ...unowned,
      id: 1,
      title: draft.title,
      language: draft.language,
      target_audience: draft.target_audience,
      learning_objectives: [...draft.learning_objectives],
      total_segments: draft.segments.length,
      made_by: madeBy,
      ...(draft.promptVersion && { prompt_version: draft.promptVersion }),
    },
    segments: draft.segments.map((segment, index) => ({
      ...unowned,
      key: keyOf(startsAt + index),
      segment_id: startsAt + index + 1,
      segment_title: segment.segment_title,
      duration: segment.duration,
      key_points: [...segment.key_points],
      podcast_id: 1,
      dialogue: segment.dialogue.map((line, at) => ({
        ...line,
        key: keyOf(startsAt + index, at),
        sources: [...line.sources],
      })),
    })),
    segment_audio: [],
  }
}
