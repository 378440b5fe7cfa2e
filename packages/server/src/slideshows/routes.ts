import { slideshowsApi } from '@lectern/domain/api/slideshows.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { z } from 'zod'
import type { Account } from '../accounts/account.ts'
import type { CourseAccess } from '../courses/course-access.ts'
import { documentRoutes } from '../documents/document-routes.ts'
import type { Documents } from '../documents/documents.ts'
import { voiceText, type VoicingRooms } from '../documents/voice-parts.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { mediaAddress } from '../media/media-address.ts'
import { ok, route, type Route } from '../route.ts'
import type { VoiceChoices } from '../voices/voice-choices.ts'

const voicingOutcome = z.object({ failed: z.array(z.object({ key: z.string(), reason: z.string() })) })

/** Replaces what is not a letter, digit, hyphen or underscore, as the specification says of slide ids. */
const sanitise = (slideId: string) => slideId.replace(/[^A-Za-z0-9_-]/g, '_')

interface SlideshowRooms extends VoicingRooms {
  readonly documents: Documents<Slideshow>
  readonly access: CourseAccess
  readonly jobs: Jobs
  readonly choices: VoiceChoices
}

export function slideshowRoutes(rooms: SlideshowRooms): Route[] {
  const { documents, access, jobs, narrator, choices } = rooms

  async function slideAudio(account: Account, courseId: string, pageId: string) {
    const audio = await documents.audioOf(account, courseId, pageId)
    return [...audio].map(([slide_id, known]) => ({ slide_id, ...known }))
  }

  return [
    ...documentRoutes(slideshowsApi, documents),

    route(slideshowsApi.voiceAll, async ({ account, body, prefersAsync }) => {
      const { course_id: courseId, page_id: pageId } = body
      const { page } = await access.requirePage(account, courseId, pageId)
      await narrator.voice(body.voice_id)
      const { document } = await documents.get(account, courseId, pageId)
      const { voice_id, regenerate, slide_ids } = body
      const job_id = await jobs.start(account, [
        {
          kind: 'voice-slideshow',
          courseId,
          pageId,
          pageTitle: page.title,
          request: { voice_id, regenerate, parts: slide_ids },
        },
      ])
      await choices.remember(account, document.presentation.language, { voice_id })
      if (prefersAsync) return ok({ job_id }, { status: 202 })
      const [job] = (await jobs.finished(account, job_id)).jobs
      if (job?.state !== 'succeeded') throw new Problem('SPEECH_FAILED', { sentence: job?.message })
      const { failed } = voicingOutcome.parse(await jobs.outcomeOf(job.id))
      const slide_audio = await slideAudio(account, courseId, pageId)
      return ok({
        status: failed.length === 0 ? 'success' : slide_audio.length > 0 ? 'partial' : 'failed',
        slide_audio,
        failed: failed.map(({ key, reason }) => ({ slide_id: key, reason })),
      })
    }),

    route(slideshowsApi.voiceOne, async ({ account, body }) => {
      const { course_id: courseId, page_id: pageId, text, voice_id: voiceId } = body
      await access.requirePage(account, courseId, pageId)
      const { document } = await documents.get(account, courseId, pageId)
      const slideId = sanitise(body.slide_id)
      const file = await voiceText(rooms, {
        account,
        place: { courseId, pageId },
        text,
        voiceId,
        readableName: body.filename?.replace(/\.\w+$/, '') ?? slideId,
        regenerate: body.regenerate ?? false,
      })
      await documents.setAudio(account, { courseId, pageId }, slideId, file.filename)
      await choices.remember(account, document.presentation.language, { voice_id: voiceId })
      const unknown = { text, voice_id: voiceId, engine: '', duration_ms: 0, sentences: [] }
      // How it was spoken is kept for ourselves.
      const {
        said: _said,
        language: _language,
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
      ok({ slide_audio: await slideAudio(account, params.courseId, params.pageId) }),
    ),

    route(slideshowsApi.directAudio, async ({ account, params }) => {
      const audio = await documents.audioOf(account, params.courseId, params.pageId)
      const known = audio.get(sanitise(params.slideKey))
      if (!known) throw new Problem('NOT_FOUND', { sentence: 'No audio available for this slide' })
      return ok({ audio_url: known.audio_path })
    }),
  ]
}
