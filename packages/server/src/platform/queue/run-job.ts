import { Problem, reasonOf } from '@lectern/domain/problems/problems.ts'
import type { JobWithMetadata } from 'pg-boss'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import type { Logger } from '../runtime/logger.ts'
import { runInBackground } from '../runtime/run-in-background.ts'
import { afterFailure, reasonToWait, RunInterrupted } from './after-failure.ts'
import type { JobChanges } from './job-changes.ts'
import type { JobKinds } from './job-kind.ts'
import type { JobResult, JobRow, JobStore, JobWords } from './job-store.ts'
import { createProgressReport, type ProgressReport } from './report-progress.ts'

interface Run {
  readonly accountId: string
  readonly controller: AbortController
}

/** A job that a stopping process puts back is run again after this time, by another process or the next start. */
const afterRestartSeconds = 1

/** The jobs that this process runs. */
export interface JobRuns {
  readonly database: Database
  readonly store: JobStore
  readonly changes: JobChanges
  /** Loads the kinds that this process can run. */
  readonly kinds: () => Promise<JobKinds>
  readonly logger: Logger
  /** By the id of the job. */
  readonly running: Map<string, Run>
  stopping: boolean
}

/** Runs the job of an entry of the queue. Throws if the queue has to run it again. */
export async function runJob(runs: JobRuns, job: JobWithMetadata<unknown>): Promise<void> {
  const { store, running, logger } = runs
  const { jobId } = z.object({ jobId: z.string() }).parse(job.data)
  const row = await store.begin(jobId)
  if (!row) return
  if (!job.retryBackoff) await store.endDelay(jobId)
  const controller = new AbortController()
  const interrupt = () =>
    controller.abort(new RunInterrupted('Shutting down, or another process has the job.'))
  job.signal.addEventListener('abort', interrupt)
  const run: Run = { accountId: row.userId, controller }
  // The queue gives a job to another worker when the claim of its run is lost. That run may not know it yet.
  running.get(jobId)?.controller.abort(new RunInterrupted('Another worker has the job.'))
  running.set(jobId, run)
  if (runs.stopping) interrupt()
  const progress = createProgressReport((newest) => storeProgress(runs, jobId, newest), logger)
  try {
    // A cancellation or a handover before this moment did not find the run among the running jobs.
    await abortOutdated(runs, [jobId])
    const result = await work(runs, row, controller.signal, progress)
    await progress.close()
    await store.end(jobId, 'succeeded', result)
  } catch (error) {
    await progress.close()
    await endOrPutBack(runs, row, controller.signal.aborted ? controller.signal.reason : error, job)
  } finally {
    // A later run of the job must stay reachable.
    if (running.get(jobId) === run) running.delete(jobId)
    job.signal.removeEventListener('abort', interrupt)
    runInBackground(() => runs.changes.notify([jobId]), logger, 'notifying that a job changed')
  }
}

/** Aborts those of the jobs running here that were cancelled, handed over, or deleted with their account. */
export async function abortOutdated({ store, running }: JobRuns, jobIds: readonly string[]): Promise<void> {
  const ids = jobIds.filter((id) => running.has(id))
  const standing = new Map((await store.standingOf(ids)).map((row) => [row.id, row]))
  for (const id of ids) {
    const here = running.get(id)
    const row = standing.get(id)
    if (!row || row.state === 'cancelled') here?.controller.abort(new Problem('CANCELLED'))
    else if (row.userId !== here?.accountId) here?.controller.abort(new RunInterrupted('Handed over.'))
  }
}

/** Returns the message of a job that failed with a problem. */
export function wordsOf(problem: Problem): JobWords {
  return { message: problem.message, problem: reasonOf(problem) }
}

async function storeProgress(
  { database, store, changes }: JobRuns,
  jobId: string,
  progress: JobRow['progress'],
): Promise<void> {
  await database.transaction(
    async () => {
      await store.report(jobId, progress)
      await changes.notify([jobId])
    },
    { relaxed: true },
  )
}

async function work(
  { database, store, kinds }: JobRuns,
  row: JobRow,
  signal: AbortSignal,
  progress: ProgressReport,
): Promise<JobResult> {
  const kind = (await kinds())[row.kind]
  signal.throwIfAborted()
  const result = await kind.run({
    id: row.id,
    accountId: row.userId,
    courseId: row.courseId,
    pageId: row.pageId,
    request: row.request,
    signal,
    written: row.written,
    outcome: row.outcome,
    askedAt: row.firstAskedAt ?? row.createdAt,
    beginFrom: (revision) => store.noteBase(row.id, revision),
    keep: (write, outcome) =>
      database.transaction(async () => {
        const isFirst = await store.markWritten(row.id, outcome)
        if (isFirst) await write()
        return isFirst
      }),
    report: (newest) => progress.report(newest),
  })
  signal.throwIfAborted()
  return result
}

/** Throws if the queue has to run the job again. */
async function endOrPutBack(
  runs: JobRuns,
  row: JobRow,
  error: unknown,
  attempt: JobWithMetadata<unknown>,
): Promise<void> {
  const { store, kinds, logger } = runs
  const { id, kind } = row
  const { retryCount } = attempt
  const waitsForCourseSystem = await kinds().then(
    (known) => known[kind].waitsForCourseSystem ?? false,
    () => false,
  )
  const ageMs = Date.now() - row.createdAt.getTime()
  const next = afterFailure(error, { retryCount, ageMs, waitsForCourseSystem })
  const foreseen = error instanceof Problem || error instanceof RunInterrupted
  if (!foreseen) logger.error({ err: error, job: id, kind }, 'A job failed unexpectedly.')
  if ('problem' in next) {
    await store.end(id, 'failed', wordsOf(next.problem))
    return discard(runs, row)
  }
  const [standing] = await store.standingOf([id])
  if (!standing || standing.state === 'cancelled') return discard(runs, row)
  const reason = reasonToWait(error)
  // Hundreds of jobs that wait for a course system would otherwise always come before newer jobs. A job that is shown
  // as waiting has its place already.
  if (waitsForCourseSystem && reason?.code === 'COURSE_SYSTEM_UNAVAILABLE') await store.runAfterOthers(id)
  await store.putBack(id, reason && wordsOf(reason))
  // Otherwise a few restarts would take all attempts from a job.
  const waitSeconds =
    runs.stopping && error instanceof RunInterrupted ? afterRestartSeconds : next.waitSeconds
  // pg-boss identifies the run by this count when it stores the failure.
  if (waitSeconds !== undefined)
    attempt.retryCount = (await store.delayRetry(id, waitSeconds, retryCount)) ?? retryCount
  throw new RunInterrupted('To be run again.')
}

/** In the background, because the job has ended already. Maintenance removes what is left after a failure. */
function discard({ kinds, logger }: JobRuns, { id, kind }: JobRow): void {
  const remove = async () => (await kinds())[kind].discard?.(id)
  runInBackground(remove, logger, 'removing what an ended job kept')
}
