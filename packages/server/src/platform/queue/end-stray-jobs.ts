import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Logger } from '../runtime/logger.ts'
import { runInBackground } from '../runtime/run-in-background.ts'
import type { JobChanges } from './job-changes.ts'
import type { JobStore } from './job-store.ts'
import { wordsOf } from './run-job.ts'
import type { WorkQueue } from './work-queue.ts'

const everyMs = 60_000

/**
 * Ends or queues live jobs that the queue has lost, and lets no job wait too long behind others: now, and every minute until
 * the result is called.
 */
export async function endStrayJobs({
  store,
  changes,
  enqueue,
  logger,
}: {
  readonly store: JobStore
  readonly changes: JobChanges
  readonly enqueue: WorkQueue['enqueue']
  readonly logger: Logger
}): Promise<() => void> {
  async function endOrQueueAll(): Promise<void> {
    const { spent, unqueued } = await store.stray()
    const words = wordsOf(new Problem('INTERNAL', { reason: 'interrupted' }))
    for (const id of spent) await store.end(id, 'failed', words)
    if (unqueued.length > 0) await enqueue(unqueued)
    await changes.notify(spent)
    await store.endLongWaits()
  }
  await endOrQueueAll()
  const timer = setInterval(
    () => runInBackground(endOrQueueAll, logger, 'looking for jobs that the queue lost'),
    everyMs,
  )
  timer.unref()
  return () => clearInterval(timer)
}
