import { lineOf } from '@lectern/domain/podcast/find-line.ts'
import { withLineAudio } from '@lectern/domain/podcast/line-audio.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { SpokenParts } from '../../../editing/spoken-takes/takes-of-document.ts'

/** How a podcast speaks its lines. */
export const spokenLines: SpokenParts<Podcast> = {
  spokenFields(cast, key) {
    const { content, speaker, tone } = lineOf(cast, key) ?? {}
    return { content, speaker, tone, language: cast.podcast.language }
  },
  withAudio: (key, { audio_path, audio }) => withLineAudio([{ key, audio_path, audio }]),
}
