import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Database } from '../db/database.ts'
import { embeddedFace } from '../db/embedded/embedded-face.ts'
import { databaseOver } from '../db/facade.ts'
import { migrate, readMigrations } from '../db/migrate.ts'
import { openServer } from '../db/server/open-server.ts'

export type TestFace = Database['face']

/** Where tests may create databases of their own. */
const serverUrl = process.env['LECTERN_TEST_DATABASE_URL'] || 'postgres://postgres@127.0.0.1:5432/postgres'

/** The faces that can be tested on this machine: `describe.each(await testFaces())('… (%s)', (face) => …)`. */
export async function testFaces(): Promise<readonly TestFace[]> {
  if (await isServerThere()) return ['embedded', 'server']
  process.stderr.write('Not testing on a PostgreSQL server: none answers at LECTERN_TEST_DATABASE_URL.\n')
  return ['embedded']
}

/**
 * A database of its own for a test file, with all tables unless told otherwise; `close()` removes it. The embedded one
 * takes a third of a second, being a copy; share it within a file all the same. Neither waits for the disk, except a
 * `durable` one on the server.
 */
export async function openTestDatabase(
  face: TestFace,
  { tables = true, durable = false } = {},
): Promise<Database> {
  return face === 'embedded' ? openEmbeddedCopy(tables) : openServerDatabase(tables, durable)
}

/** A data directory with a database in it, for those who open one by themselves; to be removed by them. */
export async function createTestDataDir({ tables = true } = {}): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-test-'))
  cpSync(await embeddedTemplate(tables), join(dataDir, 'database'), { recursive: true })
  return dataDir
}

/** A new, empty database on the server, and how to drop it. */
export async function createServerDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `lectern_test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) }
}

async function openEmbeddedCopy(tables: boolean): Promise<Database> {
  const dataDir = await createTestDataDir({ tables })
  const postgres = await startWithoutDisk(join(dataDir, 'database'))
  const close = async () => {
    await postgres.close()
    rmSync(dataDir, { recursive: true })
  }
  return databaseOver(embeddedFace(postgres, { close }))
}

async function openServerDatabase(tables: boolean, durable: boolean): Promise<Database> {
  const { url, drop } = await createServerDatabase()
  if (!durable) await onServer(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit to off`)
  const database = databaseOver(await openServer(url))
  if (tables) await migrate(database)
  const close = async () => {
    await database.close()
    await drop()
  }
  return { ...database, close }
}

const startWithoutDisk = (directory: string) =>
  PGlite.create(directory, { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'] })

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/lectern/', import.meta.url))

/** A database directory to copy, made once for each set of migrations. */
async function embeddedTemplate(tables: boolean): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([PGlite.defaultStartParams, tables && readMigrations()]))
    .digest('hex')
  const template = join(cache, `database-${key.slice(0, 12)}`)
  if (existsSync(template)) return template
  mkdirSync(cache, { recursive: true })
  const unfinished = mkdtempSync(`${template}-`)
  const postgres = await startWithoutDisk(unfinished)
  if (tables) await migrate(databaseOver(embeddedFace(postgres)))
  await postgres.close()
  try {
    renameSync(unfinished, template)
  } catch (error) {
    // Another test file was faster.
    rmSync(unfinished, { recursive: true })
    if (!existsSync(template)) throw error
  }
  return template
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end().catch(() => {})
  }
}

const isServerThere = () =>
  onServer('select 1').then(
    () => true,
    () => false,
  )
