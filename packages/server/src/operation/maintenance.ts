import { setImmediate as giveWay } from 'node:timers/promises'
import type { Database } from '../platform/db/database.ts'
import { tryExclusively } from '../platform/db/try-exclusively.ts'
import type { MaintenanceTask, Sweep } from '../platform/runtime/maintenance-task.ts'
import type { Logger } from '../platform/runtime/logger.ts'
import { runInBackground } from '../platform/runtime/run-in-background.ts'

/** Small enough that other queries are not noticeably delayed. */
const batchSize = 500

/**
 * Removes batch by batch until no row is left, each batch in its own transaction. Stops when another process runs the
 * same chore. Returns the number of rows that this process removed.
 */
export async function removeInBatches(
  database: Database,
  chore: MaintenanceTask,
  limit = batchSize,
): Promise<number> {
  let total = 0
  for (;;) {
    const removed = await tryExclusively(database, `chore ${chore.name}`, () => chore.removeBatch(limit))
    total += removed ?? 0
    if (removed === undefined || removed < limit) return total
    // The embedded database runs in this thread. Waiting requests run between batches.
    await giveWay()
  }
}

/**
 * Runs the chores one after the other, then the sweeps. The first run is after `firstAfterMs`, so that a server that
 * restarts every day also runs them. Later runs follow every `intervalMs`. A failure is logged and retried in the next
 * run; the others still run. Returns a function that stops it and aborts the signal of a
 * running sweep.
 */
export function startMaintenance(
  database: Database,
  { chores, sweeps }: { readonly chores: readonly MaintenanceTask[]; readonly sweeps: readonly Sweep[] },
  logger: Pick<Logger, 'warn' | 'info'>,
  { firstAfterMs = 60_000, intervalMs = 6 * 3_600_000 } = {},
): () => void {
  const stopping = new AbortController()
  async function clear(one: MaintenanceTask | Sweep): Promise<void> {
    try {
      if ('sweep' in one) return void (await one.sweep(stopping.signal))
      const removed = await removeInBatches(database, one, one.batchSize)
      if (removed > 0) logger.info({ chore: one.name, removed }, 'Maintenance removed old rows.')
    } catch (error) {
      logger.warn({ err: error, chore: one.name }, 'Maintenance failed; it will be tried again.')
    }
  }
  const run = async () => {
    for (const one of [...chores, ...sweeps]) {
      if (stopping.signal.aborted) return
      await clear(one)
    }
  }
  const start = () => runInBackground(run, logger, 'maintenance')
  const first = setTimeout(start, firstAfterMs).unref()
  const every = setInterval(start, intervalMs).unref()
  return () => {
    stopping.abort()
    clearTimeout(first)
    clearInterval(every)
  }
}
