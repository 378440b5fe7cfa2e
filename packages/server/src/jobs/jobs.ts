import {
  type FailedPage,
  isEnded,
  type Job,
  type JobGroup,
  type JobGroupSummary,
  type JobKind,
} from '@lectern/domain/jobs/job.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../accounts/account.ts'
import type { Database } from '../db/database.ts'
import { tryAgainOnDeadlock } from '../db/try-again-on-deadlock.ts'
import { describeGroup, describeJob, describeSummary } from './describe-jobs.ts'
import type { JobChanges } from './job-changes.ts'
import {
  type JobGroupRow,
  type JobGroupStore,
  keyOf,
  type NewJob,
  type RequestedJob,
  type Withdrawal,
} from './job-group-store.ts'
import type { JobStore } from './job-store.ts'
import { asksTheSame } from './joining-notice.ts'
import type { Queue } from './queue.ts'

/** Starting, following, awaiting and cancelling durable work. */
export interface Jobs {
  /**
   * Starts jobs, or joins those that do the same work already, and answers the id of their group. `failed` are pages
   * that there can be no job for.
   */
  start(account: Account, jobs: readonly NewJob[], failed?: readonly FailedPage[]): Promise<string>
  /**
   * Resolves when all jobs of a group have ended, and marks the group as seen. Throws the reason of `signal` when the
   * caller hangs up; the jobs go on.
   */
  finished(account: Account, groupId: string, signal: AbortSignal): Promise<JobGroup>
  /** By the id of a group or of a single job. NOT_FOUND for those of others. */
  get(account: Account, id: string): Promise<JobGroup>
  /** What a single ended job answered. */
  outcomeOf(jobId: string): Promise<Readonly<Record<string, unknown>> | null>
  list(account: Account): Promise<Job[]>
  /** What the account's requests started lately, or is not done yet. */
  groups(account: Account): Promise<JobGroupSummary[]>
  /** NOT_FOUND for groups of others. */
  markSeen(account: Account, groupId: string): Promise<void>
  /**
   * Withdraws the account's request for a job or a group. A job is cancelled when nobody wants it any longer. NOT_FOUND
   * for those of others.
   */
  cancel(account: Account, id: string): Promise<void>
  /** Withdraws all of the account's requests. */
  cancelAll(account: Pick<Account, 'id'>): Promise<void>
  /**
   * Within a transaction: withdraws the account's requests on one course system. What it answers is to be called after the
   * commit; that breaks off the jobs that run.
   */
  cancelWithin(account: Pick<Account, 'id'>, courseSystem: string): Promise<() => Promise<void>>
  /** Before an account is deleted: withdraws its requests, and leaves to others the jobs that they asked for, too. */
  leave(account: Pick<Account, 'id'>): Promise<void>
  /**
   * What is to be tried again of a group or a job, as it was asked for: what failed or has gaps; where there is none of
   * that, what was cancelled. NOT_FOUND for those of others.
   */
  toRetry(account: Account, id: string): Promise<Omit<NewJob, 'pageTitle'>[]>
  newestOf(account: Account, kind: JobKind, courseId: string, pageId: string): Promise<Job | undefined>
}

/** Should the news of a change be lost, a waiting caller looks for itself after so many milliseconds. */
const lookAnywayMs = 15_000

