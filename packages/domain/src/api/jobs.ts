import { z } from 'zod/mini'
import { job, jobGroup, jobGroupSummary } from '../jobs/job.ts'
import { endpoint } from './endpoint.ts'
import { presenceEvent } from './presence.ts'

const jobParams = z.object({ jobId: z.string().check(z.maxLength(100)) })

/** What a request answers that was asked to answer at once. */
export const accepted = z.object({ job_id: z.string() })

const success = z.object({ status: z.literal('success') })

/**
 * A message of the event stream: the newest state of one of your jobs. A burst of changes of one job may be told as its
 * last state only.
 */
export const jobEvent = z.object({ type: z.literal('job'), job })

/**
 * The last message of a stream that ends because the account has opened too many. The browser should open another one
 * only when its user returns to it.
 */
const replacedEvent = z.object({ type: z.literal('replaced') })

export const streamEvent = z.union([jobEvent, presenceEvent, replacedEvent])

export const jobsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/jobs',
    summary: 'Your jobs that are waiting or running, and those that ended in the last day.',
    access: 'user',
    answer: z.array(job),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/jobs/{jobId}',
    summary: 'The state of what a request started: its progress, and what came of each page.',
    access: 'user',
    params: jobParams,
    answer: jobGroup,
  }),
  groups: endpoint({
    method: 'GET',
    path: '/api/job-groups',
    summary:
      'What your requests started: all that have not ended, and those of the last 7 days, newest first. At most 100.',
    access: 'user',
    answer: z.array(jobGroupSummary),
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/job-groups/{jobId}/seen',
    summary: 'Mark the outcome of a request as seen, in all of your browsers.',
    access: 'user',
    params: jobParams,
    answer: success,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/jobs/{jobId}',
    summary:
      'Withdraw your request for a job, or for all that a request started. A job ends when nobody wants it. What is done stays.',
    access: 'user',
    params: jobParams,
    answer: success,
  }),
  cancelAll: endpoint({
    method: 'DELETE',
    path: '/api/jobs',
    summary: 'Withdraw your requests for all jobs that are waiting or running. What is done stays.',
    access: 'user',
    answer: success,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/jobs/{jobId}/retry',
    summary:
      'Do once more, as it was asked for, what failed or was cancelled of a job, or of all that a request started.',
    access: 'user',
    params: jobParams,
    answer: accepted,
    status: 202,
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/events',
    summary:
      'The progress of all of your jobs, and who else has the documents open that you have, as server-sent events of the form of streamEvent.',
    access: 'user',
    answer: streamEvent,
  }),
} as const
