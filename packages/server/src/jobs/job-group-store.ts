import type { FailedPage, JobKind } from '@lectern/domain/jobs/job.ts'
import { and, asc, desc, eq, exists, gt, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Account } from '../accounts/account.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { Database } from '../db/database.ts'
import { jobGroupMembers as members, jobGroups, jobs } from '../db/schema.ts'
import { isLive, type JobRow } from '../queue/job-store.ts'

export type JobGroupRow = typeof jobGroups.$inferSelect

/** The page and options of a new job. */
export interface NewJob {
  readonly kind: JobKind
  readonly courseId: string
  readonly pageId: string
  readonly pageTitle: string
  readonly request: Readonly<Record<string, unknown>>
  /** Set to repeat an earlier job. The new job keeps what that one has completed. */
  readonly again?: { readonly written: boolean; readonly firstAskedAt: Date }
}

/** A job as one requester sees it. */
export interface RequestedJob {
  readonly job: JobRow
  /** When this requester cancelled; null if they did not. The job itself may still run for others. */
  readonly withdrawnAt: Date | null
  /** The options they requested, if they differ from those of the job. */
  readonly asked: Readonly<Record<string, unknown>> | null
}

/** A job with all accounts that are notified of its changes. */
export interface ChangedJob {
  readonly job: JobRow
  readonly requesters: readonly { readonly accountId: string; readonly withdrawnAt: Date | null }[]
}

/** A request with the number of its jobs by state, for one requester. */
export interface CountedGroup extends JobGroupRow {
  readonly kinds: readonly JobKind[]
  readonly states: Readonly<Record<JobRow['state'], number>>
  readonly withGaps: number
}

/** The requests to withdraw: all of an account, or those of one group, some jobs or one course system. */
export interface Withdrawal {
  readonly accountId: string
  readonly groupId?: string | undefined
  readonly jobIds?: readonly string[] | undefined
  readonly courseSystem?: string | undefined
}

const recentDays = 7
const keptDays = 30
const mostGroups = 100

export type JobGroupStore = ReturnType<typeof createJobGroupStore>

