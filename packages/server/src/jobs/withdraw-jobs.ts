import type { Account } from '../accounts/account.ts'
import { tryAgainOnDeadlock } from '../platform/db/try-again-on-deadlock.ts'
import { requireRequested } from './find-jobs.ts'
import type { JobContext } from './job-context.ts'
import type { Withdrawal } from './store/withdrawal-store.ts'

/**
 * Withdraws the account's request for a job or a group. A job without a remaining requester is cancelled.
 * NOT_FOUND for those of other accounts.
 */
export async function cancel(context: JobContext, account: Account, id: string): Promise<void> {
  const { requested } = await requireRequested(context, account, id)
  const isGroup = requested[0]?.job.id !== id
  const jobIds = requested.map(({ job }) => job.id)
  await withdraw(context, { accountId: account.id, jobIds, groupId: isGroup ? id : undefined })
}

/** Withdraws all of the account's requests. */
export async function cancelAll(context: JobContext, account: Pick<Account, 'id'>): Promise<void> {
  await withdraw(context, { accountId: account.id })
}

/**
 * Withdraws the account's requests on one course system, within a transaction. Call the returned function after
 * the commit: it aborts the running jobs.
 */
export async function cancelWithin(
  { groups, changes, queue }: JobContext,
  account: Pick<Account, 'id'>,
  courseSystem: string,
): Promise<() => Promise<void>> {
  const { withdrawn, ...broken } = await groups.withdraw({ accountId: account.id, courseSystem })
  await changes.notify(withdrawn)
  return () => queue.interrupt(broken)
}

/** Before an account is deleted: withdraws its requests, and hands jobs with other requesters over to them. */
export async function withdrawFromJobs(context: JobContext, account: Pick<Account, 'id'>): Promise<void> {
  await withdraw(context, { accountId: account.id })
  await context.groups.handOverEnded(account.id)
}

async function withdraw({ groups, changes, queue }: JobContext, withdrawal: Withdrawal): Promise<void> {
  const { withdrawn, ...broken } = await tryAgainOnDeadlock(() => groups.withdraw(withdrawal))
  await changes.notify(withdrawn)
  await queue.interrupt(broken)
}
