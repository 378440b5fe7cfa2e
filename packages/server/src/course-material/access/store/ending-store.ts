import type { StoredProblem } from '@lectern/domain/problems/codes/problem-reason.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { users } from '../../../platform/db/schema/accounts.ts'
import { memberships } from '../../../platform/db/schema/courses.ts'
import { type AccountKey, isSameMembership } from './membership-rows-store.ts'

/** Stores why a request for the courses failed, unless it is already stored or the request is outdated. */
export async function keepProblem(
  database: Database,
  account: AccountKey,
  epoch: number,
  problem: StoredProblem,
): Promise<void> {
  await database.sql
    .update(users)
    .set({ coursesProblem: problem })
    .where(
      and(
        isSameMembership(account, epoch),
        sql`${users.coursesProblem} is distinct from ${JSON.stringify(problem)}::jsonb`,
      ),
    )
}

/**
 * Ends the membership of an account whose key was rejected. Does nothing if the account has a new key, because
 * the rejection concerned the old one.
 */
export async function endRejectedMembership(
  database: Database,
  account: AccountKey,
  epoch: number,
  problem: StoredProblem,
): Promise<void> {
  await database.transaction(async () => {
    const ended = await database.sql
      .update(users)
      .set({
        coursesReadAt: null,
        coursesProblem: problem,
        membershipEpoch: sql`${users.membershipEpoch} + 1`,
      })
      .where(isSameMembership(account, epoch))
      .returning({ id: users.id })
    if (ended.length > 0) await database.sql.delete(memberships).where(eq(memberships.userId, account.id))
  })
}

/** Ends the membership of an account whose course system or key has changed. */
export async function endMembership(database: Database, accountId: string): Promise<void> {
  await database.transaction(async () => {
    await database.sql
      .update(users)
      .set({
        coursesReadAt: null,
        coursesProblem: null,
        membershipEpoch: sql`${users.membershipEpoch} + 1`,
      })
      .where(eq(users.id, accountId))
    await database.sql.delete(memberships).where(eq(memberships.userId, accountId))
  })
}
