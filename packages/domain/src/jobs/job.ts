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
const failedPage = z.object({ page_id: z.string(), reason: z.string() })
export type FailedPage = z.infer<typeof failedPage>

/** Spoken parts that have no audio, for one reason. `parts` holds the keys of the slides or lines. */
const audioGap = z.object({ parts: z.array(z.string()), reason: z.string() })
export type AudioGap = z.infer<typeof audioGap>

/** Silent parts of one page. Such a page is in `successful_pages`, never in `failed_pages`. */
export const pageGap = z.object({ page_id: z.string(), ...audioGap.shape })

/** Something that the requester must know about a page although it did not fail. */
export const pageNotice = z.object({ page_id: z.string(), message: z.string() })

/** The work on one page in one format. */
export const job = z.object({
  id: z.string(),
  kind: z.enum(jobKinds),
  state: z.enum(jobStates),
  course_id: z.string(),
  page_id: z.string(),
  page_title: z.string(),
  progress: jobProgress,
  /**
   * Why it failed, or what it waits for ('Lectern has run out of disk space …'). If it succeeded, a summary of what could
   * not be done ('50 lines have no audio: …').
   */
  message: z.optional(z.string()),
  /** Set only if the job succeeded and parts are silent. */
  gaps: z.optional(z.array(audioGap)),
  created_at: z.string(),
  finished_at: z.optional(z.string()),
})
export type Job = z.infer<typeof job>

/**
 * What one request started: the jobs of its pages, some of which may have been running already (then they are joined).
 * It has ended when none of its jobs is waiting or running. Jobs that wait to be resumed after a restart are waiting.
 * Each ended page is in exactly one of `successful_pages`, `failed_pages` and `cancelled_pages`.
 */
export const jobGroup = z.object({
  job_id: z.string(),
  state: z.enum(jobStates),
  progress: z.object({ done: z.number(), total: z.number() }),
  jobs: z.array(job),
  successful_pages: z.array(z.string()),
  failed_pages: z.array(failedPage),
  /** Pages whose job was cancelled, or withdrawn from by this requester while a colleague still wants it. */
  cancelled_pages: z.array(z.string()),
  gaps: z.array(pageGap),
  /** Pages that joined a running job whose request differs from what was asked for here. */
  notices: z.array(pageNotice),
  created_at: z.string(),
})
export type JobGroup = z.infer<typeof jobGroup>

/** A request in the list of requests. `GET /api/jobs/{job_id}` tells its pages. */
export const jobGroupSummary = z.object({
  job_id: z.string(),
  state: z.enum(jobStates),
  kinds: z.array(z.enum(jobKinds)),
  /** Pages by what came of them so far. `with_gaps` counts those of `successful` that have silent parts. */
  pages: z.object({
    total: z.int(),
    successful: z.int(),
    failed: z.int(),
    cancelled: z.int(),
    with_gaps: z.int(),
  }),
  created_at: z.string(),
  /** Whether the user has dismissed its outcome, or a synchronous call has received it. */
  seen: z.boolean(),
})
export type JobGroupSummary = z.infer<typeof jobGroupSummary>

export function isEnded(state: JobState): boolean {
  return state === 'succeeded' || state === 'failed' || state === 'cancelled'
}
