import { z } from 'zod/mini'
import { job, jobGroup, jobGroupSummary } from '../jobs/job.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { presenceEvent } from './documents/presence.ts'

const jobParams = z.object({ jobId: z.string().check(z.maxLength(100)) })

/** The response to a request with `Prefer: respond-async`. */
export const accepted = z.object({ job_id: z.string() })

const success = z.object({ status: z.literal('success') })

/**
 * A message of the event stream: the latest state of one of the user's jobs. Several quick changes of one job may
 * arrive as one message.
 */
export const jobEvent = z.object({ type: z.literal('job'), job })

/**
 * The last message of a stream that the server closes because the account has opened too many. The browser should
 * reconnect only when the user returns to the tab.
 */
const replacedEvent = z.object({ type: z.literal('replaced') })

export const streamEvent = z.union([jobEvent, presenceEvent, replacedEvent])

/** The most ended jobs of one list. */
export const mostEndedJobs = 1000

export const jobsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/jobs',
    summary:
      "The user's jobs that are running or waiting, and the newest that ended in the last day: at most `limit` of them (1000 without it, and at most). Oldest first.",
    access: 'user',
    query: z.object({ limit: z.optional(z.string().check(z.regex(/^([1-9]\d{0,2}|1000)$/))) }),
    answer: z.array(job),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/jobs/{jobId}',
    summary: 'The state of a request: its progress, and the outcome of each page.',
    access: 'user',
    params: jobParams,
    answer: jobGroup,
  }),
  groups: endpoint({
    method: 'GET',
    path: '/api/job-groups',
    summary:
      "The user's requests: all unfinished ones, and those of the last 7 days, newest first. At most 100.",
    access: 'user',
    answer: z.array(jobGroupSummary),
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/job-groups/{jobId}/seen',
    summary: 'Mark the outcome of a request as seen, in all browsers of the user.',
    access: 'user',
    params: jobParams,
    answer: success,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/jobs/{jobId}',
    summary:
      "Withdraw the user's request for a job, or for all jobs of a request. A job is cancelled when no user wants it. Finished work stays.",
    access: 'user',
    params: jobParams,
    answer: success,
  }),
  cancelAll: endpoint({
    method: 'DELETE',
    path: '/api/jobs',
    summary: "Withdraw the user's requests for all jobs that are waiting or running. Finished work stays.",
    access: 'user',
    answer: success,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/jobs/{jobId}/retry',
    summary: 'Retry what failed or was cancelled of a job or a request, with the same settings.',
    access: 'user',
    params: jobParams,
    answer: accepted,
    status: 202,
  }),
  events: {
    ...endpoint({
      method: 'GET',
      path: '/api/events',
      summary:
        "The progress of all of the user's jobs, and the other users in the user's open documents, as server-sent events in the format of streamEvent.",
      access: 'user',
      answer: streamEvent,
    }),
    stream: 'text/event-stream; charset=utf-8',
  },
} as const
