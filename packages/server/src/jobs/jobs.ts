import {
  type FailedPage,
  isEnded,
  type Job,
  type JobGroup,
  type JobKind,
  type JobState,
} from '@lectern/domain/jobs/job.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../accounts/account.ts'
import type { Database } from '../db/database.ts'
import { describeJob, type JobRow, type JobStore, type NewJob } from './job-store.ts'
import type { Queue } from './queue.ts'

/** Starting, watching, awaiting and cancelling durable work. */
export interface Jobs {
  /** Starts jobs, or joins those that do the same already. `failed` are pages that there can be no job for. */
  start(account: Account, jobs: readonly NewJob[], failed?: readonly FailedPage[]): Promise<string>
  /** Resolves when all jobs of a group have ended. */
  finished(account: Account, groupId: string): Promise<JobGroup>
  /** By the id of a group or of a single job. NOT_FOUND for those of others. */
  get(account: Account, id: string): Promise<JobGroup>
  /** What a single ended job answered. */
  outcomeOf(jobId: string): Promise<Readonly<Record<string, unknown>> | null>
  list(account: Account): Promise<Job[]>
  cancel(account: Account, id: string): Promise<void>
  /** Everything of the user's that has not ended. */
  cancelAll(account: Account): Promise<void>
  /** What failed or was cancelled, as it was asked for. NOT_FOUND for those of others. */
  unsuccessful(account: Account, id: string): Promise<Omit<NewJob, 'pageTitle'>[]>
  newestOf(account: Account, kind: JobKind, courseId: string, pageId: string): Promise<Job | undefined>
  /** Tells every change of the user's jobs. Answers how to stop listening. */
  watch(account: Account, heard: (job: Job) => void): () => void
}

export function createJobs(rooms: { database: Database; store: JobStore; queue: Queue }): Jobs {
  const { database, store, queue } = rooms

  async function require(
    account: Account,
    id: string,
  ): Promise<{ rows: JobRow[]; failed: readonly FailedPage[] }> {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new Problem('NOT_FOUND')
    const group = await store.findGroup(id, account.id)
    if (group) return { rows: await store.ofGroup(id), failed: group.failedPages }
    const row = await store.find(id)
    if (!row || !(await store.askersOf(id)).includes(account.id)) throw new Problem('NOT_FOUND')
    return { rows: [row], failed: [] }
  }

  async function get(account: Account, id: string): Promise<JobGroup> {
    const { rows, failed } = await require(account, id)
    return describeGroup(id, rows.map(describeJob), failed)
  }

  return {
    get,

    async start(account, wanted, failed = []) {
      const groupId = await database.transaction(async () => {
        const id = await store.addGroup(account, failed)
        for (const one of wanted) {
          const job = await store.addOrJoin(account, one)
          await store.addMember(id, job.id)
          if (!job.joined) await queue.enqueue(job.id)
        }
        return id
      })
      // So that open event streams show the new jobs as waiting at once.
      for (const row of await store.ofGroup(groupId)) await database.notify('lectern_job', row.id)
      return groupId
    },

    async finished(account, groupId) {
      const changes = changeSignal(queue)
      try {
        for (;;) {
          const next = changes.next()
          const group = await get(account, groupId)
          if (isEnded(group.state)) return group
          await next
        }
      } finally {
        changes.stop()
      }
    },

    async outcomeOf(jobId) {
      return (await store.find(jobId))?.outcome ?? null
    },

    async list(account) {
      return (await store.ofUser(account.id)).map(describeJob)
    },

    async cancel(account, id) {
      const { rows } = await require(account, id)
      for (const row of rows) await queue.cancel(row.id)
    },

    async cancelAll(account) {
      for (const row of await store.ofUser(account.id)) if (!isEnded(row.state)) await queue.cancel(row.id)
    },

    async unsuccessful(account, id) {
      const { rows } = await require(account, id)
      return rows
        .filter(({ state }) => state === 'failed' || state === 'cancelled')
        .map(({ kind, courseId, pageId, request }) => ({ kind, courseId, pageId, request }))
    },

    async newestOf(account, kind, courseId, pageId) {
      const row = await store.newestOf(account, kind, courseId, pageId)
      return row && describeJob(row)
    },

    watch(account, heard) {
      return queue.onChange((jobId) => {
        void (async () => {
          if (!(await store.askersOf(jobId)).includes(account.id)) return
          const row = await store.find(jobId)
          if (row) heard(describeJob(row))
        })()
      })
    },
  }
}

/** Promises of the next change of any job, or of two seconds, should a notification be lost. */
function changeSignal(queue: Queue): { next(): Promise<void>; stop(): void } {
  let wake = () => {}
  let timer: NodeJS.Timeout | undefined
  const stopListening = queue.onChange(() => wake())
  return {
    next() {
      clearTimeout(timer)
      return new Promise((resolve) => {
        wake = resolve
        timer = setTimeout(resolve, 2000)
      })
    },
    stop() {
      clearTimeout(timer)
      stopListening()
    },
  }
}

/** What a request started, seen as one. */
export function describeGroup(id: string, jobs: readonly Job[], failed: readonly FailedPage[]): JobGroup {
  const ended = jobs.filter((job) => isEnded(job.state))
  const unsuccessful = ended.filter((job) => job.state !== 'succeeded')
  return {
    job_id: id,
    state: groupState(jobs),
    progress: { done: ended.length + failed.length, total: jobs.length + failed.length },
    jobs: [...jobs],
    successful_pages: ended.filter((job) => job.state === 'succeeded').map((job) => job.page_id),
    failed_pages: [
      ...failed,
      ...unsuccessful.map((job) => ({
        page_id: job.page_id,
        reason: job.message ?? new Problem('INTERNAL').message,
      })),
    ],
  }
}

function groupState(jobs: readonly Job[]): JobState {
  const states = new Set(jobs.map((job) => job.state))
  if (states.has('running')) return 'running'
  if (states.has('waiting')) return states.size > 1 ? 'running' : 'waiting'
  if (states.has('succeeded')) return 'succeeded'
  return states.has('failed') || states.size === 0 ? 'failed' : 'cancelled'
}
