import {
  isEnded,
  type FailedPage,
  type Job,
  type JobKind,
  type JobProgress,
} from '@lectern/domain/jobs/job.ts'
import { and, asc, eq, gt, inArray, notExists, or, sql } from 'drizzle-orm'
import type { Account } from '../accounts/account.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { Database } from '../db/database.ts'
import { jobGroupMembers, jobGroups, jobs, users } from '../db/schema.ts'

export type JobRow = typeof jobs.$inferSelect
export type JobGroupRow = typeof jobGroups.$inferSelect

const live = inArray(jobs.state, ['waiting', 'running'])

/** What a job is to be about. */
export interface NewJob {
  readonly kind: JobKind
  readonly courseId: string
  readonly pageId: string
  readonly pageTitle: string
  readonly request: Readonly<Record<string, unknown>>
}

export type JobStore = ReturnType<typeof createJobStore>

/** All SQL of jobs and of the groups that requests make of them. */
export function createJobStore(database: Database) {
  const newest = (job: NewJob, account: Account) =>
    and(
      eq(jobs.courseSystem, homeOfCourse(account, job.courseId)),
      eq(jobs.courseId, job.courseId),
      eq(jobs.pageId, job.pageId),
      eq(jobs.kind, job.kind),
    )

  return {
    async addGroup(account: Account, failedPages: readonly FailedPage[]): Promise<string> {
      const [row] = await database.sql
        .insert(jobGroups)
        .values({ userId: account.id, failedPages })
        .returning({ id: jobGroups.id })
      if (!row) throw new Error('A group was written but not returned.')
      return row.id
    },

    /** A new job, or the one that does the same work already. */
    async addOrJoin(account: Account, job: NewJob): Promise<{ id: string; joined: boolean }> {
      const added = await database.sql
        .insert(jobs)
        .values({
          ...job,
          state: 'waiting',
          userId: account.id,
          courseSystem: homeOfCourse(account, job.courseId),
          progress: { stage: 'waiting', done: 0, total: 0 },
        })
        .onConflictDoNothing()
        .returning({ id: jobs.id })
      if (added[0]) return { id: added[0].id, joined: false }
      const [running] = await database.sql
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(newest(job, account), live))
      // It ended in this very moment: then there is room for a new one.
      return running ? { id: running.id, joined: true } : this.addOrJoin(account, job)
    },

    async addMember(groupId: string, jobId: string): Promise<void> {
      await database.sql.insert(jobGroupMembers).values({ groupId, jobId }).onConflictDoNothing()
    },

    async find(id: string): Promise<JobRow | undefined> {
      const rows = await database.sql.select().from(jobs).where(eq(jobs.id, id))
      return rows[0]
    },

    async findGroup(id: string, accountId: string): Promise<JobGroupRow | undefined> {
      const rows = await database.sql
        .select()
        .from(jobGroups)
        .where(and(eq(jobGroups.id, id), eq(jobGroups.userId, accountId)))
      return rows[0]
    },

    async ofGroup(groupId: string): Promise<JobRow[]> {
      const rows = await database.sql
        .select({ job: jobs })
        .from(jobGroupMembers)
        .innerJoin(jobs, eq(jobs.id, jobGroupMembers.jobId))
        .where(eq(jobGroupMembers.groupId, groupId))
        .orderBy(asc(jobs.createdAt))
      return rows.map((row) => row.job)
    },

    /** Everyone who asked for this job. */
    async askersOf(jobId: string): Promise<string[]> {
      const rows = await database.sql
        .selectDistinct({ userId: jobGroups.userId })
        .from(jobGroupMembers)
        .innerJoin(jobGroups, eq(jobGroups.id, jobGroupMembers.groupId))
        .where(eq(jobGroupMembers.jobId, jobId))
      return rows.map((row) => row.userId)
    },

    /** Live jobs of a user, and those that ended within the last day. */
    async ofUser(accountId: string): Promise<JobRow[]> {
      const rows = await database.sql
        .selectDistinct({ job: jobs })
        .from(jobs)
        .innerJoin(jobGroupMembers, eq(jobGroupMembers.jobId, jobs.id))
        .innerJoin(jobGroups, eq(jobGroups.id, jobGroupMembers.groupId))
        .where(
          and(eq(jobGroups.userId, accountId), or(live, gt(jobs.finishedAt, sql`now() - interval '1 day'`))),
        )
      return rows.map((row) => row.job).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    },

    /** What has not ended of the work with an account's key: all of it, or that on one course system. */
    async liveOf(accountId: string, courseSystem?: string): Promise<string[]> {
      const there = courseSystem === undefined ? undefined : eq(jobs.courseSystem, courseSystem)
      const rows = await database.sql
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.userId, accountId), live, there))
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
        .where(newest({ kind, courseId, pageId, pageTitle: '', request: {} }, account))
        .orderBy(sql`${jobs.createdAt} desc`)
        .limit(1)
      return rows[0]
    },

    /** Takes a job up; undefined when it has ended or was cancelled meanwhile. */
    async begin(id: string): Promise<JobRow | undefined> {
      const rows = await database.sql
        .update(jobs)
        .set({ state: 'running' })
        .where(and(eq(jobs.id, id), live))
        .returning()
      return rows[0]
    },

    async putBack(id: string): Promise<void> {
      await database.sql
        .update(jobs)
        .set({ state: 'waiting', progress: { stage: 'waiting', done: 0, total: 0 } })
        .where(and(eq(jobs.id, id), live))
    },

    async report(id: string, progress: JobProgress): Promise<void> {
      await database.transaction(
        async () => {
          await database.sql
            .update(jobs)
            .set({ progress })
            .where(and(eq(jobs.id, id), live))
        },
        { relaxed: true },
      )
    },

    async markWritten(id: string): Promise<void> {
      await database.sql.update(jobs).set({ written: true }).where(eq(jobs.id, id))
    },

    /** Ends a live job. False when it had ended already. */
    async end(
      id: string,
      state: 'succeeded' | 'failed' | 'cancelled',
      more: { message?: string | undefined; outcome?: Readonly<Record<string, unknown>> | undefined } = {},
    ): Promise<boolean> {
      const ended = await database.sql
        .update(jobs)
        .set({ state, message: more.message ?? null, outcome: more.outcome ?? null, finishedAt: new Date() })
        .where(and(eq(jobs.id, id), live))
        .returning({ id: jobs.id })
      return ended.length > 0
    },

    /** Live jobs that the queue knows nothing of (any more): nobody will ever end them. */
    async orphans(): Promise<string[]> {
      const queued = database.sql
        .select({ one: sql`1` })
        .from(sql`pgboss.job as queued`)
        .where(sql`queued.id = ${jobs.id} and queued.state in ('created', 'retry', 'active')`)
      const rows = await database.sql
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(live, sql`${jobs.createdAt} < now() - interval '10 seconds'`, notExists(queued)))
      return rows.map((row) => row.id)
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
  }
}

/** A job as the API tells it. */
export function describeJob(row: JobRow): Job {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    course_id: row.courseId,
    page_id: row.pageId,
    page_title: row.pageTitle,
    progress: isEnded(row.state) ? { ...row.progress, stage: 'finished' } : row.progress,
    ...(row.message ? { message: row.message } : {}),
    created_at: row.createdAt.toISOString(),
    ...(row.finishedAt ? { finished_at: row.finishedAt.toISOString() } : {}),
  }
}
