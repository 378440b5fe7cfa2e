import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { importedFiles } from '../schema/imports.ts'
import { jobs } from '../schema/jobs.ts'
import { media } from '../schema/media.ts'
import { listTables } from './list-tables.ts'

/** Number of unfinished jobs; 0 if the schema is older than jobs. */
export async function countLiveJobs(database: Database): Promise<number> {
  if (!(await listTables(database)).includes('jobs')) return 0
  return database.sql.$count(jobs, inArray(jobs.state, ['waiting', 'running']))
}

/** Whether another Lectern is connected to this PostgreSQL server's database. Call it first on a new connection. */
export async function isInUse(database: Database): Promise<boolean> {
  if (database.backend === 'embedded') return false
  const [others] = await database.sql.execute<{ count: number }>(sql`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'lectern' and pid <> pg_backend_pid()`)
  return (others?.count ?? 0) > 0
}

/** Names of all files that rows refer to, as in the media store. */
export async function storedFiles(database: Database): Promise<string[]> {
  const named = await database.sql
    .select({ name: media.filename })
    .from(media)
    .unionAll(database.sql.select({ name: importedFiles.storedAs }).from(importedFiles))
  return named.map(({ name }) => name)
}
