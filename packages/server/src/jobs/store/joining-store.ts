import type { FailedPage, JobKind } from '@lectern/domain/jobs/job.ts'
import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Account } from '../../accounts/account.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import type { Database } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { jobGroupMembers as members, jobGroups, jobs } from '../../platform/db/schema/jobs.ts'
import { isLive, type JobRow } from '../../platform/queue/job-store.ts'

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

/** Adds a group of jobs and returns its id. */
export async function addGroup(
  database: Database,
  account: Account,
  failedPages: readonly FailedPage[],
): Promise<string> {
  const [row] = await database.sql
    .insert(jobGroups)
    .values({ userId: account.id, failedPages })
    .returning({ id: jobGroups.id })
  if (!row) throw new Error('A group was written but not returned.')
  return row.id
}

/**
 * Adds the jobs that are not live, within a transaction. Rows are inserted in the order of their keys. So two requests
 * for the same pages wait for each other instead of causing a deadlock. Returns the added ids, by `keyOf`.
 */
export async function addMissing(
  database: Database,
  account: Account,
  wanted: readonly NewJob[],
): Promise<Map<string, string>> {
  const sorted = wanted
    .map((job, position) => ({ job, position, key: keyOf(job) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const added = new Map<string, string>()
  for (const some of inBatches(sorted)) {
    // oxlint-disable-next-line no-await-in-loop -- rows are inserted in this order
    const rows = await database.sql
      .insert(jobs)
      .values(
        some.map(({ job: { again, ...job }, position }) => ({
          ...job,
          state: 'waiting' as const,
          userId: account.id,
          courseSystem: courseHome(account, job.courseId),
          progress: { stage: 'waiting' as const, done: 0, total: 0 },
          written: again?.written ?? false,
          firstAskedAt: again?.firstAskedAt ?? null,
          createdAt: sql`now() + ${position} * interval '1 microsecond'`,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: jobs.id, kind: jobs.kind, courseId: jobs.courseId, pageId: jobs.pageId })
    for (const row of rows) added.set(keyOf(row), row.id)
  }
  return added
}

/**
 * The live jobs that do the same work, by `keyOf`. Locked until the transaction ends, so that none of them is
 * cancelled while it is joined.
 */
export async function lockLive(
  database: Database,
  account: Account,
  wanted: readonly NewJob[],
): Promise<Map<string, JobRow>> {
  const homes = new Set(wanted.map(({ courseId }) => courseHome(account, courseId)))
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
}

export async function addMembers(
  database: Database,
  groupId: string,
  joined: readonly { jobId: string; request: Readonly<Record<string, unknown>> | null }[],
): Promise<void> {
  for (const some of inBatches(joined))
    // oxlint-disable-next-line no-await-in-loop -- the statements of a transaction run one after the other
    await database.sql
      .insert(members)
      .values(some.map((member) => ({ groupId, ...member })))
      .onConflictDoNothing()
}

/** Identifies the work of a job. There is only one live job for each key. */
export function keyOf(job: Pick<NewJob, 'kind' | 'courseId' | 'pageId'>): string {
  return JSON.stringify([job.courseId, job.pageId, job.kind])
}
