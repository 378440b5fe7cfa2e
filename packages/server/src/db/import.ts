import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { dumpEnd, dumpRow, dumpSeconds, dumpStart, listTables } from './dump.ts'
import { migrate, newestVersion } from './migrate.ts'

/** Why a dump cannot be taken in; its message is a sentence for whoever runs the import. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}

const rowsAtOnce = 100

/**
 * Fills a database that Lectern has not used yet with what `exportDatabase` wrote, by this Lectern or an older one;
 * all of it or nothing. Answers the number of rows. Throws an `ImportError`.
 */
export async function importDatabase(database: Database, lines: AsyncIterable<string>): Promise<number> {
  return database.transaction(
    async () => {
      if ((await listTables(database)).length > 0) {
        throw new ImportError('This database is in use already. Please import into a new, empty one.')
      }
      const rows = await importLines(database, lines)
      await migrate(database)
      return rows
    },
    { seconds: dumpSeconds },
  )
}

async function importLines(database: Database, lines: AsyncIterable<string>): Promise<number> {
  const batch = createBatch(database)
  let started = false
  for await (const line of lines) {
    const value = parseLine(line)
    if (!started) {
      await prepareTables(database, value)
      started = true
      continue
    }
    const end = dumpEnd.safeParse(value)
    if (end.success) {
      await batch.flush()
      if (end.data.rows === batch.rows) return batch.rows
      break
    }
    await batch.add(value)
  }
  throw new ImportError('This file is not complete. Please export again.')
}

/** The tables as they were when the dump was written. */
async function prepareTables(database: Database, firstLine: unknown): Promise<void> {
  const start = dumpStart.safeParse(firstLine)
  if (!start.success) throw new ImportError('This file is not an export of Lectern.')
  if (start.data.version > newestVersion()) {
    throw new ImportError('This file was written by a newer Lectern. Please import it with that one.')
  }
  await migrate(database, { until: start.data.version })
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new ImportError('This file is damaged. Please export again.', { cause })
  }
}

/** Rows of one table, written many at a time. */
function createBatch(database: Database) {
  let table = ''
  let waiting: unknown[] = []
  const batch = {
    rows: 0,
    async add(value: unknown) {
      const next = dumpRow.safeParse(value)
      if (!next.success)
        throw new ImportError('This file is damaged. Please export again.', { cause: next.error })
      if (next.data.table !== table || waiting.length === rowsAtOnce) await batch.flush()
      table = next.data.table
      waiting.push(next.data.row)
      batch.rows += 1
    },
    async flush() {
      if (waiting.length === 0) return
      await insertRows(database, table, waiting)
      waiting = []
    },
  }
  return batch
}

async function insertRows(database: Database, table: string, rows: readonly unknown[]): Promise<void> {
  const name = sql.identifier(table)
  try {
    await database.sql.execute(
      sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`,
    )
  } catch (cause) {
    throw new ImportError(`The rows of this file for ${table} cannot be written. Please export again.`, {
      cause,
    })
  }
}
