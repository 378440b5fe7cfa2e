import type { PGlite } from '@electric-sql/pglite'

/** Calls the callback repeatedly until the returned function is called. */
export type Every = (milliseconds: number, act: () => void) => () => void

const everyUnref: Every = (milliseconds, act) => {
  const timer = setInterval(act, milliseconds).unref()
  return () => clearInterval(timer)
}

const minute = 60_000
const statementsBetweenLooks = 500
const logLimit = 32 * 2 ** 20

type Asked = Pick<PGlite, 'query' | 'exec'>

/** Does the work of PostgreSQL's background processes. PGlite has none, so its log and tables would only grow. */
export interface Maintenance {
  /** Called for each statement, so that the log cannot grow far between two checkpoints. */
  counted(): void
  /** Resolves when no maintenance is running. */
  stop(): Promise<void>
}

export function startMaintenance(
  postgres: Asked,
  failed: (error: unknown) => void,
  every: Every = everyUnref,
): Maintenance {
  let statements = 0
  let running: Promise<void> = Promise.resolve()
  const run = (work: () => Promise<void>) => {
    running = running.then(work).catch(failed)
  }
  const stopTimers = [
    every(5 * minute, () => run(() => checkpoint(postgres))),
    every(60 * minute, () => run(() => vacuumTables(postgres))),
  ]
  return {
    counted() {
      statements += 1
      if (statements % statementsBetweenLooks === 0) run(() => checkpointWhenGrown(postgres))
    },
    async stop() {
      for (const stop of stopTimers) stop()
      await running
    },
  }
}

async function checkpoint(postgres: Asked): Promise<void> {
  await postgres.exec('CHECKPOINT')
}

async function checkpointWhenGrown(postgres: Asked): Promise<void> {
  const { rows } = await postgres.query<{ bytes: string }>(
    'select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()',
  )
  if (rows.some(({ bytes }) => Number(bytes) > logLimit)) await checkpoint(postgres)
}

/**
 * Vacuums one table at a time, so that queries wait only briefly. PGlite has no statistics about which table needs
 * it.
 */
async function vacuumTables(postgres: Asked): Promise<void> {
  const { rows } = await postgres.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')`,
  )
  for (const { name } of rows) await postgres.exec(`VACUUM (ANALYZE) ${name}`)
}
