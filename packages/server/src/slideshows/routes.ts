import { slideshowsApi } from '@lectern/domain/api/slideshows.ts'
import { isOwnRecording } from '@lectern/domain/narration/own-recording.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { sanitizeSlideId } from '@lectern/domain/slideshow/slide-audio.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { z } from 'zod'
import type { Account } from '../accounts/account.ts'
import type { CourseAccess } from '../access/course-access.ts'
import { documentRoutes } from '../documents/document-routes.ts'
import type { Documents } from '../documents/documents.ts'
import { voiceText, type VoicingRooms } from '../documents/voice-parts.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { mediaAddress } from '../media/media-address.ts'
import { ok, route, type Route } from '../route.ts'
import type { VoiceChoices } from '../voices/voice-choices.ts'
import { slideKeys, slideOf } from './find-slide.ts'

const voicingOutcome = z.object({ failed: z.array(z.object({ key: z.string(), reason: z.string() })) })

interface SlideshowRooms extends VoicingRooms {
  readonly documents: Documents<Slideshow>
  readonly access: CourseAccess
  readonly jobs: Jobs
  readonly choices: VoiceChoices
}

export function slideshowRoutes(rooms: SlideshowRooms): Route[] {
  const { documents, access, jobs, narrator, choices } = rooms

  /** The slides as they are now. */
  async function slidesOf(account: Account, courseId: string, pageId: string): Promise<readonly Slide[]> {
    return (await documents.get(account, courseId, pageId)).document.slides
  }

  return [
    ...documentRoutes(slideshowsApi, documents),

    route(slideshowsApi.voiceAll, async ({ account, body, prefersAsync, signal }) => {
      const { course_id: courseId, page_id: pageId } = body
      const { page } = await access.requirePage(account, courseId, pageId)
      await narrator.voice(body.voice_id)
      const { document } = await documents.get(account, courseId, pageId)
      const { voice_id, regenerate, replace_recordings } = body
      const job_id = await jobs.start(account, [
        {
          kind: 'voice-slideshow',
          courseId,
          pageId,
          pageTitle: page.title,
          request: { voice_id, regenerate, replace_recordings, parts: slideKeys(document.slides, body) },
        },
      ])
      await choices.remember(account, document.presentation.language, { voice_id })
      if (prefersAsync) return ok({ job_id }, { status: 202 })
      const [job] = (await jobs.finished(account, job_id, signal)).jobs
      if (job?.state === 'cancelled') throw new Problem('CANCELLED')
      if (job?.state !== 'succeeded') throw new Problem('SPEECH_FAILED', { sentence: job?.message })
      const { failed } = voicingOutcome.parse(await jobs.outcomeOf(job.id))
      const slides = await slidesOf(account, courseId, pageId)
      const slide_audio = slideAudio(slides)
      return ok({
        status: failed.length === 0 ? 'success' : slide_audio.length > 0 ? 'partial' : 'failed',
        slide_audio,
        failed: failedSlides(slides, failed),
      })
    }),

    route(slideshowsApi.voiceOne, async ({ account, body }) => {
      const { course_id: courseId, page_id: pageId, text, voice_id: voiceId } = body
      await access.requirePage(account, courseId, pageId)
      const { document } = await documents.get(account, courseId, pageId)
      const slide = slideOf(document.slides, body)
      const replacesRecording = body.replace_recording ?? false
      if (isOwnRecording(slide?.audio) && !replacesRecording) throw new Problem('RECORDING_KEPT')
      const file = await voiceText(rooms, {
        account,
        place: { courseId, pageId },
        text,
        voiceId,
        language: documents.format.language(document),
        readableName: body.filename?.replace(/\.\w+$/, '') ?? sanitizeSlideId(body.slide_id),
        regenerate: body.regenerate ?? false,
      })
      const part = documents.format.parts(document).find(({ key }) => key === slide?.key)
      // A slide that is not saved yet finds the audio by its words once it is.
      if (part) await documents.giveAudio(account, { courseId, pageId }, part, file, { replacesRecording })
      await choices.remember(account, document.presentation.language, { voice_id: voiceId })
      const unknown = { text, voice_id: voiceId, engine: '', duration_ms: 0, sentences: [] }
      // How it was spoken is kept for ourselves.
      const {
        said: _said,
        language: _language,
        recording: _recording,
        ...made
      }: NonNullable<typeof file.audio> = file.audio ?? unknown
      return ok({
        status: 'success' as const,
        audio_path: mediaAddress(file),
        message: 'Audio generated.',
        audio: { ...made, sentences: [...made.sentences] },
      })
    }),

    route(slideshowsApi.audioStatus, async ({ account, params }) =>
      ok({ slide_audio: slideAudio(await slidesOf(account, params.courseId, params.pageId)) }),
    ),

    route(slideshowsApi.directAudio, async ({ account, params }) => {
      const slides = await slidesOf(account, params.courseId, params.pageId)
      const slide =
        slideOf(slides, { slide_id: params.slideKey }) ?? slideOf(slides, { key: params.slideKey })
      if (!slide?.audio_path)
        throw new Problem('NOT_FOUND', { sentence: 'No audio available for this slide' })
      return ok({ audio_url: slide.audio_path })
    }),
  ]
}

/** The slides that have audio, in their order. */
function slideAudio(slides: readonly Slide[]) {
  return slides.flatMap(({ slide_id, key, audio_path, audio }) =>
    audio_path && audio ? [{ slide_id, key, audio_path, audio }] : [],
  )
}

/** The slides that got no audio, by the numbers they have now. Those that were deleted since are left out. */
function failedSlides(slides: readonly Slide[], failed: readonly { key: string; reason: string }[]) {
  return failed.flatMap(({ key, reason }) => {
    const slide = slideOf(slides, { key })
    return slide ? [{ slide_id: slide.slide_id, key, reason }] : []
  })
}
