import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Database } from '../platform/db/database.ts'
import { embeddedBackend } from '../platform/db/embedded/embedded-backend.ts'
import { databaseOver } from '../platform/db/facade.ts'
import type { Backend, Session } from '../platform/db/backend.ts'
import { migrate, readMigrations } from '../platform/db/migrate.ts'
import { openServer } from '../platform/db/server/open-server.ts'
import { memoizeAsync } from '../platform/runtime/memoize-async.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

export type TestBackend = Database['backend']

/** The server on which tests may create databases. */
const serverUrl = process.env['LECTERN_TEST_DATABASE_URL'] || 'postgres://postgres@127.0.0.1:5432/postgres'

/**
 * The database backends that are available on this machine: `describe.each(await testBackends())('… (%s)', (backend) =>
 * …)`.
 */
export async function testBackends(): Promise<readonly TestBackend[]> {
  if (await isServerThere()) return ['embedded', 'server']
  process.stderr.write('Not testing on a PostgreSQL server: none answers at LECTERN_TEST_DATABASE_URL.\n')
  return ['embedded']
}

/**
 * A database for one test file, with all tables by default; `close()` removes it. The embedded one takes a third of a
 * second, because it is a copy. Share it within a file. Neither waits for the disk, except a `durable` one on the
 * server. `asked` is called with each statement.
 */
export async function openTestDatabase(
  backend: TestBackend,
  {
    tables = true,
    durable = false,
    asked = () => {},
  }: { tables?: boolean; durable?: boolean; asked?: Asked } = {},
): Promise<Database> {
  return backend === 'embedded' ? openEmbeddedCopy(tables, asked) : openServerDatabase(tables, durable, asked)
}

/** A data directory with a database, for tests that open it themselves. The test removes it. */
export async function createTestDataDir({ tables = true } = {}): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-test-'))
  cpSync(await embeddedTemplate(tables), join(dataDir, 'database'), { recursive: true })
  return dataDir
}

/** A database on the server. */
export interface ServerDatabase {
  readonly url: string
  /** Closes all connections and refuses new ones. Resolves when none is left. */
  readonly cutOff: () => Promise<void>
  readonly allowConnections: () => Promise<void>
  readonly drop: () => Promise<void>
}

/** A copy of a database with all tables, or an empty one. */
export async function createServerDatabase({ tables = false } = {}): Promise<ServerDatabase> {
  const name = uniqueName('lectern_test')
  await onServer(`create database ${name} ${tables ? `template ${await serverTemplate()}` : ''}`)
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`
  return {
    url: urlOf(name),
    async cutOff() {
      await onServer(`alter database ${name} with allow_connections false`)
      // PostgreSQL ends a connection with a delay on a busy machine.
      while ((await onServer(cut)) > 0) await yieldToEventLoop()
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
  return databaseOver(overheard(embeddedBackend(postgres, { close }), asked))
}

async function openServerDatabase(tables: boolean, durable: boolean, asked: Asked): Promise<Database> {
  const { url, drop } = await createServerDatabase({ tables })
  if (!durable)
    await onServer(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit to off`)
  const database = databaseOver(overheard(await openServer(url), asked))
  const close = async () => {
    await database.close()
    await drop()
  }
  return { ...database, close }
}

function overheard(backend: Backend, asked: Asked): Backend {
  const reporting = (session: Session): Session => ({
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
    ...backend,
    session: reporting(backend.session),
    transaction: (work) => backend.transaction((session) => work(reporting(session))),
  }
}

const startWithoutDisk = (directory: string) =>
  PGlite.create(directory, { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'] })

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/lectern/', import.meta.url))

/** A database directory to copy, made once per set of migrations. */
async function embeddedTemplate(tables: boolean): Promise<string> {
  const template = join(cache, `database-${hashOf([PGlite.defaultStartParams, tables && readMigrations()])}`)
  if (existsSync(template)) return template
  mkdirSync(cache, { recursive: true })
  const unfinished = mkdtempSync(`${template}-`)
  const postgres = await startWithoutDisk(unfinished)
  if (tables) await migrate(databaseOver(embeddedBackend(postgres)))
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

/** The name of a database on the server to copy, made once per set of migrations. It stays on the server. */
const serverTemplate = memoizeAsync(async (): Promise<string> => {
  const template = `lectern_template_${hashOf(readMigrations())}`
  const isThere = async () => (await onServer(`select 1 from pg_database where datname = '${template}'`)) > 0
  if (await isThere()) return template
  const unfinished = uniqueName('lectern_test')
  await onServer(`create database ${unfinished}`)
  const database = databaseOver(await openServer(urlOf(unfinished)))
  await migrate(database)
  await database.close()
  try {
    await onServer(`alter database ${unfinished} rename to ${template}`)
  } catch (error) {
    // Another test file was faster.
    await onServer(`drop database ${unfinished}`)
    if (!(await isThere())) throw error
  }
  return template
})

const uniqueName = (start: string) => `${start}_${randomUUID().replaceAll('-', '')}`

function urlOf(name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/** Returns the number of rows. */
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
