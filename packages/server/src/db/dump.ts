import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './database.ts'

/**
 * The form of an exported database: JSON lines. The first is `DumpStart`, the last `DumpEnd`, and each between is a
 * `DumpRow`, tables that others refer to first. It holds Lectern's own tables; the queue's are made anew.
 */
export const dumpStart = z.object({
  format: z.literal('lectern-database'),
  /** As `schemaVersion()` tells it. */
  version: z.number(),
})
export const dumpRow = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) })
export const dumpEnd = z.object({ rows: z.number() })

export type DumpStart = z.infer<typeof dumpStart>
export type DumpEnd = z.infer<typeof dumpEnd>

/** Both may take this long in their one transaction. */
export const dumpSeconds = 3600

/** Our tables, each after all those that it refers to. */
export async function listTables(database: Database): Promise<string[]> {
  const tables = await database.sql.execute<{ name: string; refers_to: string[] }>(sql`
    select relname as name, array(
      select parent.relname::text from pg_constraint join pg_class parent on parent.oid = confrelid
      where contype = 'f' and conrelid = child.oid and confrelid <> child.oid) as refers_to
    from pg_class child where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`)
  const ordered = new Set<string>()
  while (ordered.size < tables.length) {
    const ready = tables.filter(
      ({ name, refers_to }) => !ordered.has(name) && refers_to.every((other) => ordered.has(other)),
    )
    if (ready.length === 0) throw new Error('Some tables refer to each other in a circle.')
    for (const { name } of ready) ordered.add(name)
  }
  return [...ordered]
}
