import { applyGlossary, type GlossaryTerm } from '@lectern/domain/narration/glossary/glossary.ts'
import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'
import type { Narration } from '@lectern/domain/narration/narration.ts'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import type { MediaFile } from '../../course-material/media/catalogue-store.ts'
import { mediaAddress } from '../../course-material/media/media-address.ts'
import type { KnownAudio } from './choose-audio.ts'

/** The audio of a part, as the API returns it. */
export interface PartAudio {
  readonly audio_path: string
  readonly audio: Narration
}

/** The audio of the parts of a document by key, as the API returns it. */
export function partAudioOf(
  audio: ReadonlyMap<string, KnownAudio>,
  terms: readonly GlossaryTerm[],
): Map<string, PartAudio> {
  return new Map(
    [...audio].flatMap(([key, { file, host }]) =>
      file.audio ? [[key, partAudio(file, terms, host)] as const] : [],
    ),
  )
}

/** Describes a file as the audio of a part with this host. */
export function partAudio(
  file: MediaFile,
  terms: readonly GlossaryTerm[],
  host: string | undefined,
): PartAudio {
  const {
    said,
    language,
    host: _made,
    recording: _kept,
    take: _take,
    tones,
    marks,
    ...made
  } = file.audio ?? silence
  const words = spokenWords(made.text)
  const saidOtherwise = !isOwnRecording(made) && applyGlossary(words, terms, language) !== (said ?? words)
  return {
    audio_path: mediaAddress(file),
    audio: {
      ...made,
      sentences: [...made.sentences],
      ...(tones && { tones: [...tones] }),
      ...(marks && { marks: [...marks] }),
      ...(host !== undefined && { host }),
      ...(saidOtherwise && { said_otherwise: true }),
    },
  }
}

const silence: NonNullable<MediaFile['audio']> = {
  text: '',
  voice_id: '',
  engine: '',
  duration_ms: 0,
  sentences: [],
}
