import { isEnded, type JobGroup } from '@lectern/domain/jobs/job.ts'
import type { Account } from '../accounts/account.ts'
import { getGroup } from './find-jobs.ts'
import type { JobContext } from './job-context.ts'

/** If the notification of a change gets lost, a waiting caller checks after this time. */
const fallbackCheckMs = 15_000

/**
 * Resolves when all jobs of a group have ended, and marks the group as seen. Rejects with the reason of `signal`
 * when the client disconnects; the jobs continue.
 */
export async function awaitGroup(
  context: JobContext,
  account: Account,
  groupId: string,
  signal: AbortSignal,
): Promise<JobGroup> {
  const wake = createWake()
  let jobIds: ReadonlySet<string> | undefined
  const stopListening = context.changes.onChange((changed) => {
    if (!jobIds || changed === 'any' || changed.some((id) => jobIds?.has(id))) wake.now()
  })
  signal.addEventListener('abort', wake.now)
  try {
    for (;;) {
      signal.throwIfAborted()
      const next = wake.next(fallbackCheckMs)
      const group = await getGroup(context, account, groupId)
      jobIds = new Set(group.jobs.map((job) => job.id))
      if (isEnded(group.state)) {
        signal.throwIfAborted()
        await context.groups.markSeen(groupId, account.id)
        return group
      }
      await next
    }
  } finally {
    stopListening()
    signal.removeEventListener('abort', wake.now)
    wake.stop()
  }
}

/** A promise that `now` or a timeout resolves. */
function createWake() {
  let resolve = () => {}
  let timer: NodeJS.Timeout | undefined
  return {
    now: () => resolve(),
    next(ms: number): Promise<void> {
      clearTimeout(timer)
      return new Promise((done) => {
        resolve = done
        timer = setTimeout(done, ms)
      })
    },
    stop: () => clearTimeout(timer),
  }
}
