import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { quoted } from '../backend.ts'
import { TransferError } from './dump.ts'

const mostRows = 100
const mostCharacters = 1_000_000

/**
 * Writes the rows of a dump in batches. `add` takes the whole line of a row: PostgreSQL reads its numbers exactly.
 */
export function createRowWriter(
  database: Database,
  tables: readonly string[],
): { add(table: string, line: string): Promise<void>; flush(): Promise<void> } {
  const known = new Set(tables)
  let current = ''
  let lines: string[] = []
  let characters = 0

  async function flush(): Promise<void> {
    if (lines.length === 0) return
    await insertRows(database, current, lines)
    lines = []
    characters = 0
  }

  return {
    flush,
    async add(table, line) {
      if (!known.has(table)) {
        throw new TransferError(
          `This file has rows for a table "${table}", which its version of Lectern does not have. Please export again.`,
        )
      }
      if (table !== current || lines.length === mostRows || characters > mostCharacters) await flush()
      current = table
      lines.push(line)
      characters += line.length
    },
  }
}

async function insertRows(database: Database, table: string, lines: readonly string[]): Promise<void> {
  const name = sql.identifier(table)
  const columns = await storedColumns(database, table)
  try {
    await database.sql.execute(
      sql`insert into ${name} (${columns}) overriding system value select ${columns}
        from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line, jsonb_populate_record(null::${name}, line->'row')`,
    )
  } catch (cause) {
    throw new TransferError(
      `The rows of this file for the table "${table}" do not fit. Please export again.`,
      {
        cause,
      },
    )
  }
}

/** All columns except those that the database computes. */
async function storedColumns(database: Database, table: string): Promise<SQL> {
  const columns = await database.sql.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${`public.${quoted(table)}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  return sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
}

/** Sets each sequence to continue after the highest imported number. */
export async function restoreSequences(database: Database): Promise<void> {
  const counted = await database.sql.execute<{ table: string; column: string; sequence: string }>(sql`
    select relname as table, attname as column, sequence
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped,
      pg_get_serial_sequence(quote_ident(relname), attname) as sequence
    where relkind = 'r' and relnamespace = 'public'::regnamespace and sequence is not null`)
  for (const { table, column, sequence } of counted) {
    const [from, counter] = [sql.identifier(table), sql.identifier(column)]
    await database.sql.execute(
      sql`select setval(${sequence}::regclass, (select coalesce(max(${counter}), 0) + 1 from ${from}), false)`,
    )
  }
}