export function createJobs(rooms: {
  database: Database
  store: JobStore
  groups: JobGroupStore
  queue: Queue
  changes: JobChanges
}): Jobs {
  const { database, store, groups, queue, changes } = rooms

  async function require(
    account: Account,
    id: string,
  ): Promise<{
    requested: RequestedJob[]
    group: Pick<JobGroupRow, 'failedPages' | 'createdAt' | 'userId'>
  }> {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new Problem('NOT_FOUND')
    const group = await groups.find(id, account.id)
    if (group) return { requested: await groups.jobsOf(id), group }
    const single = await groups.findRequested(id, account.id)
    if (!single) throw new Problem('NOT_FOUND')
    const { createdAt } = single.job
    return { requested: [single], group: { failedPages: [], createdAt, userId: account.id } }
  }

  async function get(account: Account, id: string): Promise<JobGroup> {
    const { requested, group } = await require(account, id)
    return describeGroup(id, requested, group)
  }

  /** Within a transaction. Jobs that are live already are joined. */
  async function addOrJoin(account: Account, groupId: string, wanted: readonly NewJob[]): Promise<string[]> {
    let missing = [...new Map(wanted.map((job) => [keyOf(job), job])).values()]
    const started: string[] = []
    while (missing.length > 0) {
      const added = await groups.addMissing(account, missing)
      const live = await groups.lockLive(account, missing)
      const members = missing.flatMap((job) => {
        const running = live.get(keyOf(job))
        if (!running) return []
        const same = added.has(keyOf(job)) || asksTheSame(running.request, job.request)
        return [{ jobId: running.id, request: same ? null : job.request }]
      })
      await groups.addMembers(groupId, members)
      started.push(...added.values())
      // A job that was in the way may have ended before it could be joined. Now there is room for a new one.
      missing = missing.filter((job) => !live.has(keyOf(job)))
    }
    return started
  }

  async function withdraw(withdrawal: Withdrawal): Promise<void> {
    const { withdrawn, ...broken } = await tryAgainOnDeadlock(() => groups.withdraw(withdrawal))
    await changes.tell(withdrawn)
    await queue.interrupt(broken)
  }

  return {
    get,

    async start(account, wanted, failed = []) {
      return tryAgainOnDeadlock(() =>
        database.transaction(async () => {
          const groupId = await groups.add(account, failed)
          const started = await addOrJoin(account, groupId, wanted)
          if (started.length > 0) await queue.enqueue(started)
          // So that open event streams show the jobs at once, also those that were joined.
          await changes.tell((await groups.jobsOf(groupId)).map(({ job }) => job.id))
          return groupId
        }),
      )
    },

    async finished(account, groupId, signal) {
      const wake = createWake()
      let jobIds: ReadonlySet<string> | undefined
      const stopListening = changes.onChange((changed) => {
        if (!jobIds || changed === 'any' || changed.some((id) => jobIds?.has(id))) wake.now()
      })
      signal.addEventListener('abort', wake.now)
      try {
        for (;;) {
          signal.throwIfAborted()
          const next = wake.next(lookAnywayMs)
          const group = await get(account, groupId)
          jobIds = new Set(group.jobs.map((job) => job.id))
          if (isEnded(group.state)) {
            signal.throwIfAborted()
            await groups.markSeen(groupId, account.id)
            return group
          }
          await next
        }
      } finally {
        stopListening()
        signal.removeEventListener('abort', wake.now)
        wake.stop()
      }
    },

    async outcomeOf(jobId) {
      return (await store.find(jobId))?.outcome ?? null
    },

    async list(account) {
      return (await groups.ofUser(account.id)).map(describeJob)
    },

    async groups(account) {
      return (await groups.recent(account.id)).map(describeSummary)
    },

    async markSeen(account, groupId) {
      const known = /^[0-9a-f-]{36}$/.test(groupId) && (await groups.markSeen(groupId, account.id))
      if (!known) throw new Problem('NOT_FOUND')
    },

    async cancel(account, id) {
      const { requested } = await require(account, id)
      const isGroup = requested[0]?.job.id !== id
      const jobIds = requested.map(({ job }) => job.id)
      await withdraw({ accountId: account.id, jobIds, groupId: isGroup ? id : undefined })
    },

    async cancelAll(account) {
      await withdraw({ accountId: account.id })
    },

    async cancelWithin(account, courseSystem) {
      const { withdrawn, ...broken } = await groups.withdraw({ accountId: account.id, courseSystem })
      await changes.tell(withdrawn)
      return () => queue.interrupt(broken)
    },

    async leave(account) {
      await withdraw({ accountId: account.id })
      await groups.handOverEnded(account.id)
    },

    async toRetry(account, id) {
      const { requested } = await require(account, id)
      const inState = (state: Job['state']) => requested.filter((one) => describeJob(one).state === state)
      const wanting = [...inState('failed'), ...inState('succeeded').filter(({ job }) => job.gaps)]
      return (wanting.length > 0 ? wanting : inState('cancelled')).map(({ job, asked, withdrawnAt }) => ({
        kind: job.kind,
        courseId: job.courseId,
        pageId: job.pageId,
        request: asked ?? job.request,
        // Somebody else's request is no earlier attempt at this one.
        ...(!asked && !withdrawnAt
          ? { again: { written: job.written, firstAskedAt: job.firstAskedAt ?? job.createdAt } }
          : {}),
      }))
    },

    async newestOf(account, kind, courseId, pageId) {
      const row = await store.newestOf(account, kind, courseId, pageId)
      return row && describeJob({ job: row, withdrawnAt: null })
    },
  }
}

/** A promise that `now` resolves, or time. */
function createWake() {
  let resolve = () => {}
  let timer: NodeJS.Timeout | undefined
  return {
    now: () => resolve(),
    next(ms: number): Promise<void> {
      clearTimeout(timer)
      return new Promise((done) => {
        resolve = done
        timer = setTimeout(done, ms)
      })
    },
    stop: () => clearTimeout(timer),
  }
}
