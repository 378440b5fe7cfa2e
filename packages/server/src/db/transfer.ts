import { open } from 'node:fs/promises'
import { ConfigError, readConfig } from '../config.ts'
import type { Database } from './database.ts'
import { exportDatabase } from './export.ts'
import { importDatabase, ImportError } from './import.ts'
import { openDatabase } from './open-database.ts'
import { DatabaseStartError } from './start-error.ts'

const usage = `Usage: node packages/server/src/db/transfer.ts export|import <file>

Writes the database that LECTERN_DATA_DIR or DATABASE_URL names to a new file, or fills an empty one from such a file:
to move to another machine, to a PostgreSQL server, or to a Lectern with a newer embedded PostgreSQL. Stop Lectern
first. Voices and pictures are not in the database: copy the media folder of the data directory too.`

async function exportTo(database: Database, path: string): Promise<number> {
  const file = await open(path, 'wx')
  try {
    const rows = await exportDatabase(database, (line) => file.appendFile(`${line}\n`))
    await file.sync()
    return rows
  } finally {
    await file.close()
  }
}

async function importFrom(database: Database, path: string): Promise<number> {
  const file = await open(path)
  return importDatabase(database, file.readLines())
}

const acts = new Map([
  ['export', exportTo],
  ['import', importFrom],
])

async function transfer([command = '', path]: readonly string[]): Promise<string> {
  const act = acts.get(command)
  if (!act || !path) throw new ImportError(usage)
  const { dataDir, databaseUrl } = readConfig()
  const database = await openDatabase({ dataDir, url: databaseUrl })
  try {
    return `${command}ed ${await act(database, path)} rows.`
  } finally {
    await database.close()
  }
}

/** Whether the message alone says what to do; that of a failed file access does. */
const isForPeople = (error: Error) =>
  [ConfigError, DatabaseStartError, ImportError].some((kind) => error instanceof kind) || 'syscall' in error

try {
  process.stdout.write(`${await transfer(process.argv.slice(2))}\n`)
} catch (error) {
  if (!(error instanceof Error) || !isForPeople(error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
