import type { PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { handBackActiveJobs } from '../db/hand-back-active-jobs.ts'
import type { Logger } from '../runtime/logger.ts'
import { runInBackground } from '../runtime/run-in-background.ts'
import { RunInterrupted } from './after-failure.ts'
import { type Deliveries, type DeliveryOptions, openDeliveries } from './deliveries.ts'
import { createDeliveryStore } from './delivery-store.ts'
import { idsOf, payloadsOf } from './ids-in-payload.ts'
import type { JobChanges } from './job-changes.ts'
import type { JobKinds } from './job-kind.ts'
import type { JobStore } from './job-store.ts'
import { abortOutdated, type JobRuns, runJob } from './run-job.ts'
import { endStrayJobs } from './end-stray-jobs.ts'
import { openWorkQueue } from './work-queue.ts'

/**
 * Notification that makes every process check whether its running jobs are still valid; the payload holds ids of jobs.
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
  const runs: JobRuns = { database, store, changes, kinds, logger, running: new Map(), stopping: false }
  const { boss, name, enqueue } = await openWorkQueue(database, {
    warn: (error) => logger.warn({ err: error }, 'The queue reported an error.'),
  })
  if (database.backend === 'embedded') await handBackActiveJobs(database)
  const stopListening = await listenForInterruptions(runs)
  const stopSettling = await endStrayJobs({ store, changes, enqueue, logger })
  await workOn(runs, boss, name, concurrency)

  return {
    enqueue,

    async interrupt({ cancelled, handedOver }) {
      for (const payload of payloadsOf([...cancelled, ...handedOver]))
        await database.notify(lookAgain, payload)
      if (cancelled.length > 0) await boss.cancel(name, [...cancelled])
    },

    openDeliveries: async (options) =>
      openDeliveries({ boss, store: createDeliveryStore(database), logger }, options),

    async health() {
      return runs.stopping
        ? { ok: false, message: 'The queue is stopping.' }
        : { ok: true, message: `${runs.running.size} jobs are running.` }
    },

    async stop() {
      runs.stopping = true
      stopSettling()
      for (const { controller } of runs.running.values())
        controller.abort(new RunInterrupted('Shutting down.'))
      await boss.stop({ graceful: true, timeout: 2500, close: false })
      await stopListening()
    },
  }
}

/** Aborts jobs that other processes cancel or hand over. The result stops it. */
async function listenForInterruptions(runs: JobRuns): Promise<() => Promise<void>> {
  const look = (jobIds: readonly string[]) =>
    runInBackground(() => abortOutdated(runs, jobIds), runs.logger, 'looking for cancelled jobs')
  return runs.database.listen(
    lookAgain,
    (payload) => look(idsOf(payload)),
    () => look([...runs.running.keys()]),
  )
}

/** Takes jobs from the queue, a few at a time. */
async function workOn(runs: JobRuns, boss: PgBoss, name: string, concurrency: number): Promise<void> {
  await boss.work(
    name,
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
        if (job) await runJob(runs, job)
      } catch (error) {
        if (!(error instanceof RunInterrupted))
          runs.logger.warn({ err: error, job: job?.id }, 'A job lost its connection to the database.')
        // pg-boss stores the error. The original error may contain a document, a page's text or a model's answer.
        throw new RunInterrupted('To be run again.')
      }
    },
  )
}