/** All SQL of the requesters of jobs. */
export function createJobGroupStore(database: Database) {
  const isWanted = isNull(members.withdrawnAt)
  /** When all selected requests were withdrawn; null if any was not. */
  const allWithdrawn = sql<Date | null>`case when bool_and(${members.withdrawnAt} is not null)
    then max(${members.withdrawnAt}) end`.mapWith(jobs.finishedAt)
  const groupsOf = (accountId: string, groupId?: string) =>
    database.sql
      .select({ id: jobGroups.id })
      .from(jobGroups)
      .where(
        and(eq(jobGroups.userId, accountId), groupId === undefined ? undefined : eq(jobGroups.id, groupId)),
      )

  return {
    async add(account: Account, failedPages: readonly FailedPage[]): Promise<string> {
      const [row] = await database.sql
        .insert(jobGroups)
        .values({ userId: account.id, failedPages })
        .returning({ id: jobGroups.id })
      if (!row) throw new Error('A group was written but not returned.')
      return row.id
    },

    /**
     * Adds the jobs that are not live. One statement inserts the rows in the order of their keys. So two requests
     * for the same pages wait for each other instead of causing a deadlock. Returns the added ids, by `keyOf`.
     */
    async addMissing(account: Account, wanted: readonly NewJob[]): Promise<Map<string, string>> {
      const sorted = wanted
        .map((job, position) => ({ job, position, key: keyOf(job) }))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      const added = await database.sql
        .insert(jobs)
        .values(
          sorted.map(({ job: { again, ...job }, position }) => ({
            ...job,
            state: 'waiting' as const,
            userId: account.id,
            courseSystem: homeOfCourse(account, job.courseId),
            progress: { stage: 'waiting' as const, done: 0, total: 0 },
            written: again?.written ?? false,
            firstAskedAt: again?.firstAskedAt ?? null,
            createdAt: sql`now() + ${position} * interval '1 microsecond'`,
          })),
        )
        .onConflictDoNothing()
        .returning({ id: jobs.id, kind: jobs.kind, courseId: jobs.courseId, pageId: jobs.pageId })
      return new Map(added.map((row) => [keyOf(row), row.id]))
    },

    /**
     * The live jobs that do the same work, by `keyOf`. Locked until the transaction ends, so that none of them is
     * cancelled while it is joined.
     */
    async lockLive(account: Account, wanted: readonly NewJob[]): Promise<Map<string, JobRow>> {
      const homes = new Set(wanted.map(({ courseId }) => homeOfCourse(account, courseId)))
      const rows = await database.sql
        .select()
        .from(jobs)
        .where(
          and(
            isLive,
            inArray(jobs.courseSystem, [...homes]),
            inArray(jobs.courseId, [...new Set(wanted.map(({ courseId }) => courseId))]),
            inArray(jobs.pageId, [...new Set(wanted.map(({ pageId }) => pageId))]),
            inArray(jobs.kind, [...new Set(wanted.map(({ kind }) => kind))]),
          ),
        )
        .orderBy(asc(jobs.id))
        .for('share')
      return new Map(rows.map((row) => [keyOf(row), row]))
    },

    async addMembers(
      groupId: string,
      joined: readonly { jobId: string; request: Readonly<Record<string, unknown>> | null }[],
    ): Promise<void> {
      if (joined.length === 0) return
      await database.sql
        .insert(members)
        .values(joined.map((member) => ({ groupId, ...member })))
        .onConflictDoNothing()
    },

    async find(id: string, accountId: string): Promise<JobGroupRow | undefined> {
      const rows = await database.sql
        .select()
        .from(jobGroups)
        .where(and(eq(jobGroups.id, id), eq(jobGroups.userId, accountId)))
      return rows[0]
    },

    async jobsOf(groupId: string): Promise<RequestedJob[]> {
      return database.sql
        .select({ job: jobs, withdrawnAt: members.withdrawnAt, asked: members.request })
        .from(members)
        .innerJoin(jobs, eq(jobs.id, members.jobId))
        .where(eq(members.groupId, groupId))
        .orderBy(asc(jobs.createdAt))
    },

    /** A job, if the account requested it. */
    async findRequested(jobId: string, accountId: string): Promise<RequestedJob | undefined> {
      const rows = await database.sql
        .select({ job: jobs, withdrawnAt: members.withdrawnAt, asked: members.request })
        .from(members)
        .innerJoin(jobs, eq(jobs.id, members.jobId))
        .innerJoin(jobGroups, eq(jobGroups.id, members.groupId))
        .where(and(eq(members.jobId, jobId), eq(jobGroups.userId, accountId)))
        .orderBy(sql`${members.withdrawnAt} is not null`, desc(jobGroups.createdAt))
        .limit(1)
      return rows[0]
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

    /** Live jobs of an account, and those that ended within the last day. */
    async ofUser(accountId: string): Promise<Omit<RequestedJob, 'asked'>[]> {
      return database.sql
        .select({ job: jobs, withdrawnAt: allWithdrawn })
        .from(jobs)
        .innerJoin(members, eq(members.jobId, jobs.id))
        .innerJoin(jobGroups, eq(jobGroups.id, members.groupId))
        .where(
          and(
            eq(jobGroups.userId, accountId),
            or(isLive, gt(jobs.finishedAt, sql`now() - interval '1 day'`)),
          ),
        )
        .groupBy(jobs.id)
        .orderBy(asc(jobs.createdAt))
    },

    /**
     * Jobs with their requesters: the given ones, or those of some accounts that are live or ended within the last
     * hour.
     */
    async changed(
      which: { ids: readonly string[] } | { accountIds: readonly string[] },
    ): Promise<ChangedJob[]> {
      const [asked, asking] = [alias(members, 'asked'), alias(jobGroups, 'asking')]
      const ofAccounts = (accountIds: readonly string[]) =>
        and(
          or(isLive, gt(jobs.finishedAt, sql`now() - interval '1 hour'`)),
          exists(
            database.sql
              .select({ one: sql`1` })
              .from(asked)
              .innerJoin(asking, eq(asking.id, asked.groupId))
              .where(and(eq(asked.jobId, jobs.id), inArray(asking.userId, [...accountIds]))),
          ),
        )
      if (('ids' in which ? which.ids : which.accountIds).length === 0) return []
      const rows = await database.sql
        .select({ job: jobs, accountId: jobGroups.userId, withdrawnAt: allWithdrawn })
        .from(jobs)
        .innerJoin(members, eq(members.jobId, jobs.id))
        .innerJoin(jobGroups, eq(jobGroups.id, members.groupId))
        .where('ids' in which ? inArray(jobs.id, [...which.ids]) : ofAccounts(which.accountIds))
        .groupBy(jobs.id, jobGroups.userId)
        .orderBy(asc(jobs.createdAt))
      return [...Map.groupBy(rows, ({ job }) => job.id).values()].flatMap((same) =>
        same[0] ? [{ job: same[0].job, requesters: same }] : [],
      )
    },

    /** The unfinished requests of an account, and those of the last days, newest first. */
    async recent(accountId: string): Promise<CountedGroup[]> {
      const count = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`
      const state = sql`case when ${members.withdrawnAt} is not null then 'cancelled' else ${jobs.state} end`
      const waiting = count(sql`${state} = 'waiting'`)
      const running = count(sql`${state} = 'running'`)
      const rows = await database.sql
        .select({
          group: jobGroups,
          kinds: sql<
            JobKind[]
          >`coalesce(jsonb_agg(distinct ${jobs.kind}) filter (where ${jobs.kind} is not null), '[]')`,
          waiting,
          running,
          succeeded: count(sql`${state} = 'succeeded'`),
          failed: count(sql`${state} = 'failed'`),
          cancelled: count(sql`${state} = 'cancelled'`),
          withGaps: count(sql`${state} = 'succeeded' and ${jobs.gaps} is not null`),
        })
        .from(jobGroups)
        .leftJoin(members, eq(members.groupId, jobGroups.id))
        .leftJoin(jobs, eq(jobs.id, members.jobId))
        .where(eq(jobGroups.userId, accountId))
        .groupBy(jobGroups.id)
        .having(
          or(
            gt(jobGroups.createdAt, sql`now() - ${recentDays} * interval '1 day'`),
            sql`${waiting} + ${running} > 0`,
          ),
        )
        .orderBy(desc(sql`${waiting} + ${running} > 0`), desc(jobGroups.createdAt))
        .limit(mostGroups)
      return rows.map(({ group, kinds, withGaps, ...states }) => ({ ...group, kinds, states, withGaps }))
    },

    /** False if the account has no such request. */
    async markSeen(id: string, accountId: string): Promise<boolean> {
      const seen = await database.sql
        .update(jobGroups)
        .set({ seenAt: sql`coalesce(${jobGroups.seenAt}, now())` })
        .where(and(eq(jobGroups.id, id), eq(jobGroups.userId, accountId)))
        .returning({ id: jobGroups.id })
      return seen.length > 0
    },

    /**
     * Withdraws an account's requests for live jobs. A job without a remaining requester is cancelled. A job that
     * uses this account's key and has other requesters is handed over to the first of them.
     */
    async withdraw({ accountId, groupId, jobIds, courseSystem }: Withdrawal): Promise<{
      withdrawn: string[]
      cancelled: string[]
      handedOver: string[]
    }> {
      return database.transaction(async () => {
        const mine = and(isWanted, inArray(members.groupId, groupsOf(accountId, groupId)))
        const rows = await database.sql
          .select({ id: jobs.id })
          .from(jobs)
          .where(
            and(
              isLive,
              jobIds && inArray(jobs.id, [...jobIds]),
              courseSystem === undefined ? undefined : eq(jobs.courseSystem, courseSystem),
              inArray(jobs.id, database.sql.select({ id: members.jobId }).from(members).where(mine)),
            ),
          )
          .orderBy(asc(jobs.id))
          .for('update')
        const withdrawn = rows.map(({ id }) => id)
        if (withdrawn.length === 0) return { withdrawn, cancelled: [], handedOver: [] }
        await database.sql
          .update(members)
          .set({ withdrawnAt: sql`now()` })
          .where(and(mine, inArray(members.jobId, withdrawn)))
        const cancelled = await database.sql
          .update(jobs)
          .set({ state: 'cancelled', finishedAt: sql`now()` })
          .where(and(inArray(jobs.id, withdrawn), notExists(requestsFor())))
          .returning({ id: jobs.id })
        const handedOver = await database.sql
          .update(jobs)
          .set({ userId: sql`${requestsFor().limit(1)}` })
          .where(
            and(
              inArray(jobs.id, withdrawn),
              isLive,
              eq(jobs.userId, accountId),
              notExists(requestsFor(eq(jobGroups.userId, accountId))),
            ),
          )
          .returning({ id: jobs.id })
        return {
          withdrawn,
          cancelled: cancelled.map(({ id }) => id),
          handedOver: handedOver.map(({ id }) => id),
        }
      })
    },

    /** Hands ended jobs with other requesters over to them, before the account is deleted. */
    async handOverEnded(accountId: string): Promise<void> {
      const ofOthers = () => requestsFor(ne(jobGroups.userId, accountId), false)
      await database.sql
        .update(jobs)
        .set({ userId: sql`${ofOthers().limit(1)}` })
        .where(and(eq(jobs.userId, accountId), exists(ofOthers())))
    },

    /** Deletes at most `limit` old groups without jobs. Returns the number of deleted ones. */
    async forgetEmpty(limit: number): Promise<number> {
      const empty = database.sql
        .select({ id: jobGroups.id })
        .from(jobGroups)
        .where(
          and(
            lt(jobGroups.createdAt, sql`now() - ${keptDays} * interval '1 day'`),
            notExists(
              database.sql
                .select({ one: sql`1` })
                .from(members)
                .where(eq(members.groupId, jobGroups.id)),
            ),
          ),
        )
        .limit(limit)
      const forgotten = await database.sql
        .delete(jobGroups)
        .where(inArray(jobGroups.id, empty))
        .returning({ id: jobGroups.id })
      return forgotten.length
    },
  }

  /**
   * The requests for the job of the outer query, first request first; by default only those that were not
   * withdrawn.
   */
  function requestsFor(condition?: ReturnType<typeof eq>, wantedOnly = true) {
    return database.sql
      .select({ userId: jobGroups.userId })
      .from(members)
      .innerJoin(jobGroups, eq(jobGroups.id, members.groupId))
      .where(and(eq(members.jobId, jobs.id), wantedOnly ? isWanted : undefined, condition))
      .orderBy(asc(jobGroups.createdAt))
  }
}

/** Identifies the work of a job. There is only one live job for each key. */
export function keyOf(job: Pick<NewJob, 'kind' | 'courseId' | 'pageId'>): string {
  return JSON.stringify([job.courseId, job.pageId, job.kind])
}
