import { audioStatus } from '@lectern/domain/narration/audio/audio-status.ts'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../accounts/account.ts'
import type { NarrationStore } from '../../audio/narration/narration-store.ts'
import { partAudio } from '../../audio/narration/part-audio.ts'
import type { SpokenPart } from '../../audio/narration/spoken-part.ts'
import type { VoicingDependencies } from '../../audio/narration/voice-text.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import { hashOfWords } from '../../course-material/media/audio-words.ts'
import type { MediaFile } from '../../course-material/media/catalogue-store.ts'
import type { SpendingCalls } from '../../spending/create-spending.ts'
import type { DocumentsByFormat } from '../library/documents-by-format.ts'
import type { Documents } from '../library/documents.ts'
import { distinctTakes, filesOfTakes, isInUse, numberOfTake } from './list-takes.ts'

export interface TakeDependencies extends VoicingDependencies {
  readonly access: CourseAccess
  readonly contents: DocumentsByFormat
  readonly narrations: Pick<NarrationStore, 'saying'>
  readonly spending: Pick<SpendingCalls, 'of' | 'require'>
}

interface TextPlace {
  readonly courseId: string
  readonly pageId: string
  readonly format: Format
  readonly part: string
}

/** Reads a saved text with its takes. NOT_FOUND if the document has no such text. */
export async function readTakes(
  { access, contents, narrations, glossaries, catalogue }: TakeDependencies,
  account: Account,
  { courseId, pageId, format, part: key }: TextPlace,
) {
  await access.requirePage(account, courseId, pageId)
  const documents: Documents<unknown> = contents[format]
  const { document } = await documents.get(account, courseId, pageId)
  const part = documents.format.parts(document).find((one) => one.key === key)
  if (!part) throw new Problem('NOT_FOUND')
  const courseSystem = courseHome(account, courseId)
  const terms = await glossaries.termsOf(courseSystem, courseId)
  const saying = hasSpokenAudio(part)
    ? await narrations.saying({ courseSystem, courseId, pageId }, [hashOfWords(part.script)])
    : []
  const files = filesOfTakes(part, saying, terms)
  return {
    part,
    language: documents.format.language(document),
    /** The files of all takes, including those that repeat an earlier one. */
    files,
    takes: distinctTakes(files),
    describe: (file: MediaFile, used = isInUse(file, part)) => ({
      take: numberOfTake(file),
      ...partAudio(file, terms, part.host),
      in_use: used,
    }),
    /**
     * Puts a take in use. RECORDING_KEPT or NOT_FOUND if the part was recorded or deleted while the take was made,
     * because it has other audio then.
     */
    putInUse: async (file: MediaFile): Promise<void> => {
      await documents.giveAudio(account, { courseId, pageId }, part, file)
      const { document: now } = await documents.get(account, courseId, pageId)
      const current = documents.format.parts(now).find((one) => one.key === key)
      if (isOwnRecording(current?.audio)) throw new Problem('RECORDING_KEPT')
      if (!current || !isInUse(file, current)) throw new Problem('NOT_FOUND')
      await catalogue.renew(file)
    },
  }
}

/** True if the part has current audio that is no recording. Its takes are in the voice of this audio. */
function hasSpokenAudio({ script, host, tone, audioPath, audio }: SpokenPart): boolean {
  if (audioPath === undefined || isOwnRecording(audio)) return false
  const spoken = {
    script,
    audio_path: audioPath,
    tone,
    ...(audio && { audio }),
    ...(host && { speaker: host }),
  }
  return audioStatus(spoken) === 'Available'
}
