import { setImmediate as giveWay } from 'node:timers/promises'
import type { Database } from './db/database.ts'
import { tryExclusively } from './db/try-exclusively.ts'
import type { Logger } from './logger.ts'
import { runInBackground } from './run-in-background.ts'

/** Something that grows and must be cleared of what is too old. */
export interface Chore {
  /** Unique; it names the lock. */
  readonly name: string
  /**
   * Removes at most `limit` rows in one statement (`delete … where id in (select id … limit n)`) and answers how many.
   * Runs in a transaction, so it must not touch files or the network.
   */
  readonly removeBatch: (limit: number) => Promise<number>
  /** The limit, where looking for a row takes long. The embedded database answers nobody meanwhile. */
  readonly batchSize?: number
}

/** The same for what takes files, too. Several processes may be at it at the same time. */
export interface Sweep {
  readonly name: string
  readonly sweep: () => Promise<unknown>
}

/** Small enough that no other query waits noticeably for a batch. */
const batchSize = 500

/**
 * Removes batch by batch until nothing is left, each batch in a transaction of its own. Stops when another process is
 * at the same chore. Answers how many rows this process removed.
 */
export async function removeInBatches(database: Database, chore: Chore, limit = batchSize): Promise<number> {
  let total = 0
  for (;;) {
    const removed = await tryExclusively(database, `chore ${chore.name}`, () => chore.removeBatch(limit))
    total += removed ?? 0
    if (removed === undefined || removed < limit) return total
    // The embedded database runs in this thread: requests that wait get their turn between batches.
    await giveWay()
  }
}

/**
 * Runs the chores one after the other, then the sweeps: first after `firstAfterMs`, so that a server that restarts every
 * day also gets to them, then every `intervalMs`. One that fails is logged and tried again next time; the others still
 * run. Answers how to stop.
 */
export function startMaintenance(
  database: Database,
  { chores, sweeps }: { readonly chores: readonly Chore[]; readonly sweeps: readonly Sweep[] },
  logger: Pick<Logger, 'warn' | 'info'>,
  { firstAfterMs = 60_000, intervalMs = 6 * 3_600_000 } = {},
): () => void {
  let stopped = false
  async function clear(one: Chore | Sweep): Promise<void> {
    try {
      if ('sweep' in one) return void (await one.sweep())
      const removed = await removeInBatches(database, one, one.batchSize)
      if (removed > 0) logger.info({ chore: one.name, removed }, 'Maintenance removed old rows.')
    } catch (error) {
      logger.warn({ err: error, chore: one.name }, 'Maintenance failed; it will be tried again.')
    }
  }
  const run = async () => {
    for (const one of [...chores, ...sweeps]) {
      if (stopped) return
      await clear(one)
    }
  }
  const start = () => runInBackground(run, logger, 'maintenance')
  const first = setTimeout(start, firstAfterMs).unref()
  const every = setInterval(start, intervalMs).unref()
  return () => {
    stopped = true
    clearTimeout(first)
    clearInterval(every)
  }
}
