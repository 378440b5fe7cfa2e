import { Problem, reasonOf } from '@lectern/domain/problems/problems.ts'
import type { JobWithMetadata } from 'pg-boss'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { handBackActiveJobs } from '../db/hand-back-active-jobs.ts'
import type { Logger } from '../runtime/logger.ts'
import { runInBackground } from '../runtime/run-in-background.ts'
import { afterFailure, reasonToWait, RunInterrupted } from './after-failure.ts'
import type { JobChanges } from './job-changes.ts'
import type { JobKinds } from './job-kind.ts'
import type { JobResult, JobRow, JobStore, JobWords } from './job-store.ts'
import { type Deliveries, type DeliveryOptions, openDeliveries } from './deliveries.ts'
import { createDeliveryStore } from './delivery-store.ts'
import { createProgressReport, type ProgressReport } from './report-progress.ts'
import { openWorkQueue } from './work-queue.ts'

/**
 * Notification that makes every process check whether its running jobs are still valid; the payload is a job's id.
 */
const lookAgain = 'lectern_job_look_again'

/** Runs durable jobs. Several processes can run a queue; each job is run by one of them. */
export interface Queue {
  /** Runs within the transaction that creates the jobs' rows. */
  enqueue(jobIds: readonly string[]): Promise<void>
  /** Call after jobs were cancelled or handed over: aborts running ones, also in other processes. */
  interrupt(jobs: {
    readonly cancelled: readonly string[]
    readonly handedOver: readonly string[]
  }): Promise<void>
  /** Opens a queue of messages to another server. */
  openDeliveries(options: DeliveryOptions): Promise<Deliveries>
  health(): Promise<{ ok: boolean; message: string }>
  /** Puts running jobs back. Another process, or the next start, runs them. */
  stop(): Promise<void>
}

interface Run {
  readonly accountId: string
  readonly controller: AbortController
}

/**
 * Starts the queue. `kinds` loads the kinds that this process can run. A job that a crash interrupted continues
 * after its heartbeat is missed (10 s), or immediately on the embedded database.
 */
