import { z } from 'zod/mini'
import { job, jobGroup } from '../jobs/job.ts'
import { endpoint } from './endpoint.ts'

const jobParams = z.object({ jobId: z.string().check(z.maxLength(100)) })

/** What a request answers that was asked to answer at once. */
export const accepted = z.object({ job_id: z.string() })

/** A message of the event stream: the newest state of one of your jobs. */
export const jobEvent = z.object({ type: z.literal('job'), job })

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
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/jobs/{jobId}',
    summary: 'Cancel a job, or all that a request started. What is done stays.',
    access: 'user',
    params: jobParams,
    answer: z.object({ status: z.literal('success') }),
  }),
  cancelAll: endpoint({
    method: 'DELETE',
    path: '/api/jobs',
    summary: 'Cancel all of your jobs that are waiting or running. What is done stays.',
    access: 'user',
    answer: z.object({ status: z.literal('success') }),
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
    summary: 'The progress of all of your jobs, as server-sent events of the form of jobEvent.',
    access: 'user',
    answer: jobEvent,
  }),
} as const
