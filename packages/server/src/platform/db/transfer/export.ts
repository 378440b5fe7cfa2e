import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { schemaName, schemaVersion } from '../migrate.ts'
import { createTally, type DumpEnd, dumpSeconds, type DumpStart, TransferError } from './dump.ts'
import { listTables } from './list-tables.ts'

/** A version of a document may have 2 MB, so few rows are held in memory. */
const rowsAtOnce = sql.raw('20')

/** Writes a consistent snapshot of the whole database in the format of `dump.ts`. Throws a `TransferError`. */
export async function exportDatabase(
  database: Database,
  write: (line: string) => Promise<void>,
): Promise<DumpEnd & { schema: string }> {
  const start = await startOf(database)
  return database.transaction(
    async () => {
      await database.sql.execute(sql`set transaction isolation level repeatable read, read only`)
      const tally = createTally()
      const first = JSON.stringify(start)
      tally.line(first)
      await write(first)
      for (const table of await listTables(database)) {
        await exportTable(database, table, async (line) => {
          tally.row(table, line)
          await write(line)
        })
      }
      const end = tally.end()
      await write(JSON.stringify(end))
      return { ...end, schema: start.schema }
    },
    { seconds: dumpSeconds },
  )
}

async function startOf(database: Database): Promise<DumpStart> {
  const version = await schemaVersion(database)
  if (version === 0) throw new TransferError('There is no data of Lectern in this database.')
  const schema = schemaName(version)
  if (schema === undefined) {
    throw new TransferError(
      'Another version of Lectern has used this database. Export it with the Lectern that used it last.',
    )
  }
  return { format: 'lectern-database', version, schema }
}

async function exportTable(
  database: Database,
  table: string,
  write: (line: string) => Promise<void>,
): Promise<void> {
  await database.sql.execute(
    sql`declare dump no scroll cursor for select to_jsonb(it)::text as line from ${sql.identifier(table)} as it`,
  )
  for (;;) {
    const rows = await database.sql.execute<{ line: string }>(sql`fetch ${rowsAtOnce} from dump`)
    if (rows.length === 0) break
    for (const { line } of rows) await write(`{"table":${JSON.stringify(table)},"row":${line}}`)
  }
  await database.sql.execute(sql`close dump`)
}
