import {
  type AudioGap,
  type FailedPage,
  isEnded,
  type Job,
  type JobGroup,
  type JobGroupSummary,
  type JobState,
  type Spent,
} from '@lectern/domain/jobs/job.ts'
import { Problem, reasonOf } from '@lectern/domain/problems/problems.ts'
import type { JobRow } from '../platform/queue/job-store.ts'
import type { CountedGroup, JobGroupRow } from './store/group-store.ts'
import type { RequestedJob } from './store/requested-jobs-store.ts'
import { joiningNotice } from './joining-notice.ts'

/** A job as the API returns it to one requester: cancelled if they withdrew, even if it runs for others. */
export function describeJob({ job, withdrawnAt }: Omit<RequestedJob, 'asked'>): Job {
  const state = withdrawnAt ? 'cancelled' : job.state
  const finishedAt = withdrawnAt ?? job.finishedAt
  const showsMessage = state !== 'cancelled' && state !== 'running'
  return {
    id: job.id,
    kind: job.kind,
    state,
    course_id: job.courseId,
    page_id: job.pageId,
    page_title: job.pageTitle,
    progress: isEnded(state) ? { ...job.progress, stage: 'finished' } : job.progress,
    ...(showsMessage && job.message ? wordsOf(job) : {}),
    ...(state === 'succeeded' && job.gaps ? { gaps: job.gaps.map(copyGap) } : {}),
    ...spentOf([spentOn(job)]),
    created_at: job.createdAt.toISOString(),
    ...(finishedAt ? { finished_at: finishedAt.toISOString() } : {}),
  }
}

/** Jobs of older versions have only the message. */
const wordsOf = ({ message, problem, notes }: Pick<JobRow, 'message' | 'problem' | 'notes'>) => ({
  ...(message && { message }),
  ...(problem && { problem }),
  ...(notes && { notes: [...notes] }),
})

const copyGap = (gap: AudioGap): AudioGap => ({ ...gap, parts: [...gap.parts] })

/** The jobs of a request as one. A single job has the same form, with its own `id` and `created_at`. */
export function describeGroup(
  id: string,
  requested: readonly RequestedJob[],
  { failedPages, createdAt, userId }: Pick<JobGroupRow, 'failedPages' | 'createdAt' | 'userId'>,
): JobGroup {
  const jobs = requested.map(describeJob)
  const inState = (state: JobState) => jobs.filter((job) => job.state === state)
  const succeeded = inState('succeeded')
  return {
    job_id: id,
    state: stateOf(new Set(jobs.map((job) => job.state))),
    progress: {
      done: jobs.filter((job) => isEnded(job.state)).length + failedPages.length,
      total: jobs.length + failedPages.length,
    },
    jobs,
    successful_pages: succeeded.map((job) => job.page_id),
    failed_pages: [...failedPages, ...inState('failed').map(failedPage)],
    cancelled_pages: inState('cancelled').map((job) => job.page_id),
    gaps: succeeded.flatMap(({ page_id, gaps = [] }) => gaps.map((gap) => ({ page_id, ...gap }))),
    notices: requested.flatMap(({ job, asked, withdrawnAt }) =>
      asked && !withdrawnAt
        ? [{ page_id: job.pageId, ...joiningNotice(job.request, asked, job.userId === userId) }]
        : [],
    ),
    ...spentOf(requested.map(({ job }) => spentOn(job))),
    created_at: createdAt.toISOString(),
  }
}

const spentOn = ({ spentCalls, spentDollars, spentUnpriced }: JobRow): Spent => ({
  calls: spentCalls,
  dollars: spentDollars,
  unpriced: spentUnpriced,
})

/** The sum of what jobs cost; nothing if no provider was called. */
function spentOf(jobs: readonly Spent[]): { spent?: Spent } {
  const sum = (name: keyof Spent) => jobs.reduce((total, spent) => total + spent[name], 0)
  const calls = sum('calls')
  return calls === 0 ? {} : { spent: { calls, dollars: sum('dollars'), unpriced: sum('unpriced') } }
}

function failedPage({ page_id, message, problem }: Job): FailedPage {
  if (message === undefined) return failedPageOf(page_id, new Problem('INTERNAL'))
  return { page_id, reason: message, ...(problem && { problem }) }
}

/** A page that failed with a problem. */
export function failedPageOf(page_id: string, problem: Problem): FailedPage {
  return { page_id, reason: problem.message, problem: reasonOf(problem) }
}

/** A request in the list of requests. */
export function describeSummary({
  id,
  failedPages,
  createdAt,
  seenAt,
  kinds,
  states,
  withGaps,
}: CountedGroup): JobGroupSummary {
  const { waiting, running, succeeded, failed, cancelled } = states
  const present = Object.entries(states).filter(([, count]) => count > 0)
  return {
    job_id: id,
    state: stateOf(new Set(present.map(([state]) => state as JobState))),
    kinds: [...kinds],
    pages: {
      total: waiting + running + succeeded + failed + cancelled + failedPages.length,
      successful: succeeded,
      failed: failed + failedPages.length,
      cancelled,
      with_gaps: withGaps,
    },
    created_at: createdAt.toISOString(),
    seen: seenAt !== null,
  }
}

/** Ended only if no job waits or runs. A job that waits to be resumed after a restart is waiting. */
function stateOf(states: ReadonlySet<JobState>): JobState {
  if (states.has('running')) return 'running'
  if (states.has('waiting')) return states.size > 1 ? 'running' : 'waiting'
  if (states.has('succeeded')) return 'succeeded'
  return states.has('failed') || states.size === 0 ? 'failed' : 'cancelled'
}
