import type { JobKind } from '@lectern/domain/jobs/job.ts'
import { and, desc, eq, gt, lt, notExists, or, sql, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { jobGroupMembers as members, jobGroups, jobs } from '../../platform/db/schema/jobs.ts'
import type { JobRow } from '../../platform/queue/job-store.ts'

export type JobGroupRow = typeof jobGroups.$inferSelect

/** A request with the number of its jobs by state, for one requester. */
export interface CountedGroup extends JobGroupRow {
  readonly kinds: readonly JobKind[]
  readonly states: Readonly<Record<JobRow['state'], number>>
  readonly withGaps: number
}

const recentDays = 7
const keptDays = 30
const mostGroups = 100

/** A group, if the account requested it. */
export async function findGroup(
  database: Database,
  id: string,
  accountId: string,
): Promise<JobGroupRow | undefined> {
  const rows = await database.sql
    .select()
    .from(jobGroups)
    .where(and(eq(jobGroups.id, id), eq(jobGroups.userId, accountId)))
  return rows[0]
}

/** The unfinished requests of an account, and those of the last days, newest first. */
export async function recentGroups(database: Database, accountId: string): Promise<CountedGroup[]> {
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
}

/** False if the account has no such request. */
export async function markSeen(database: Database, id: string, accountId: string): Promise<boolean> {
  const seen = await database.sql
    .update(jobGroups)
    .set({ seenAt: sql`coalesce(${jobGroups.seenAt}, now())` })
    .where(and(eq(jobGroups.id, id), eq(jobGroups.userId, accountId)))
    .returning({ id: jobGroups.id })
  return seen.length > 0
}

/** Deletes at most `limit` old groups without jobs. Returns the number of deleted ones. */
export async function forgetEmpty(database: Database, limit: number): Promise<number> {
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
}
