import { podcastsApi } from '@lectern/domain/api/documents/podcasts.ts'
import { isEnded, type Job } from '@lectern/domain/jobs/job.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { problemBeside } from '@lectern/domain/problems/codes/problem-reason.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { z } from 'zod/mini'
import { documentRoutes } from '../library/document-routes.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { type MissingMediaDependencies, missingMediaRoute } from '../library/missing-media-route.ts'
import { type WrittenDependencies, writtenRoute } from '../library/written-route.ts'
import type { SpendingCalls } from '../../spending/create-spending.ts'
import { ok, route, type Route } from '../../route.ts'
import type { Narrator } from '../../audio/speech/narrator/narrator.ts'
import type { VoiceChoices } from '../../audio/voices/voice-choices.ts'

interface PodcastRouteDependencies extends WrittenDependencies<Podcast>, MissingMediaDependencies<Podcast> {
  readonly jobs: Jobs
  readonly narrator: Narrator
  readonly choices: VoiceChoices
  readonly spending: Pick<SpendingCalls, 'require'>
}

export function podcastRoutes(dependencies: PodcastRouteDependencies): Route[] {
  const { documents, access, jobs, narrator, choices, spending } = dependencies
  return [
    ...documentRoutes(podcastsApi, documents),
    writtenRoute(podcastsApi, dependencies),
    missingMediaRoute(podcastsApi, dependencies),

    route(podcastsApi.generateAudio, async ({ account, body }) => {
      const { course_id: courseId, page_id: pageId, voice_id_host1, voice_id_host2, regenerate } = body
      const { replace_recordings, keys } = body
      const { page } = await access.requirePage(account, courseId, pageId)
      await narrator.requireVoices([voice_id_host1, voice_id_host2])
      await spending.require(account.id, { seconds: 1 })
      const { document } = await documents.get(account, courseId, pageId)
      const voices = { voice_id_host1, voice_id_host2 }
      const request = { ...voices, regenerate, replace_recordings, parts: keys }
      const job_id = await jobs.start(account, [
        { kind: 'voice-podcast', courseId, pageId, pageTitle: page.title, request },
      ])
      await choices.remember(account, document.podcast.language, voices)
      return ok({ status: 'started' as const, job_id })
    }),

    route(podcastsApi.audioStatus, async ({ account, params }) => {
      const { courseId, pageId } = params
      // Read before the document, so that the document holds everything that an ended job made.
      const voicing = await jobs.newestOf(account, 'voice-podcast', courseId, pageId)
      const generating = await jobs.newestOf(account, 'generate-podcast', courseId, pageId)
      const { document } = await documents.get(account, courseId, pageId)
      if (params.podcastId !== String(document.podcast.id)) throw new Problem('NOT_FOUND')
      const lines = document.segments.flatMap((segment) => segment.dialogue)
      const voiced = lines.filter((line) => line.audio_path).length
      const live = [voicing, generating].find((job) => job && !isEnded(job.state))
      return ok({
        status: statusOf(live, voicing, voiced === lines.length),
        segment_audio: document.segment_audio,
        progress: live?.progress.total
          ? { done: live.progress.done, total: live.progress.total }
          : { done: voiced, total: lines.length },
        ...(voicing?.message && { message: voicing.message }),
        ...(voicing?.problem && { problem: voicing.problem }),
        ...(voicing?.notes && { notes: voicing.notes }),
        ...(voicing && !live ? { failed: failedLines(document, await jobs.outcomeOf(voicing.id)) } : {}),
      })
    }),
  ]
}

/** A job is not reported as successful while lines have failed. */
function statusOf(live: Job | undefined, voicing: Job | undefined, allVoiced: boolean) {
  if (live) return 'generating'
  if (allVoiced) return 'ready'
  if (voicing?.state === 'failed' || voicing?.gaps) return 'failed'
  return 'idle'
}

const voicingOutcome = z.object({
  failed: z.array(z.object({ key: z.string(), reason: z.string(), problem: problemBeside })),
})

/** The current positions of the lines that failed. Lines that were deleted since are omitted. */
function failedLines({ segments }: Podcast, outcome: unknown) {
  const { failed } = voicingOutcome.safeParse(outcome).data ?? { failed: [] }
  const places = new Map(
    segments.flatMap(({ segment_id, dialogue }) =>
      dialogue.map(({ key }, index) => [key, { segment_id, line: index + 1 }] as const),
    ),
  )
  return failed.flatMap(({ key, reason, problem }) => {
    const place = places.get(key)
    return place ? [{ key, ...place, reason, ...(problem && { problem }) }] : []
  })
}
