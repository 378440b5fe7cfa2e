import { Problem } from '@lectern/domain/problems/problems.ts'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { handBackActiveJobs } from '../db/hand-back-active-jobs.ts'
import type { Logger } from '../logger.ts'
import type { JobProgress } from '@lectern/domain/jobs/job.ts'
import type { JobKinds } from './job-kind.ts'
import type { JobRow, JobStore } from './job-store.ts'

const queueName = 'work'
/** Told when anything about a job changed; the payload is its id. */
const changed = 'lectern_job'
/** How often a passing failure is tried again. */
const retries = 3

/** Runs durable jobs. Several processes may: each job is run by one of them. */
export interface Queue {
  /** Within the transaction that made the job's row. */
  enqueue(jobId: string): Promise<void>
  cancel(jobId: string): Promise<void>
  /** Tells when anything about a job changed, in whichever process. Answers how to stop listening. */
  onChange(heard: (jobId: string) => void): () => void
  health(): Promise<{ ok: boolean; message: string }>
  /** Hands running jobs back, to be run by another process or after the next start. */
  stop(): Promise<void>
}

/**
 * Starts working. `kinds` loads the works that this process can do. A job that is interrupted by a crash goes on when its
 * heartbeat is missed (10 s), on the embedded database at once.
 */
export async function startQueue(rooms: {
  database: Database
  store: JobStore
  kinds: () => Promise<JobKinds>
  logger: Logger
  concurrency?: number
}): Promise<Queue> {
  const { database, store, kinds, logger, concurrency = 4 } = rooms
  const running = new Map<string, AbortController>()
  const listeners = new Set<(jobId: string) => void>()
  let stopping = false

  const boss = new PgBoss({
    ...database.queueOptions,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => logger.warn({ err: error }, 'The queue had trouble.'))
  await boss.start()
  await boss.createQueue(queueName, {
    retryLimit: 10,
    retryDelay: 2,
    retryBackoff: true,
    heartbeatSeconds: 10,
    expireInSeconds: 2 * 3600,
    notify: true,
  })
  // The first look at a queue reads its settings, which must not happen within somebody's transaction.
  await boss.getQueue(queueName)
  if (database.face === 'embedded') await handBackActiveJobs(database)

  const tell = (jobId: string) => database.notify(changed, jobId)
  const stopListening = await database.listen(changed, (jobId) => {
    void stopIfCancelled(jobId)
    for (const heard of listeners) heard(jobId)
  })

  async function stopIfCancelled(jobId: string): Promise<void> {
    const controller = running.get(jobId)
    if (!controller) return
    // Its row goes together with the account that it worked for.
    const row = await store.find(jobId)
    if (!row || row.state === 'cancelled') controller.abort(new Problem('CANCELLED'))
  }

  async function work(job: JobWithMetadata<unknown>): Promise<void> {
    const { jobId } = z.object({ jobId: z.string() }).parse(job.data)
    const row = await store.begin(jobId)
    if (!row) return
    const controller = new AbortController()
    const abort = () => controller.abort(new Problem('SHUTTING_DOWN'))
    job.signal.addEventListener('abort', abort)
    running.set(jobId, controller)
    if (stopping) abort()
    try {
      const { outcome, message } = await run(row, controller.signal)
      await store.end(jobId, 'succeeded', { outcome, message })
    } catch (error) {
      await handleFailure(row, error, job.retryCount)
    } finally {
      running.delete(jobId)
      job.signal.removeEventListener('abort', abort)
      await tell(jobId)
    }
  }

  async function run(row: JobRow, signal: AbortSignal) {
    const account = await store.accountOf(row.userId)
    if (!account) throw new Problem('NOT_FOUND')
    const outcome = await (
      await kinds()
    )[row.kind].run({
      account,
      courseId: row.courseId,
      pageId: row.pageId,
      request: row.request,
      signal,
      written: row.written,
      markWritten: () => store.markWritten(row.id),
      report: (progress: JobProgress) => store.report(row.id, progress).then(() => tell(row.id)),
    })
    signal.throwIfAborted()
    return outcome
  }

  /** Throws when the queue shall try again. */
  async function handleFailure(row: JobRow, error: unknown, retryCount: number): Promise<void> {
    if ((await store.find(row.id))?.state === 'cancelled') return
    const known = error instanceof Problem
    if (!known) logger.error({ err: error, job: row.id, kind: row.kind }, 'A job failed unexpectedly.')
    const passing = stopping || !known || error.retryable
    if (passing && (stopping || retryCount < (known ? retries : 1))) {
      await store.putBack(row.id)
      throw error
    }
    await store.end(row.id, 'failed', { message: known ? error.message : new Problem('INTERNAL').message })
  }

  async function failOrphans(): Promise<void> {
    for (const id of await store.orphans()) {
      await store.end(id, 'failed', { message: 'This was interrupted too often. Please try again.' })
      await tell(id)
    }
  }
  await failOrphans()
  const sweep = setInterval(() => {
    failOrphans().catch((error: unknown) =>
      logger.warn({ err: error }, 'Orphaned jobs could not be looked for.'),
    )
  }, 60_000)
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
      if (job) await work(job)
    },
  )

  return {
    async enqueue(jobId) {
      await boss.send(queueName, { jobId }, { id: jobId })
    },

    async cancel(jobId) {
      if (!(await store.end(jobId, 'cancelled', { message: new Problem('CANCELLED').message }))) return
      await tell(jobId)
      await boss.cancel(queueName, jobId)
    },

    onChange(heard) {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },

    async health() {
      return stopping
        ? { ok: false, message: 'The queue is stopping.' }
        : { ok: true, message: `${running.size} jobs are running.` }
    },

    async stop() {
      stopping = true
      clearInterval(sweep)
      for (const controller of running.values()) controller.abort(new Problem('SHUTTING_DOWN'))
      await boss.stop({ graceful: true, timeout: 2500, close: false })
      await stopListening()
    },
  }
}
