import type { AudioGap, JobProgress } from '@lectern/domain/jobs/job.ts'
import type { Notice, ProblemReason } from '@lectern/domain/problems/codes/problem-reason.ts'
import { and, asc, eq, exists, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { jobs } from '../db/schema/jobs.ts'

export type JobRow = typeof jobs.$inferSelect

/** A condition: the job is waiting or running. */
export const isLive = inArray(jobs.state, ['waiting', 'running'])

/** A job that waited for a course system lets other jobs run before it for so long. */
const longestBehindOthersMinutes = 5

/** How long ended jobs are kept. */
const keptDays = 30

/** The message of a job: the English text, and its problem or notices. */
export interface JobWords {
  readonly message?: string | undefined
  readonly problem?: ProblemReason | undefined
  readonly notes?: readonly Notice[] | undefined
}

/** The result of a job. */
export interface JobResult extends JobWords {
  readonly outcome?: Readonly<Record<string, unknown>> | undefined
  readonly gaps?: readonly AudioGap[] | undefined
}

export type JobStore = ReturnType<typeof createJobStore>

/**
 * SQL of the states of a job: waiting, running, interrupted, ended, deleted. `jobs/store/` has its
 * requesters.
 */
export function createJobStore(database: Database) {
  const setIfLive = (id: string, values: Partial<typeof jobs.$inferInsert>) =>
    database.sql
      .update(jobs)
      .set(values)
      .where(and(eq(jobs.id, id), isLive))
      .returning()

  return {
    async find(id: string): Promise<JobRow | undefined> {
      const rows = await database.sql.select().from(jobs).where(eq(jobs.id, id))
      return rows[0]
    },

    /** State and account of these jobs. Jobs that no longer exist are missing. */
    async standingOf(ids: readonly string[]): Promise<Pick<JobRow, 'id' | 'state' | 'userId'>[]> {
      if (ids.length === 0) return []
      return database.sql
        .select({ id: jobs.id, state: jobs.state, userId: jobs.userId })
        .from(jobs)
        .where(inArray(jobs.id, [...ids]))
    },

    /** All unfinished jobs, oldest first. */
    async live(): Promise<string[]> {
      const rows = await database.sql
        .select({ id: jobs.id })
        .from(jobs)
        .where(isLive)
        .orderBy(asc(jobs.createdAt))
      return rows.map((row) => row.id)
    },

    /** Starts a job; undefined if it has ended. */
    async begin(id: string): Promise<JobRow | undefined> {
      const rows = await setIfLive(id, { state: 'running', ...columnsOf({}) })
      return rows[0]
    },

    /** Stores the revision at which a job started. A later run gets the revision of the first run. */
    async noteBase(id: string, revision: number): Promise<number> {
      const rows = await database.sql
        .update(jobs)
        .set({ baseRevision: sql`coalesce(${jobs.baseRevision}, ${revision})` })
        .where(eq(jobs.id, id))
        .returning({ baseRevision: jobs.baseRevision })
      return rows[0]?.baseRevision ?? revision
    },

    /** Makes a job wait for its next run. `words` say what it waits for. */
    async putBack(id: string, words: JobWords = {}): Promise<void> {
      const progress = { stage: 'waiting', done: 0, total: 0 } as const
      await setIfLive(id, { state: 'waiting', progress, ...columnsOf(words) })
    },

    /**
     * Sets the delay before the queue repeats a running job after its failure. The run does not count as an
     * attempt. Takes the count by which the queue identifies the run, and returns the new one; undefined if the queue has
     * lost the run.
     */
    async delayRetry(id: string, seconds: number, retryCount: number): Promise<number | undefined> {
      const [delayed] = await database.sql.execute<{ retry_count: number }>(sql`
        update pgboss.job
        set retry_delay = ${seconds}, retry_backoff = false, retry_count = greatest(retry_count - 1, 0)
        where id = ${id}::uuid and state = 'active' and retry_count = ${retryCount} returning retry_count`)
      return delayed?.retry_count
    },

    /** The next run of a job comes after all jobs that have not waited for a course system. */
    async runAfterOthers(id: string): Promise<void> {
      await database.sql.execute(sql`update pgboss.job set priority = -1 where id = ${id}::uuid`)
    },

    /** Ends the effect of `runAfterOthers` on jobs that could have run minutes ago, because the queue may never be empty. */
    async endLongWaits(): Promise<void> {
      await database.sql.execute(sql`
        update pgboss.job set priority = 0 where priority < 0 and state in ('created', 'retry')
        and start_after < now() - ${longestBehindOthersMinutes} * interval '1 minute'`)
    },

    /** Resets a delayed job to the normal retry settings. */
    async endDelay(id: string): Promise<void> {
      await database.sql.execute(sql`
        update pgboss.job set retry_delay = queue.retry_delay, retry_backoff = queue.retry_backoff
        from pgboss.queue where queue.name = job.name and job.id = ${id}::uuid and job.state = 'active'`)
    },

    async report(id: string, progress: JobProgress): Promise<void> {
      await setIfLive(id, { progress })
    },

    /**
     * Runs within the transaction that writes the document. False if the job has ended, or another run has written
     * it.
     */
    async markWritten(id: string, outcome: JobResult['outcome']): Promise<boolean> {
      const marked = await database.sql
        .update(jobs)
        .set({ written: true, ...(outcome && { outcome }) })
        .where(and(eq(jobs.id, id), isLive, eq(jobs.written, false)))
        .returning({ id: jobs.id })
      return marked.length > 0
    },

    /** Ends a live job. False if it had ended already. */
    async end(id: string, state: 'succeeded' | 'failed', result: JobResult = {}): Promise<boolean> {
      const ended = await setIfLive(id, {
        state,
        ...columnsOf(result),
        // The remarks on a document that was stored before its job failed belong to the document.
        ...((result.outcome || state === 'succeeded') && { outcome: result.outcome ?? null }),
        gaps: result.gaps?.length ? result.gaps : null,
        finishedAt: new Date(),
      })
      return ended.length > 0
    },

    /**
     * Live jobs that the queue will not run: `spent` had too many attempts, and `unqueued` are missing from the
     * queue, for example after the database was moved.
     */
    async stray(): Promise<{ spent: string[]; unqueued: string[] }> {
      const queued = (states: string) =>
        database.sql
          .select({ one: sql`1` })
          .from(sql`pgboss.job as queued`)
          .where(sql`queued.id = ${jobs.id} and ${sql.raw(states)}`)
      const rows = await database.sql
        .select({ id: jobs.id, known: exists(queued('true')).mapWith(Boolean) })
        .from(jobs)
        .where(
          and(
            isLive,
            sql`${jobs.createdAt} < now() - interval '10 seconds'`,
            notExists(queued("queued.state in ('created', 'retry', 'active')")),
          ),
        )
      return {
        spent: rows.filter(({ known }) => known).map(({ id }) => id),
        unqueued: rows.filter(({ known }) => !known).map(({ id }) => id),
      }
    },

    /** Deletes at most `limit` jobs that ended long ago. Returns the number of deleted ones. */
    async forgetEnded(limit: number): Promise<number> {
      const old = database.sql
        .select({ id: jobs.id })
        .from(jobs)
        .where(
          and(isNotNull(jobs.finishedAt), lt(jobs.finishedAt, sql`now() - ${keptDays} * interval '1 day'`)),
        )
        .limit(limit)
      const forgotten = await database.sql
        .delete(jobs)
        .where(inArray(jobs.id, old))
        .returning({ id: jobs.id })
      return forgotten.length
    },
  }
}

function columnsOf({ message, problem, notes }: JobWords) {
  return { message: message ?? null, problem: problem ?? null, notes: notes?.length ? notes : null }
}