export async function startQueue(dependencies: {
  database: Database
  store: JobStore
  changes: JobChanges
  kinds: () => Promise<JobKinds>
  logger: Logger
  concurrency?: number
}): Promise<Queue> {
  const { database, store, changes, kinds, logger, concurrency = 4 } = dependencies
  const running = new Map<string, Run>()
  let stopping = false

  const {
    boss,
    name: queueName,
    enqueue,
  } = await openWorkQueue(database, {
    warn: (error) => logger.warn({ err: error }, 'The queue reported an error.'),
  })
  if (database.backend === 'embedded') await handBackActiveJobs(database)

  const look = (jobIds: readonly string[]) =>
    runInBackground(() => breakOffOutdated(jobIds), logger, 'looking for cancelled jobs')
  const stopListening = await database.listen(
    lookAgain,
    (jobId) => look([jobId]),
    () => look([...running.keys()]),
  )

  /** Aborts those of the jobs running here that were cancelled, handed over, or deleted with their account. */
  async function breakOffOutdated(jobIds: readonly string[]): Promise<void> {
    const ids = jobIds.filter((id) => running.has(id))
    const standing = new Map((await store.standingOf(ids)).map((row) => [row.id, row]))
    for (const id of ids) {
      const here = running.get(id)
      const row = standing.get(id)
      if (!row || row.state === 'cancelled') here?.controller.abort(new Problem('CANCELLED'))
      else if (row.userId !== here?.accountId) here?.controller.abort(new RunInterrupted('Handed over.'))
    }
  }

  async function work(job: JobWithMetadata<unknown>): Promise<void> {
    const { jobId } = z.object({ jobId: z.string() }).parse(job.data)
    const row = await store.begin(jobId)
    if (!row) return
    if (!job.retryBackoff) await store.endDelay(jobId)
    const controller = new AbortController()
    const interrupt = () =>
      controller.abort(new RunInterrupted('Shutting down, or another process has the job.'))
    job.signal.addEventListener('abort', interrupt)
    running.set(jobId, { accountId: row.userId, controller })
    if (stopping) interrupt()
    const progress = createProgressReport((newest) => storeProgress(jobId, newest), logger)
    try {
      const result = await run(row, controller.signal, progress)
      await progress.close()
      await store.end(jobId, 'succeeded', result)
    } catch (error) {
      await progress.close()
      await endOrPutBack(row, controller.signal.aborted ? controller.signal.reason : error, job)
    } finally {
      running.delete(jobId)
      job.signal.removeEventListener('abort', interrupt)
      runInBackground(() => changes.notify([jobId]), logger, 'notifying that a job changed')
    }
  }

  async function storeProgress(jobId: string, progress: JobRow['progress']): Promise<void> {
    await database.transaction(
      async () => {
        await store.report(jobId, progress)
        await changes.notify([jobId])
      },
      { relaxed: true },
    )
  }

  async function run(row: JobRow, signal: AbortSignal, progress: ProgressReport): Promise<JobResult> {
    const kind = (await kinds())[row.kind]
    signal.throwIfAborted()
    const result = await kind.run({
      accountId: row.userId,
      courseId: row.courseId,
      pageId: row.pageId,
      request: row.request,
      signal,
      written: row.written,
      askedAt: row.firstAskedAt ?? row.createdAt,
      beginFrom: (revision) => store.noteBase(row.id, revision),
      keep: (write) =>
        database.transaction(async () => {
          if (await store.markWritten(row.id)) await write()
        }),
      report: (newest) => progress.report(newest),
    })
    signal.throwIfAborted()
    return result
  }

  /** Throws if the queue has to run the job again. */
  async function endOrPutBack(row: JobRow, error: unknown, attempt: JobWithMetadata<unknown>): Promise<void> {
    const { id, kind } = row
    const { retryCount } = attempt
    const next = afterFailure(error, { retryCount, ageMs: Date.now() - row.createdAt.getTime() })
    const foreseen = error instanceof Problem || error instanceof RunInterrupted
    if (!foreseen) logger.error({ err: error, job: id, kind }, 'A job failed unexpectedly.')
    if ('problem' in next) {
      await store.end(id, 'failed', wordsOf(next.problem))
      return
    }
    const [standing] = await store.standingOf([id])
    if (!standing || standing.state === 'cancelled') return
    const reason = reasonToWait(error)
    await store.putBack(id, reason && wordsOf(reason))
    // pg-boss identifies the run by this count when it stores the failure.
    if (next.waitSeconds !== undefined)
      attempt.retryCount = (await store.delayRetry(id, next.waitSeconds)) ?? retryCount
    throw new RunInterrupted('To be run again.')
  }

  async function settleStray(): Promise<void> {
    const { spent, unqueued } = await store.stray()
    const words = wordsOf(new Problem('INTERNAL', { reason: 'interrupted' }))
    for (const id of spent) await store.end(id, 'failed', words)
    if (unqueued.length > 0) await enqueue(unqueued)
    await changes.notify(spent)
  }
  await settleStray()
  const sweep = setInterval(
    () => runInBackground(settleStray, logger, 'looking for jobs that the queue lost'),
    60_000,
  )
  sweep.unref()

  await boss.work(
    queueName,
    {
      includeMetadata: true,
      batchSize: 1,
      localConcurrency: concurrency,
      pollingIntervalSeconds: 0.5,
      notifyPollingIntervalSeconds: 1,
      heartbeatRefreshSeconds: 2,
    },
    async ([job]) => {
      try {
        if (job) await work(job)
      } catch (error) {
        if (!(error instanceof RunInterrupted))
          logger.warn({ err: error, job: job?.id }, 'A job lost its connection to the database.')
        // pg-boss stores the error. The original error may contain a document, a page's text or a model's answer.
        throw new RunInterrupted('To be run again.')
      }
    },
  )

  return {
    enqueue,

    async interrupt({ cancelled, handedOver }) {
      for (const id of [...cancelled, ...handedOver]) await database.notify(lookAgain, id)
      if (cancelled.length > 0) await boss.cancel(queueName, [...cancelled])
    },

    openDeliveries: async (options) =>
      openDeliveries({ boss, store: createDeliveryStore(database), logger }, options),

    async health() {
      return stopping
        ? { ok: false, message: 'The queue is stopping.' }
        : { ok: true, message: `${running.size} jobs are running.` }
    },

    async stop() {
      stopping = true
      clearInterval(sweep)
      for (const { controller } of running.values()) controller.abort(new RunInterrupted('Shutting down.'))
      await boss.stop({ graceful: true, timeout: 2500, close: false })
      await stopListening()
    },
  }
}

/** What a job says about a problem. */
function wordsOf(problem: Problem): JobWords {
  return { message: problem.message, problem: reasonOf(problem) }
}
