import type { slideshowsApi } from '@lectern/domain/api/documents/slideshows.ts'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Remark } from '@lectern/domain/problems/remark.ts'
import { sanitizeSlideId } from '@lectern/domain/slideshow/slide-audio.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { z } from 'zod/mini'
import type { Account } from '../../accounts/account.ts'
import { hasAudio } from '../../audio/narration/has-audio.ts'
import { inSubstitute } from '../../audio/narration/in-substitute.ts'
import {
  createSubstituteVoices,
  isAway,
  type SubstituteDependencies,
} from '../../audio/narration/substitute-voices.ts'
import { voiceText, type VoicingDependencies } from '../../audio/narration/voice-text.ts'
import type { MediaFile } from '../../course-material/media/catalogue-store.ts'
import type { SpendingCalls } from '../../spending/create-spending.ts'
import type { Documents } from '../library/documents.ts'
import { slideOf } from './find-slide.ts'
import { madeMeanwhile } from './made-meanwhile.ts'

export interface VoiceOneDependencies extends VoicingDependencies, SubstituteDependencies {
  readonly narrator: VoicingDependencies['narrator']
  readonly documents: Documents<Slideshow>
  readonly spending: Pick<SpendingCalls, 'of'>
}

type VoiceOneRequest = z.infer<NonNullable<typeof slideshowsApi.voiceOne.body>>

/** Audio of one text of a slide, with a remark if a substitute voice spoke it. */
interface VoicedText {
  readonly file: MediaFile
  /** False if the text got other audio in the meantime, which is `file` then. */
  readonly isInUse: boolean
  readonly language: string | undefined
  readonly remark: Remark | undefined
}

/**
 * Speaks one text of a slide, saved or not. While the service of its voice is away, a substitute speaks, if the author allows
 * it and the text has no audio in the chosen voice. Audio that was requested later stays, and is the result. CANCELLED if
 * `signal` is aborted. RECORDING_KEPT if it would replace a recording.
 */
export async function voiceOne(
  dependencies: VoiceOneDependencies,
  account: Account,
  body: VoiceOneRequest,
  signal: AbortSignal,
): Promise<VoicedText> {
  const { documents, spending } = dependencies
  const { course_id: courseId, page_id: pageId, text, voice_id: voiceId } = body
  const askedAt = await documents.timeOfRequest()
  const { document } = await documents.get(account, courseId, pageId)
  const named = body.key ?? slideOf(document.slides, body)?.key
  const part = documents.format.parts(document).find(({ key }) => key === named)
  const replacesRecording = body.replace_recording ?? false
  if (isOwnRecording(part?.audio) && !replacesRecording) throw new Problem('RECORDING_KEPT')
  const language = documents.format.language(document)
  const speak = (speaker: { readonly voiceId: string; readonly substituteFor?: string }) =>
    voiceText(dependencies, {
      ...speaker,
      account,
      place: { courseId, pageId },
      text,
      language,
      readableName: body.filename?.replace(/\.\w+$/, '') ?? sanitizeSlideId(body.slide_id),
      regenerate: (body.regenerate ?? false) && body.instead_of !== null,
      // An earlier request for the same audio may end while this one waits for it. The author has not heard its audio yet.
      madeSince: askedAt,
      signal,
      spending: spending.of({ accountId: account.id, kind: 'speech' }),
    })

  async function speakOrSubstitute(): Promise<Pick<VoicedText, 'file' | 'remark'>> {
    try {
      return { file: await speak({ voiceId }), remark: undefined }
    } catch (error) {
      const keepsAudio = part !== undefined && part.script === text && hasAudio(part, voiceId)
      if (!(error instanceof Problem) || !isAway(error) || keepsAudio) throw error
      const substitutes = createSubstituteVoices(dependencies, {
        accountId: account.id,
        chosen: [voiceId],
        language,
      })
      const substitute = await substitutes.of(voiceId)
      if (substitute === undefined) throw error
      const file = await speak({ voiceId: substitute, substituteFor: voiceId })
      const values = { format: 'slideshow', count: 1, voice: substitutes.nameOf(substitute) } as const
      return { file, remark: inSubstitute(error, values) }
    }
  }

  const ofDocument = { language: document.presentation.language }
  const meanwhile = await madeMeanwhile(dependencies, part, body)
  if (meanwhile) return { file: meanwhile, remark: undefined, isInUse: true, ...ofDocument }
  const voiced = await speakOrSubstitute()
  // The author has cancelled, and keeps the earlier audio.
  if (signal.aborted) throw new Problem('CANCELLED')
  const how = { replacesRecording, askedAt }
  // A slide that is not saved yet finds the audio by its words when it is saved.
  const current = part && (await documents.giveAudio(account, { courseId, pageId }, part, voiced.file, how))
  const isInUse = current === undefined || current.filename === voiced.file.filename
  return { ...(isInUse ? voiced : { file: current, remark: undefined }), isInUse, ...ofDocument }
}
