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
import type { Face, Session } from '../db/face.ts'
import { migrate, readMigrations } from '../db/migrate.ts'
import { openServer } from '../db/server/open-server.ts'
import { giveWay } from './give-way.ts'

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
 * `durable` one on the server. `asked` is called with each statement.
 */
export async function openTestDatabase(
  face: TestFace,
  {
    tables = true,
    durable = false,
    asked = () => {},
  }: { tables?: boolean; durable?: boolean; asked?: Asked } = {},
): Promise<Database> {
  return face === 'embedded' ? openEmbeddedCopy(tables, asked) : openServerDatabase(tables, durable, asked)
}

/** A data directory with a database in it, for those who open one by themselves; to be removed by them. */
export async function createTestDataDir({ tables = true } = {}): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-test-'))
  cpSync(await embeddedTemplate(tables), join(dataDir, 'database'), { recursive: true })
  return dataDir
}

/** A database on the server, empty at first. */
export interface ServerDatabase {
  readonly url: string
  /** Cuts all connections and refuses new ones. Resolves when none is left. */
  readonly cutOff: () => Promise<void>
  readonly allowConnections: () => Promise<void>
  readonly drop: () => Promise<void>
}

export async function createServerDatabase(): Promise<ServerDatabase> {
  const name = `lectern_test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`
  return {
    url: url.href,
    async cutOff() {
      await onServer(`alter database ${name} with allow_connections false`)
      // A server process ends when it gets to it, which a busy machine delays.
      while ((await onServer(cut)) > 0) await giveWay()
    },
    allowConnections: async () => void (await onServer(`alter database ${name} with allow_connections true`)),
    drop: async () => void (await onServer(`drop database if exists ${name} with (force)`)),
  }
}

/** Called with the text of each statement. */
type Asked = (statement: string) => void

async function openEmbeddedCopy(tables: boolean, asked: Asked): Promise<Database> {
  const dataDir = await createTestDataDir({ tables })
  const postgres = await startWithoutDisk(join(dataDir, 'database'))
  const close = async () => {
    await postgres.close()
    rmSync(dataDir, { recursive: true })
  }
  return databaseOver(overheard(embeddedFace(postgres, { close }), asked))
}

async function openServerDatabase(tables: boolean, durable: boolean, asked: Asked): Promise<Database> {
  const { url, drop } = await createServerDatabase()
  if (!durable)
    await onServer(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit to off`)
  const database = databaseOver(overheard(await openServer(url), asked))
  if (tables) await migrate(database)
  const close = async () => {
    await database.close()
    await drop()
  }
  return { ...database, close }
}

function overheard(face: Face, asked: Asked): Face {
  const telling = (session: Session): Session => ({
    query(text, ...given) {
      asked(text)
      return session.query(text, ...given)
    },
    execute(text, ...given) {
      asked(text)
      return session.execute(text, ...given)
    },
  })
  return {
    ...face,
    session: telling(face.session),
    transaction: (work) => face.transaction((session) => work(telling(session))),
  }
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

/** Answers the number of rows. */
async function onServer(statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    return (await client.query(statement)).rows.length
  } finally {
    await client.end().catch(() => {})
  }
}

const isServerThere = () =>
  onServer('select 1').then(
    () => true,
    () => false,
  )
