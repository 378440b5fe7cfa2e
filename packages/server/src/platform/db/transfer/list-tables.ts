import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'

/** Lectern's tables according to the database, each after those that it refers to. */
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
