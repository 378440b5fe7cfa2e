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
import type { JobChanges } from '../queue/job-changes.ts'
import type { JobGroupRow } from './store/group-store.ts'
import type { JobGroupStore } from './store/job-group-store.ts'
import { keyOf, type NewJob } from './store/joining-store.ts'
import type { RequestedJob } from './store/requested-jobs-store.ts'
import type { Withdrawal } from './store/withdrawal-store.ts'
import type { JobStore } from '../queue/job-store.ts'
import { asksTheSame } from './joining-notice.ts'
import type { Queue } from '../queue/queue.ts'

/** Starts, follows, awaits and cancels durable work. */
export interface Jobs {
  /**
   * Starts jobs, or joins those that already do the same work, and returns the id of their group. `failed` are
   * pages for which no job is possible.
   */
  start(account: Account, jobs: readonly NewJob[], failed?: readonly FailedPage[]): Promise<string>
  /**
   * Resolves when all jobs of a group have ended, and marks the group as seen. Rejects with the reason of `signal`
   * when the client disconnects; the jobs continue.
   */
  finished(account: Account, groupId: string, signal: AbortSignal): Promise<JobGroup>
  /** By the id of a group or of a single job. NOT_FOUND for those of other accounts. */
  get(account: Account, id: string): Promise<JobGroup>
  /** The result of a single ended job. */
  outcomeOf(jobId: string): Promise<Readonly<Record<string, unknown>> | null>
  list(account: Account): Promise<Job[]>
  /** The account's recent requests, and those that are not finished. */
  groups(account: Account): Promise<JobGroupSummary[]>
  /** NOT_FOUND for groups of other accounts. */
  markSeen(account: Account, groupId: string): Promise<void>
  /**
   * Withdraws the account's request for a job or a group. A job without a remaining requester is cancelled.
   * NOT_FOUND for those of other accounts.
   */
  cancel(account: Account, id: string): Promise<void>
  /** Withdraws all of the account's requests. */
  cancelAll(account: Pick<Account, 'id'>): Promise<void>
  /**
   * Withdraws the account's requests on one course system, within a transaction. Call the returned function after
   * the commit: it aborts the running jobs.
   */
  cancelWithin(account: Pick<Account, 'id'>, courseSystem: string): Promise<() => Promise<void>>
  /** Before an account is deleted: withdraws its requests, and hands jobs with other requesters over to them. */
  leave(account: Pick<Account, 'id'>): Promise<void>
  /**
   * The jobs of a group to repeat with their original requests: those that failed or are incomplete, or otherwise
   * those that were cancelled. NOT_FOUND for those of other accounts.
   */
  toRetry(account: Account, id: string): Promise<Omit<NewJob, 'pageTitle'>[]>
  newestOf(account: Account, kind: JobKind, courseId: string, pageId: string): Promise<Job | undefined>
}

/** If the notification of a change gets lost, a waiting caller checks after this time. */
const fallbackCheckMs = 15_000

export function createJobs(dependencies: {
  database: Database
  store: JobStore
  groups: JobGroupStore
  queue: Queue
  changes: JobChanges
}): Jobs {
  const { database, store, groups, queue, changes } = dependencies

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

  /** Runs within a transaction. Live jobs are joined. */
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
      // A live job may have ended before it could be joined, so a new one can be added now.
      missing = missing.filter((job) => !live.has(keyOf(job)))
    }
    return started
  }

  async function withdraw(withdrawal: Withdrawal): Promise<void> {
    const { withdrawn, ...broken } = await tryAgainOnDeadlock(() => groups.withdraw(withdrawal))
    await changes.notify(withdrawn)
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
          // Notifies open event streams of the jobs, including those that were joined.
          await changes.notify((await groups.jobsOf(groupId)).map(({ job }) => job.id))
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
          const next = wake.next(fallbackCheckMs)
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
      await changes.notify(withdrawn)
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
        // Another user's request is not an earlier attempt of this one.
        ...(!asked && !withdrawnAt
          ? { again: { written: job.written, firstAskedAt: job.firstAskedAt ?? job.createdAt } }
          : {}),
      }))
    },

    async newestOf(account, kind, courseId, pageId) {
      const row = await groups.newestOf(account, kind, courseId, pageId)
      return row && describeJob({ job: row, withdrawnAt: null })
    },
  }
}

/** A promise that `now` or a timeout resolves. */
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
