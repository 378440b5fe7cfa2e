import { and, asc, eq, exists, inArray, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { jobGroupMembers as members, jobGroups, jobs } from '../../platform/db/schema/jobs.ts'
import { isLive } from '../../platform/queue/job-store.ts'

/** The requests to withdraw: all of an account, or those of one group, some jobs or one course system. */
export interface Withdrawal {
  readonly accountId: string
  readonly groupId?: string | undefined
  readonly jobIds?: readonly string[] | undefined
  readonly courseSystem?: string | undefined
}

const isWanted = isNull(members.withdrawnAt)

/**
 * Withdraws an account's requests for live jobs. A job without a remaining requester is cancelled. A job that
 * uses this account's key and has other requesters is handed over to the first of them.
 */
export async function withdraw(
  database: Database,
  withdrawal: Withdrawal,
): Promise<{ withdrawn: string[]; cancelled: string[]; handedOver: string[] }> {
  return database.transaction(async () => {
    const mine = requestsOf(database, withdrawal)
    const withdrawn = await lockRequested(database, withdrawal, mine)
    if (withdrawn.length === 0) return { withdrawn, cancelled: [], handedOver: [] }
    await database.sql
      .update(members)
      .set({ withdrawnAt: sql`now()` })
      .where(and(mine, inArray(members.jobId, withdrawn)))
    const cancelled = await database.sql
      .update(jobs)
      .set({ state: 'cancelled', finishedAt: sql`now()` })
      .where(and(inArray(jobs.id, withdrawn), notExists(requestsFor(database))))
      .returning({ id: jobs.id })
    const handedOver = await handOver(database, withdrawal.accountId, withdrawn)
    return { withdrawn, cancelled: cancelled.map(({ id }) => id), handedOver }
  })
}

/** The requests of an account that it did not withdraw, of all its groups or of one. */
function requestsOf(database: Database, { accountId, groupId }: Withdrawal) {
  const groups = database.sql
    .select({ id: jobGroups.id })
    .from(jobGroups)
    .where(
      and(eq(jobGroups.userId, accountId), groupId === undefined ? undefined : eq(jobGroups.id, groupId)),
    )
  return and(isWanted, inArray(members.groupId, groups))
}

/** The live jobs of these requests. Locked until the transaction ends. */
async function lockRequested(
  database: Database,
  { jobIds, courseSystem }: Withdrawal,
  requests: ReturnType<typeof requestsOf>,
): Promise<string[]> {
  const rows = await database.sql
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        isLive,
        jobIds && inArray(jobs.id, [...jobIds]),
        courseSystem === undefined ? undefined : eq(jobs.courseSystem, courseSystem),
        inArray(jobs.id, database.sql.select({ id: members.jobId }).from(members).where(requests)),
      ),
    )
    .orderBy(asc(jobs.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/** Hands live jobs that use the key of an account over to their first requester. */
async function handOver(database: Database, accountId: string, jobIds: readonly string[]): Promise<string[]> {
  const handedOver = await database.sql
    .update(jobs)
    .set({ userId: sql`${requestsFor(database).limit(1)}` })
    .where(
      and(
        inArray(jobs.id, [...jobIds]),
        isLive,
        eq(jobs.userId, accountId),
        notExists(requestsFor(database, eq(jobGroups.userId, accountId))),
      ),
    )
    .returning({ id: jobs.id })
  return handedOver.map(({ id }) => id)
}

/** Hands ended jobs with other requesters over to them, before the account is deleted. */
export async function handOverEnded(database: Database, accountId: string): Promise<void> {
  const ofOthers = () => requestsFor(database, ne(jobGroups.userId, accountId), false)
  await database.sql
    .update(jobs)
    .set({ userId: sql`${ofOthers().limit(1)}` })
    .where(and(eq(jobs.userId, accountId), exists(ofOthers())))
}

/**
 * The requests for the job of the outer query, first request first; by default only those that were not
 * withdrawn.
 */
function requestsFor(database: Database, condition?: ReturnType<typeof eq>, wantedOnly = true) {
  return database.sql
    .select({ userId: jobGroups.userId })
    .from(members)
    .innerJoin(jobGroups, eq(jobGroups.id, members.groupId))
    .where(and(eq(members.jobId, jobs.id), wantedOnly ? isWanted : undefined, condition))
    .orderBy(asc(jobGroups.createdAt))
}
