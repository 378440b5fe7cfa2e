import { generationApi } from '@lectern/domain/api/generation.ts'
import type { JobGroup } from '@lectern/domain/jobs/job.ts'
import type { CourseAccess } from '../access/course-access.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { ok, route, type Route } from '../route.ts'
import type { Narrator } from '../speech/narrator.ts'
import type { VoiceChoices } from '../voices/voice-choices.ts'
import type { Estimates } from './estimates.ts'
import { startGeneration } from './start-generation.ts'
import type { Writer } from './writer.ts'

/** Every page has at most one podcast. */
const podcastId = 1

export interface GenerationRouteDependencies {
  readonly access: CourseAccess
  readonly jobs: Jobs
  readonly narrator: Narrator
  readonly choices: VoiceChoices
  /** Loaded on first use. */
  readonly writer: () => Promise<Writer>
  readonly estimates: () => Promise<Estimates>
}

export function generationRoutes(dependencies: GenerationRouteDependencies): Route[] {
  return [
    route(generationApi.slideshow, async ({ account, body, prefersAsync, signal }) => {
      const job_id = await startGeneration(dependencies, account, 'generate-slideshow', {
        courseId: body.course_id,
        pageIds: body.page_ids,
        options: body.options,
        voices: { voice_id: body.voice_id },
      })
      if (prefersAsync) return ok({ job_id }, { status: 202 })
      return ok(resultOf(await dependencies.jobs.finished(account, job_id, signal)))
    }),
    route(generationApi.podcast, async ({ account, body, prefersAsync, signal }) => {
      const job_id = await startGeneration(dependencies, account, 'generate-podcast', {
        courseId: body.course_id,
        pageIds: body.page_ids,
        options: body.options,
        voices: { voice_id_host1: body.voice_id_host1, voice_id_host2: body.voice_id_host2 },
      })
      if (prefersAsync) return ok({ job_id }, { status: 202 })
      return ok({
        ...resultOf(await dependencies.jobs.finished(account, job_id, signal)),
        podcast_id: podcastId,
      })
    }),
    route(generationApi.estimate, async ({ account, body }) => {
      const { course_id, page_ids, formats, options = {}, ...voices } = body
      const estimates = await dependencies.estimates()
      return ok(
        await estimates.of(account, { courseId: course_id, pageIds: page_ids, formats, options, voices }),
      )
    }),
    route(generationApi.writer, async () => {
      const { name, declines, rewrites } = await dependencies.writer()
      return ok({ name, declines, rewrites })
    }),
  ]
}

function resultOf({ successful_pages, failed_pages, cancelled_pages, gaps, notices }: JobGroup) {
  return { successful_pages, failed_pages, cancelled_pages, gaps, notices }
}
