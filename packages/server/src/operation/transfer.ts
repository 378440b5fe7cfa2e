import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Config } from '../platform/configuration/config.ts'
import { dataPaths } from '../platform/configuration/data-paths.ts'
import { ConfigError, readConfig } from '../platform/configuration/read-config.ts'
import type { Database } from '../platform/db/database.ts'
import { isEmbeddedThere } from '../platform/db/embedded/open-embedded.ts'
import { newestVersion, schemaName } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/opening/open-database.ts'
import { DatabaseStartError } from '../platform/db/start-error.ts'
import { TransferError } from '../platform/db/transfer/dump.ts'
import { readLines, writeLines } from '../platform/db/transfer/dump-file.ts'
import { exportDatabase } from '../platform/db/transfer/export.ts'
import { importDatabase } from '../platform/db/transfer/import.ts'
import { countLiveJobs, isInUse } from '../platform/db/transfer/report.ts'
import { createJobStore } from '../platform/queue/job-store.ts'
import { openWorkQueue } from '../platform/queue/work-queue.ts'
import { describeFiles, describeSecret } from './check-transfer.ts'

const usage = `Usage: npm run transfer -- export <file>
       npm run transfer -- import <file>

Writes the database that LECTERN_DATA_DIR or DATABASE_URL names to a new file, or fills an empty database from such a
file: to move to a PostgreSQL server and back, to another machine, or to a Lectern with a newer embedded PostgreSQL.
Stop Lectern first.`

const acts = new Map([
  ['export', exportTo],
  ['import', importFrom],
])

async function exportTo(config: Config, path: string): Promise<string[]> {
  if (!config.databaseUrl && !isEmbeddedThere(config.dataDir)) {
    throw new TransferError(`There is no database in ${config.dataDir}. Check LECTERN_DATA_DIR.`)
  }
  return withDatabase(config, async (database) => {
    const inUse = await isInUse(database)
    const liveJobs = await countLiveJobs(database)
    const { rows, tables, schema } = await writeLines(path, (write) => exportDatabase(database, write))
    return [
      `Exported ${rows} rows to ${path} (database version ${schema}).`,
      `Sessions: ${tables['sessions'] ?? 0} carried. Users stay logged in.`,
      `Jobs: ${liveJobs} unfinished, carried. After the import they start again.`,
      ...(inUse
        ? ['Another Lectern is using this database. The file does not hold what that one saves from now on.']
        : []),
      'The file holds password hashes and encrypted API keys. Only you can read it; delete it after the move.',
      `Not in the file: audio and pictures. Copy ${dataPaths(config.dataDir).media} to the new LECTERN_DATA_DIR, or keep that directory.`,
      config.secret
        ? 'Not in the file: the secret. Set the same LECTERN_SECRET after the move.'
        : `Not in the file: the secret. Copy ${dataPaths(config.dataDir).secret} to the new LECTERN_DATA_DIR, or keep that directory.`,
    ]
  })
}

async function importFrom(config: Config, path: string): Promise<string[]> {
  // A wrong path must not create an embedded database.
  await stat(path)
  return withDatabase(config, async (database) => {
    const { rows, jobs, schema } = await importRows(database, path)
    const newest = schemaName(newestVersion()) ?? ''
    return [
      `Imported ${rows} rows (database version ${schema}${schema === newest ? '' : `, brought up to ${newest}`}).`,
      `Jobs: ${jobs} unfinished. They start when Lectern starts.`,
      await describeFiles(config, database),
      await describeSecret(config, database),
    ]
  })
}

/** Imports the rows and puts unfinished jobs into the queue, in one transaction. */
async function importRows(database: Database, path: string) {
  const queue = await openWorkQueue(database, {
    supervised: false,
    warn: (error) => process.stderr.write(`${String(error)}\n`),
  })
  const store = createJobStore(database)
  let jobs = 0
  try {
    const imported = await importDatabase(database, readLines(path), async () => {
      for (const id of await store.live()) {
        await store.putBack(id)
        await queue.enqueue([id])
        jobs += 1
      }
    })
    return { ...imported, jobs }
  } finally {
    await queue.boss.stop({ close: false })
  }
}

async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir: config.dataDir, url: config.databaseUrl })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function transfer([command = '', path, ...more]: readonly string[]): Promise<string[]> {
  const act = acts.get(command)
  if (!act || !path || more.length > 0) throw new TransferError(usage)
  return act(readConfig(), resolve(path))
}

/** Whether the message alone says what the operator must do. Messages of failed file access do. */
const isForOperators = (error: Error) =>
  [ConfigError, DatabaseStartError, TransferError].some((kind) => error instanceof kind) || 'syscall' in error

try {
  for (const sentence of await transfer(process.argv.slice(2))) process.stdout.write(`${sentence}\n`)
} catch (error) {
  if (!(error instanceof Error) || !isForOperators(error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
