import { PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'

/** Holds waiting jobs. An entry has the id of its row in `jobs`, and `{ jobId }` as its data. */
export interface WorkQueue {
  readonly name: string
  readonly boss: PgBoss
  /** Runs within the transaction that creates the rows of the jobs. */
  readonly enqueue: (jobIds: readonly string[]) => Promise<void>
}

const name = 'work'

/**
 * Opens the queue, and creates it the first time; not inside a transaction. `supervised: false` only adds jobs: no
 * maintenance runs. Stop it by `boss.stop({ close: false })`.
 */
export async function openWorkQueue(
  database: Database,
  { warn, supervised = true }: { warn: (error: unknown) => void; supervised?: boolean },
): Promise<WorkQueue> {
  const boss = new PgBoss({
    ...database.queueOptions,
    ...(supervised
      ? { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 }
      : { supervise: false, schedule: false, useListenNotify: false }),
  })
  boss.on('error', warn)
  await boss.start()
  await boss.createQueue(name, {
    retryLimit: 10,
    retryDelay: 2,
    retryBackoff: true,
    heartbeatSeconds: 10,
    expireInSeconds: 2 * 3600,
    notify: true,
  })
  // The first use of a queue loads its settings. That query must not run inside a caller's transaction.
  await boss.getQueue(name)
  return {
    name,
    boss,
    async enqueue(jobIds) {
      await boss.insert(
        name,
        jobIds.map((id) => ({ id, data: { jobId: id } })),
      )
    },
  }
}
