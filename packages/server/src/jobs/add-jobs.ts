import type { FailedPage } from '@lectern/domain/jobs/job.ts'
import type { Account } from '../accounts/account.ts'
import { tryAgainOnDeadlock } from '../platform/db/try-again-on-deadlock.ts'
import type { JobContext } from './job-context.ts'
import { asksTheSame } from './joining-notice.ts'
import { keyOf, type NewJob } from './store/joining-store.ts'

/**
 * Starts jobs, or joins those that already do the same work, and returns the id of their group. `failed` are
 * pages for which no job is possible.
 */
export async function startGroup(
  context: JobContext,
  account: Account,
  wanted: readonly NewJob[],
  failed: readonly FailedPage[] = [],
): Promise<string> {
  const { database, groups, queue, changes } = context
  return tryAgainOnDeadlock(() =>
    database.transaction(async () => {
      const groupId = await groups.add(account, failed)
      const started = await addOrJoin(context, account, groupId, wanted)
      if (started.length > 0) await queue.enqueue(started)
      // Notifies open event streams of the jobs, including those that were joined.
      await changes.notify((await groups.jobsOf(groupId)).map(({ job }) => job.id))
      return groupId
    }),
  )
}

/** Runs within a transaction. Live jobs are joined. Returns the ids of the new jobs. */
async function addOrJoin(
  { groups }: JobContext,
  account: Account,
  groupId: string,
  wanted: readonly NewJob[],
): Promise<string[]> {
  let missing = [...new Map(wanted.map((job) => [keyOf(job), job])).values()]
  const started: string[] = []
  while (missing.length > 0) {
    const added = await groups.addMissing(account, missing)
    const live = await groups.lockLive(account, missing)
    const members = missing.flatMap((job) => {
      const running = live.get(keyOf(job))
      if (!running) return []
      const same = added.has(keyOf(job)) || asksTheSame(running.request, job.request)
      return [{ jobId: running.id, request: same ? null : job.request }]
    })
    await groups.addMembers(groupId, members)
    started.push(...added.values())
    // A live job may have ended before it could be joined, so a new one can be added now.
    missing = missing.filter((job) => !live.has(keyOf(job)))
  }
  return started
}
