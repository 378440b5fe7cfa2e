import type { PGlite } from '@electric-sql/pglite'

/** Calls back again and again until the answered function is called. */
export type Every = (milliseconds: number, act: () => void) => () => void

const everyUnref: Every = (milliseconds, act) => {
  const timer = setInterval(act, milliseconds).unref()
  return () => clearInterval(timer)
}

const minute = 60_000
const statementsBetweenCheckpoints = 2000

/** What PostgreSQL's background processes do elsewhere; PGlite has none, and its log and tables would only grow. */
export interface Maintenance {
  /** To be told of each statement, so that a burst of them is followed by a checkpoint. */
  counted(): void
  /** Resolves when nothing of it is running any more. */
  stop(): Promise<void>
}

export function startMaintenance(
  postgres: Pick<PGlite, 'query' | 'exec'>,
  failed: (error: unknown) => void,
  every: Every = everyUnref,
): Maintenance {
  let statements = 0
  let running: Promise<void> = Promise.resolve()
  const run = (work: () => Promise<void>) => {
    running = running.then(work).catch(failed)
  }
  const checkpoint = async () => {
    statements = 0
    await postgres.exec('CHECKPOINT')
  }
  const stopTimers = [
    every(5 * minute, () => run(checkpoint)),
    every(60 * minute, () => run(() => vacuumTables(postgres))),
  ]
  return {
    counted() {
      statements += 1
      if (statements === statementsBetweenCheckpoints) run(checkpoint)
    },
    async stop() {
      for (const stop of stopTimers) stop()
      await running
    },
  }
}

/** One table at a time, so that nobody waits for long. */
async function vacuumTables(postgres: Pick<PGlite, 'query' | 'exec'>): Promise<void> {
  const { rows } = await postgres.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where n_dead_tup > 0`,
  )
  for (const { name } of rows) await postgres.exec(`VACUUM (ANALYZE) ${name}`)
}
