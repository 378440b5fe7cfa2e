import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { type DumpEnd, dumpSeconds, type DumpStart, listTables } from './dump.ts'
import { schemaVersion } from './migrate.ts'

const rowsAtOnce = sql.raw('100')

/** Writes the whole database, as it is at one moment, in the form of `dump.ts`; answers the number of rows. */
export async function exportDatabase(
  database: Database,
  write: (line: string) => Promise<void>,
): Promise<number> {
  const version = await schemaVersion(database)
  return database.transaction(
    async () => {
      await database.sql.execute(sql`set transaction isolation level repeatable read, read only`)
      await write(JSON.stringify({ format: 'lectern-database', version } satisfies DumpStart))
      let rows = 0
      for (const table of await listTables(database)) rows += await exportTable(database, table, write)
      await write(JSON.stringify({ rows } satisfies DumpEnd))
      return rows
    },
    { seconds: dumpSeconds },
  )
}

async function exportTable(
  database: Database,
  table: string,
  write: (line: string) => Promise<void>,
): Promise<number> {
  let count = 0
  await database.sql.execute(
    sql`declare dump no scroll cursor for select to_jsonb(it)::text as line from ${sql.identifier(table)} as it`,
  )
  for (;;) {
    const rows = await database.sql.execute<{ line: string }>(sql`fetch ${rowsAtOnce} from dump`)
    if (rows.length === 0) break
    for (const { line } of rows) await write(`{"table":${JSON.stringify(table)},"row":${line}}`)
    count += rows.length
  }
  await database.sql.execute(sql`close dump`)
  return count
}
