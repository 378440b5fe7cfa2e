import type { AudioGap, JobKind, JobProgress } from '@lectern/domain/jobs/job.ts'
import { and, asc, desc, eq, exists, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import type { Account } from '../accounts/account.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { Database } from '../db/database.ts'
import { jobs, users } from '../db/schema.ts'

export type JobRow = typeof jobs.$inferSelect

/** A condition: the job is waiting or running. */
export const isLive = inArray(jobs.state, ['waiting', 'running'])

/** Ended jobs are kept for so long. */
const keptDays = 30

/** What a job answers when it succeeds. */
export interface JobResult {
  readonly message?: string | undefined
  readonly outcome?: Readonly<Record<string, unknown>> | undefined
  readonly gaps?: readonly AudioGap[] | undefined
}

export type JobStore = ReturnType<typeof createJobStore>

/** SQL of the life of a job: it waits, runs, is interrupted, ends and is forgotten. `job-group-store.ts` has the rest. */
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

    /** State and account of these jobs; those that no longer exist are missing. */
    async standingOf(ids: readonly string[]): Promise<Pick<JobRow, 'id' | 'state' | 'userId'>[]> {
      if (ids.length === 0) return []
      return database.sql
        .select({ id: jobs.id, state: jobs.state, userId: jobs.userId })
        .from(jobs)
        .where(inArray(jobs.id, [...ids]))
    },

    /** All jobs that have not ended, oldest first. */
    async live(): Promise<string[]> {
      const rows = await database.sql
        .select({ id: jobs.id })
        .from(jobs)
        .where(isLive)
        .orderBy(asc(jobs.createdAt))
      return rows.map((row) => row.id)
    },

    /** The newest job of a kind for a page, live or ended. */
    async newestOf(
      account: Account,
      kind: JobKind,
      courseId: string,
      pageId: string,
    ): Promise<JobRow | undefined> {
      const rows = await database.sql
        .select()
        .from(jobs)
        .where(
          and(
            eq(jobs.courseSystem, homeOfCourse(account, courseId)),
            eq(jobs.courseId, courseId),
            eq(jobs.pageId, pageId),
            eq(jobs.kind, kind),
          ),
        )
        .orderBy(desc(jobs.createdAt))
        .limit(1)
      return rows[0]
    },

    /** Takes a job up; undefined if it has ended. */
    async begin(id: string): Promise<JobRow | undefined> {
      const rows = await setIfLive(id, { state: 'running', message: null })
      return rows[0]
    },

    /** Remembers the revision that a job began from. A later run gets the one that the first run noted. */
    async noteBase(id: string, revision: number): Promise<number> {
      const rows = await database.sql
        .update(jobs)
        .set({ baseRevision: sql`coalesce(${jobs.baseRevision}, ${revision})` })
        .where(eq(jobs.id, id))
        .returning({ baseRevision: jobs.baseRevision })
      return rows[0]?.baseRevision ?? revision
    },

    /** Lets a job wait for its next run. `message` says what it waits for. */
    async putBack(id: string, message?: string): Promise<void> {
      const progress = { stage: 'waiting', done: 0, total: 0 } as const
      await setIfLive(id, { state: 'waiting', progress, message: message ?? null })
    },

    /**
     * Sets how long the queue waits before it runs a running job again, once it is told of the failure. The run does not
     * count as an attempt: answers the count by which the queue knows the run from now on; undefined if it has lost it.
     */
    async delayRetry(id: string, seconds: number): Promise<number | undefined> {
      const [delayed] = await database.sql.execute<{ retry_count: number }>(sql`
        update pgboss.job
        set retry_delay = ${seconds}, retry_backoff = false, retry_count = greatest(retry_count - 1, 0)
        where id = ${id}::uuid and state = 'active' returning retry_count`)
      return delayed?.retry_count
    },

    /** Lets a job that was delayed be tried again as all others are. */
    async endDelay(id: string): Promise<void> {
      await database.sql.execute(sql`
        update pgboss.job set retry_delay = queue.retry_delay, retry_backoff = queue.retry_backoff
        from pgboss.queue where queue.name = job.name and job.id = ${id}::uuid and job.state = 'active'`)
    },

    async report(id: string, progress: JobProgress): Promise<void> {
      await setIfLive(id, { progress })
    },

    /** Within the transaction that writes the document. False if the job has ended, or another run has written it. */
    async markWritten(id: string): Promise<boolean> {
      const marked = await database.sql
        .update(jobs)
        .set({ written: true })
        .where(and(eq(jobs.id, id), isLive, eq(jobs.written, false)))
        .returning({ id: jobs.id })
      return marked.length > 0
    },

    /** Ends a live job. False if it had ended already. */
    async end(id: string, state: 'succeeded' | 'failed', result: JobResult = {}): Promise<boolean> {
      const ended = await setIfLive(id, {
        state,
        message: result.message ?? null,
        outcome: result.outcome ?? null,
        gaps: result.gaps?.length ? result.gaps : null,
        finishedAt: new Date(),
      })
      return ended.length > 0
    },

    /**
     * Live jobs that the queue will not run: `spent` were tried too often, and `unqueued` are unknown to the queue, as
     * after the database was moved.
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

    async accountOf(id: string): Promise<Account | undefined> {
      const rows = await database.sql
        .select({
          id: users.id,
          email: users.email,
          firstName: users.firstName,
          lastName: users.lastName,
          organization: users.organization,
          courseSystem: users.courseSystem,
        })
        .from(users)
        .where(eq(users.id, id))
      return rows[0]
    },

    /** Forgets at most `limit` jobs that ended long ago. Answers how many. */
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
