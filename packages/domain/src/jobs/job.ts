import { z } from 'zod/mini'

export const jobKinds = [
  'generate-slideshow',
  'generate-podcast',
  'voice-slideshow',
  'voice-podcast',
] as const
export type JobKind = (typeof jobKinds)[number]

export const jobStates = ['waiting', 'running', 'succeeded', 'failed', 'cancelled'] as const
export type JobState = (typeof jobStates)[number]

/** What a running job is doing. Within `voicing`, `done` of `total` slides or lines have their audio. */
export const jobStages = ['waiting', 'reading', 'writing', 'voicing', 'finished'] as const

export const jobProgress = z.object({
  stage: z.enum(jobStages),
  done: z.number(),
  total: z.number(),
})
export type JobProgress = z.infer<typeof jobProgress>

/** One page that could not be made, with a sentence that its author can act on. */
export const failedPage = z.object({ page_id: z.string(), reason: z.string() })
export type FailedPage = z.infer<typeof failedPage>

/** The work on one page in one format. */
export const job = z.object({
  id: z.string(),
  kind: z.enum(jobKinds),
  state: z.enum(jobStates),
  course_id: z.string(),
  page_id: z.string(),
  page_title: z.string(),
  progress: jobProgress,
  /** Why it failed; or, of a job that succeeded, what could not be done (a slide that got no voice). */
  message: z.optional(z.string()),
  created_at: z.string(),
  finished_at: z.optional(z.string()),
})
export type Job = z.infer<typeof job>

/**
 * What one request started: the jobs of its pages, some of which may have been running already (then they are joined).
 * It is done when all of them are.
 */
export const jobGroup = z.object({
  job_id: z.string(),
  state: z.enum(jobStates),
  progress: z.object({ done: z.number(), total: z.number() }),
  jobs: z.array(job),
  successful_pages: z.array(z.string()),
  failed_pages: z.array(failedPage),
})
export type JobGroup = z.infer<typeof jobGroup>

export function isEnded(state: JobState): boolean {
  return state === 'succeeded' || state === 'failed' || state === 'cancelled'
}
