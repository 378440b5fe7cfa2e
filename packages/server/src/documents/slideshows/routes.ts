import { slideshowsApi } from '@lectern/domain/api/documents/slideshows.ts'
import { problemBeside } from '@lectern/domain/problems/codes/problem-reason.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { slideTexts } from '@lectern/domain/slideshow/slide-texts.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { z } from 'zod'
import type { Account } from '../../accounts/account.ts'
import { documentRoutes } from '../library/document-routes.ts'
import type { VoicingDependencies } from '../../audio/narration/voice-text.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { problemOfJob } from '../../jobs/problem-of-job.ts'
import { mediaAddress } from '../../course-material/media/media-address.ts'
import type { SpendingCalls } from '../../spending/create-spending.ts'
import { ok, route, type Route } from '../../route.ts'
import type { VoiceChoices } from '../../audio/voices/voice-choices.ts'
import { type MissingMediaDependencies, missingMediaRoute } from '../library/missing-media-route.ts'
import type { StoredFiles } from '../library/published/missing-media.ts'
import { type WrittenDependencies, writtenRoute } from '../library/written-route.ts'
import { slideKeys, slideOf } from './find-slide.ts'
import type { VoicingAttempts } from './voicing-attempts.ts'
import { voiceOne, type VoiceOneDependencies } from './voice-one.ts'

const voicingOutcome = z.object({
  failed: z.array(z.object({ key: z.string(), reason: z.string(), problem: problemBeside })),
})

export interface SlideshowDependencies
  extends VoiceOneDependencies, WrittenDependencies<Slideshow>, MissingMediaDependencies<Slideshow> {
  readonly catalogue: VoicingDependencies['catalogue'] & StoredFiles['catalogue']
  readonly jobs: Jobs
  readonly choices: VoiceChoices
  readonly spending: Pick<SpendingCalls, 'of' | 'require'>
  readonly voicingAttempts: VoicingAttempts
}

export function slideshowRoutes(dependencies: SlideshowDependencies): Route[] {
  const { documents, access, jobs, narrator, choices, spending, voicingAttempts: attempts } = dependencies

  /** The current slides. */
  async function slidesOf(account: Account, courseId: string, pageId: string): Promise<readonly Slide[]> {
    return (await documents.get(account, courseId, pageId)).document.slides
  }

  return [
    ...documentRoutes(slideshowsApi, documents),
    writtenRoute(slideshowsApi, dependencies),
    missingMediaRoute(slideshowsApi, dependencies),

    route(slideshowsApi.voiceAll, async ({ account, body, prefersAsync, signal }) => {
      const { course_id: courseId, page_id: pageId } = body
      const { page } = await access.requirePage(account, courseId, pageId)
      await narrator.requireVoices([body.voice_id])
      await spending.require(account.id, { seconds: 1 })
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
      if (job?.state !== 'succeeded') throw problemOfJob(job ?? {}, 'SPEECH_FAILED')
      // An outcome of another version has no list.
      const { failed } = voicingOutcome.safeParse(await jobs.outcomeOf(job.id)).data ?? { failed: [] }
      const slides = await slidesOf(account, courseId, pageId)
      const slide_audio = slideAudio(slides)
      return ok({
        status: failed.length === 0 ? 'success' : slide_audio.length > 0 ? 'partial' : 'failed',
        slide_audio,
        text_audio: textAudio(slides),
        failed: failedSlides(slides, failed),
      })
    }),

    route(slideshowsApi.voiceOne, async ({ account, body, signal }) => {
      const { course_id: courseId, page_id: pageId, text, voice_id } = body
      await access.requirePage(account, courseId, pageId)
      const voice = (until: AbortSignal) => voiceOne(dependencies, account, body, until)
      const { file, language, remark, isInUse } =
        body.attempt === undefined
          ? await voice(signal)
          : await attempts.run({ accountId: account.id, attempt: body.attempt }, signal, voice)
      if (isInUse) await choices.remember(account, language, { voice_id })
      const unknown = { text, voice_id, engine: '', duration_ms: 0, sentences: [] }
      // The response omits how the audio was made.
      const {
        said: _said,
        language: _own,
        tone: _tone,
        tones: _tones,
        recording: _recording,
        take: _take,
        marks,
        ...made
      }: NonNullable<typeof file.audio> = file.audio ?? unknown
      return ok({
        status: 'success' as const,
        audio_path: mediaAddress(file),
        message: remark?.sentence ?? 'Audio generated.',
        ...(remark && { notes: [remark.notice] }),
        audio: { ...made, sentences: [...made.sentences], ...(marks && { marks: [...marks] }) },
      })
    }),

    route(slideshowsApi.cancelVoicing, async ({ account, params: { attempt } }) => {
      await attempts.cancel({ accountId: account.id, attempt })
      return ok({ status: 'success' as const })
    }),

    route(slideshowsApi.audioStatus, async ({ account, params }) => {
      const slides = await slidesOf(account, params.courseId, params.pageId)
      return ok({ slide_audio: slideAudio(slides), text_audio: textAudio(slides) })
    }),

    route(slideshowsApi.directAudio, async ({ account, params }) => {
      const slides = await slidesOf(account, params.courseId, params.pageId)
      const slide =
        slideOf(slides, { slide_id: params.slideKey }) ?? slideOf(slides, { key: params.slideKey })
      if (!slide?.audio_path) throw new Problem('NOT_FOUND', { reason: 'slideHasNoAudio' })
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

/** The texts with their own audio beside the script of their slide. */
function textAudio(slides: readonly Slide[]) {
  return slides.flatMap((slide) =>
    slideTexts(slide).flatMap(({ key, field, audio_path, audio }) =>
      field !== undefined && audio_path && audio
        ? [{ slide_id: slide.slide_id, key, audio_path, audio }]
        : [],
    ),
  )
}

/**
 * The slides with a failed text, by their current numbers, once per reason. Slides that were deleted since are omitted.
 */
function failedSlides(slides: readonly Slide[], failed: z.infer<typeof voicingOutcome>['failed']) {
  const all = failed.flatMap(({ key, reason, problem }) => {
    const slide = slideOf(slides, { key })
    return slide ? [{ slide_id: slide.slide_id, key: slide.key, reason, ...(problem && { problem }) }] : []
  })
  return [...new Map(all.map((one) => [JSON.stringify([one.key, one.reason]), one])).values()]
}
