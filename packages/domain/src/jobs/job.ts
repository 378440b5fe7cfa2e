import { z } from 'zod/mini'
import { type Format, formatNames } from '../courses/formats.ts'
import { noticeBeside, noticesBeside, problemBeside } from '../problems/codes/problem-reason.ts'

/**
 * The tasks of jobs on a page in a format: its content, only the audio of its content, a page in the course system, or its
 * translation.
 */
const jobTasks = ['generate', 'voice', 'publish', 'translate'] as const
type JobTask = (typeof jobTasks)[number]

export type JobKind = `${JobTask}-${Format}`

export const jobKinds: readonly JobKind[] = jobTasks.flatMap((task) =>
  formatNames.map((format) => jobKindOf(task, format)),
)

export function jobKindOf<Task extends JobTask, Name extends Format>(
  task: Task,
  format: Name,
): `${Task}-${Name}` {
  return `${task}-${format}`
}

export const jobStates = ['waiting', 'running', 'succeeded', 'failed', 'cancelled'] as const
export type JobState = (typeof jobStates)[number]

/** The current stage of a job. During `voicing`, `done` of `total` slides or lines have audio. */
export const jobStages = ['waiting', 'reading', 'writing', 'voicing', 'publishing', 'finished'] as const

export const jobProgress = z.object({
  stage: z.enum(jobStages),
  done: z.number(),
  total: z.number(),
  /**
   * While a writer returns its slides or segments one by one: how many are finished, how many of these have all their
   * audio, and how many are planned.
   */
  parts: z.optional(z.object({ written: z.int(), playable: z.int(), total: z.int() })),
})
export type JobProgress = z.infer<typeof jobProgress>

/** A page that failed, with a sentence that its author can act on. */
const failedPage = z.object({ page_id: z.string(), reason: z.string(), problem: problemBeside })
export type FailedPage = z.infer<typeof failedPage>

/**
 * Texts without audio that share one reason. `parts` contains their keys: the key of a slide or line for its script, and
 * `textKey` for another text of a slide.
 */
const audioGap = z.object({
  parts: z.array(z.string()),
  reason: z.string(),
  problem: problemBeside,
})
export type AudioGap = z.infer<typeof audioGap>

/** Texts of one page without audio. Such a page is in `successful_pages`, never in `failed_pages`. */
export const pageGap = z.object({ page_id: z.string(), ...audioGap.shape })

/** A notice about a page that did not fail. */
export const pageNotice = z.object({ page_id: z.string(), message: z.string(), notice: noticeBeside })

/** The cost of calls of providers. */
export const spent = z.object({
  calls: z.number(),
  /** The known prices in US dollars. */
  dollars: z.number(),
  /** The number of calls that have no configured price. */
  unpriced: z.number(),
})
export type Spent = z.infer<typeof spent>

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
   * The reason of a failure or of waiting ('Lectern has run out of disk space …'). After a success, a summary of what
   * is missing ('50 lines have no audio: …').
   */
  message: z.optional(z.string()),
  /** The problem that `message` is the English sentence of. */
  problem: problemBeside,
  /** The remarks that `message` consists of after a success. */
  notes: noticesBeside,
  /** Present only if the job succeeded and parts have no audio. */
  gaps: z.optional(z.array(audioGap)),
  /** The cost of the calls of providers, also of failed runs. Missing if none was made. */
  spent: z.optional(spent),
  created_at: z.string(),
  finished_at: z.optional(z.string()),
})
export type Job = z.infer<typeof job>

/**
 * The jobs of one request. The request may join jobs that are already running. It has ended when none of its jobs is
 * waiting or running. Jobs that resume after a restart count as waiting. Each ended page is in exactly one of
 * `successful_pages`, `failed_pages` and `cancelled_pages`.
 */
export const jobGroup = z.object({
  job_id: z.string(),
  state: z.enum(jobStates),
  progress: z.object({ done: z.number(), total: z.number() }),
  jobs: z.array(job),
  successful_pages: z.array(z.string()),
  failed_pages: z.array(failedPage),
  /** Pages whose job was cancelled, or that this requester no longer wants while a colleague still does. */
  cancelled_pages: z.array(z.string()),
  gaps: z.array(pageGap),
  /** Pages that joined a running job with other settings than requested here. */
  notices: z.array(pageNotice),
  /** The sum of its jobs. Missing if no provider was called. */
  spent: z.optional(spent),
  created_at: z.string(),
})
export type JobGroup = z.infer<typeof jobGroup>

/** A request in the list of requests. `GET /api/jobs/{job_id}` returns its pages. */
export const jobGroupSummary = z.object({
  job_id: z.string(),
  state: z.enum(jobStates),
  kinds: z.array(z.enum(jobKinds)),
  /** Number of pages by outcome. `with_gaps` counts the pages of `successful` that have parts without audio. */
  pages: z.object({
    total: z.int(),
    successful: z.int(),
    failed: z.int(),
    cancelled: z.int(),
    with_gaps: z.int(),
  }),
  created_at: z.string(),
  /** True if the user dismissed the result, or a synchronous call received it. */
  seen: z.boolean(),
})
export type JobGroupSummary = z.infer<typeof jobGroupSummary>

export function isEnded(state: JobState): boolean {
  return state === 'succeeded' || state === 'failed' || state === 'cancelled'
}
