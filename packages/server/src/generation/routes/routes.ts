import { generationApi } from '@lectern/domain/api/generation.ts'
import { type Format, formatNames, formats as definitions } from '@lectern/domain/courses/formats.ts'
import type { JobGroup } from '@lectern/domain/jobs/job.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { SpendingCalls } from '../../spending/create-spending.ts'
import { ok, route, type Route } from '../../route.ts'
import type { Narrator } from '../../audio/speech/narrator/narrator.ts'
import type { VoiceChoices } from '../../audio/voices/voice-choices.ts'
import type { Estimates } from '../estimates/estimates.ts'
import { startGeneration } from './start-generation.ts'
import type { Writer } from '../writer.ts'

export interface GenerationRouteDependencies {
  readonly access: CourseAccess
  readonly jobs: Jobs
  readonly narrator: Narrator
  readonly choices: VoiceChoices
  readonly spending: Pick<SpendingCalls, 'of' | 'require' | 'today'>
  /** Loaded on first use. */
  readonly writer: () => Promise<Writer>
  readonly estimates: () => Promise<Estimates>
}

export function generationRoutes(dependencies: GenerationRouteDependencies): Route[] {
  return [
    ...formatNames.map((format) => generationRoute(format, dependencies)),
    route(generationApi.estimate, async ({ account, body }) => {
      const { course_id, page_ids, formats, options = {}, ...voices } = body
      const estimates = await dependencies.estimates()
      return ok(
        await estimates.of(account, { courseId: course_id, pageIds: page_ids, formats, options, voices }),
      )
    }),
    route(generationApi.writer, async () => {
      const { name, declines, rewrites, translate } = await dependencies.writer()
      return ok({ name, declines, rewrites, translates: translate !== undefined })
    }),
  ]
}

function generationRoute(format: Format, dependencies: GenerationRouteDependencies): Route {
  const { answer } = definitions[format].generation
  return route(generationApi[format], async ({ account, body, prefersAsync, signal }) => {
    const { course_id: courseId, page_ids: pageIds, options, ...voices } = body
    const wanted = { courseId, pageIds, options, voices }
    const job_id = await startGeneration(dependencies, account, format, wanted)
    if (prefersAsync) return ok({ job_id }, { status: 202 })
    return ok({ ...resultOf(await dependencies.jobs.finished(account, job_id, signal)), ...answer })
  })
}

function resultOf({ successful_pages, failed_pages, cancelled_pages, gaps, notices }: JobGroup) {
  return { successful_pages, failed_pages, cancelled_pages, gaps, notices }
}
