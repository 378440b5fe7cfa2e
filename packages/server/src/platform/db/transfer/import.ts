import type { Database } from '../database.ts'
import { migrate, newestVersion, schemaName } from '../migrate.ts'
import { createTally, type DumpEnd, dumpEnd, dumpRow, dumpSeconds, dumpStart, TransferError } from './dump.ts'
import { listTables } from './list-tables.ts'
import { createRowWriter, restoreSequences } from './write-rows.ts'

const damagedFileError = (cause?: unknown) =>
  new TransferError('This file is damaged. Please export again.', { cause })

/**
 * Fills an empty database from an export of this or an older Lectern, completely or not at all. `afterwards` runs
 * in the same transaction, after the migrations. Throws a `TransferError`.
 */
export async function importDatabase(
  database: Database,
  lines: AsyncIterable<string>,
  afterwards: () => Promise<void> = async () => {},
): Promise<DumpEnd & { schema: string }> {
  return database.transaction(
    async () => {
      await requireEmpty(database)
      const imported = await importLines(database, lines)
      await migrate(database)
      await restoreSequences(database)
      await afterwards()
      return imported
    },
    { seconds: dumpSeconds },
  )
}

async function requireEmpty(database: Database): Promise<void> {
  const [table] = await listTables(database)
  if (table === undefined) return
  throw new TransferError(
    `This database is not empty: it has the table "${table}". Import into a new, empty database.`,
  )
}

async function importLines(
  database: Database,
  lines: AsyncIterable<string>,
): Promise<DumpEnd & { schema: string }> {
  const tally = createTally()
  let writer: ReturnType<typeof createRowWriter> | undefined
  let schema = ''
  let end: DumpEnd | undefined
  for await (const line of lines) {
    if (end) throw damagedFileError()
    const value = parseLine(line)
    if (!writer) {
      schema = await prepareTables(database, value)
      writer = createRowWriter(database, await listTables(database))
      tally.line(line)
      continue
    }
    end = dumpEnd.safeParse(value).data
    if (end) continue
    const row = dumpRow.safeParse(value)
    if (!row.success) throw damagedFileError(row.error)
    tally.row(row.data.table, line)
    await writer.add(row.data.table, line)
  }
  if (!writer || !end) throw new TransferError('This file is not complete. Please export again.')
  await writer.flush()
  const found = tally.end()
  if (found.rows !== end.rows) throw new TransferError('This file is not complete. Please export again.')
  if (found.sha256 !== end.sha256) throw damagedFileError()
  return { ...found, schema }
}

/** Creates the tables of the schema version of the dump; returns the name of that version. */
async function prepareTables(database: Database, firstLine: unknown): Promise<string> {
  const start = dumpStart.safeParse(firstLine)
  if (!start.success) throw new TransferError('This file is not an export of Lectern.')
  const { version, schema } = start.data
  if (schemaName(version) === undefined) {
    throw new TransferError(
      `This file is from ${version > newestVersion() ? 'a newer' : 'another'} Lectern: its database version is ` +
        `${schema}, and this Lectern reads up to ${schemaName(newestVersion())}. Import it with that Lectern.`,
    )
  }
  await migrate(database, { until: version })
  return schema
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw damagedFileError(cause)
  }
}
