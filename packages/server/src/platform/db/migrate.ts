import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import type { Database } from './database.ts'
import { sourceFile } from '../runtime/program-files.ts'

const migrationsFolder = fileURLToPath(sourceFile('platform/db/migrations'))

/** Differs from all other advisory locks. Keeps other processes from migrating at the same time. */
const migrationLock = 5_327_836_281

/**
 * Updates the tables in one transaction. Safe with many concurrent starts. `until` stops at that version (from
 * `schemaVersion`), for a dump of an older Lectern.
 */
export async function migrate(
  database: Database,
  { until = Infinity }: { until?: number } = {},
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis <= until,
  )
  await database.transaction(
    async () => {
      await database.sql.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
      await database.sql.execute(sql`create schema if not exists drizzle`)
      await database.sql.execute(
        sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
      )
      const version = await schemaVersion(database)
      for (const migration of migrations)
        if (migration.folderMillis > version) await apply(database, migration)
    },
    { seconds: 600 },
  )
}

/** All migrations, oldest first. */
export const readMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder })

/** The version after `migrate()`. */
export const newestVersion = (): number => readMigrations().at(-1)?.folderMillis ?? 0

const journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) })

/** Name of the migration of a version, such as `0002_glossaries_and_feeds`; undefined for a version of another Lectern. */
export function schemaName(version: number): string | undefined {
  const text = readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')
  return journal.parse(JSON.parse(text)).entries.find(({ when }) => when === version)?.tag
}

/** When the newest of the applied migrations was written, in milliseconds since 1970; 0 without any. */
export async function schemaVersion(database: Database): Promise<number> {
  const [table] = await database.sql.execute<{ applied: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as applied`,
  )
  if (!table?.applied) return 0
  const [newest] = await database.sql.execute<{ version: number | null }>(
    sql`select max(created_at) as version from drizzle.__drizzle_migrations`,
  )
  return newest?.version ?? 0
}

async function apply(database: Database, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) await database.sql.execute(sql.raw(statement))
  await database.sql.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
  )
}
