import type { JobKind } from '@lectern/domain/jobs/job.ts'
import { and, asc, desc, eq, exists, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Account } from '../../accounts/account.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import type { Database } from '../../platform/db/database.ts'
import { jobGroupMembers as members, jobGroups, jobs } from '../../platform/db/schema/jobs.ts'
import { isLive, type JobRow } from '../../platform/queue/job-store.ts'

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

/** When all selected requests were withdrawn; null if any was not. */
const allWithdrawn = sql<Date | null>`case when bool_and(${members.withdrawnAt} is not null)
  then max(${members.withdrawnAt}) end`.mapWith(jobs.finishedAt)

export async function jobsOf(database: Database, groupId: string): Promise<RequestedJob[]> {
  return database.sql
    .select({ job: jobs, withdrawnAt: members.withdrawnAt, asked: members.request })
    .from(members)
    .innerJoin(jobs, eq(jobs.id, members.jobId))
    .where(eq(members.groupId, groupId))
    .orderBy(asc(jobs.createdAt))
}

/** A job, if the account requested it. */
export async function findRequested(
  database: Database,
  jobId: string,
  accountId: string,
): Promise<RequestedJob | undefined> {
  const rows = await database.sql
    .select({ job: jobs, withdrawnAt: members.withdrawnAt, asked: members.request })
    .from(members)
    .innerJoin(jobs, eq(jobs.id, members.jobId))
    .innerJoin(jobGroups, eq(jobGroups.id, members.groupId))
    .where(and(eq(members.jobId, jobId), eq(jobGroups.userId, accountId)))
    .orderBy(sql`${members.withdrawnAt} is not null`, desc(jobGroups.createdAt))
    .limit(1)
  return rows[0]
}

function isOfPage(account: Account, kind: JobKind, courseId: string, pageId: string) {
  return and(
    eq(jobs.courseSystem, courseHome(account, courseId)),
    eq(jobs.courseId, courseId),
    eq(jobs.pageId, pageId),
    eq(jobs.kind, kind),
  )
}

/** The newest job of a kind for a page, live or ended. */
export async function newestOf(
  database: Database,
  account: Account,
  kind: JobKind,
  courseId: string,
  pageId: string,
): Promise<JobRow | undefined> {
  const rows = await database.sql
    .select()
    .from(jobs)
    .where(isOfPage(account, kind, courseId, pageId))
    .orderBy(desc(jobs.createdAt))
    .limit(1)
  return rows[0]
}

/** The last job of a kind that stored its document; undefined if there is none, or if it was deleted. */
export async function lastStored(
  database: Database,
  account: Account,
  kind: JobKind,
  courseId: string,
  pageId: string,
): Promise<Pick<JobRow, 'notes' | 'outcome'> | undefined> {
  const rows = await database.sql
    .select({ notes: jobs.notes, outcome: jobs.outcome })
    .from(jobs)
    .where(and(isOfPage(account, kind, courseId, pageId), eq(jobs.written, true)))
    .orderBy(desc(jobs.createdAt))
    .limit(1)
  return rows[0]
}

/** Live jobs of an account, and the newest that ended within the last day, at most `mostEnded` of them. Oldest first. */
export async function ofUser(
  database: Database,
  accountId: string,
  mostEnded: number,
): Promise<Omit<RequestedJob, 'asked'>[]> {
  const newest = (which: SQL | undefined) =>
    database.sql
      .select({ job: jobs, withdrawnAt: allWithdrawn })
      .from(jobs)
      .innerJoin(members, eq(members.jobId, jobs.id))
      .innerJoin(jobGroups, eq(jobGroups.id, members.groupId))
      .where(and(eq(jobGroups.userId, accountId), which))
      .groupBy(jobs.id)
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
  const live = await newest(isLive)
  const ended = await newest(gt(jobs.finishedAt, sql`now() - interval '1 day'`)).limit(mostEnded)
  // A job that ended between the statements is in both.
  const byId = new Map([...live, ...ended].map((found) => [found.job.id, found]))
  // The database has exacter times, so equal ones keep its order.
  const time = ({ job }: { job: JobRow }) => job.createdAt.getTime()
  return [...byId.values()].toReversed().toSorted((one, other) => time(one) - time(other))
}

/**
 * Jobs with their requesters: the given ones, or those of some accounts that are live or ended within the last
 * hour.
 */
export async function changedJobs(
  database: Database,
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
}
