import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServerDatabase, openTestDatabase, testBackends } from '../../testing/database.ts'
import type { Database } from './database.ts'
import { listTables } from './transfer/list-tables.ts'
import { migrate, newestVersion, readMigrations, schemaVersion } from './migrate.ts'
import { openDatabase } from './opening/open-database.ts'

const backends = await testBackends()

describe.each(backends)('Migrating the %s database', (backend) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(backend, { tables: false })
  })
  afterAll(() => database?.close())

  test('stops at the given version', async () => {
    await migrate(database, { until: 0 })
    expect(await schemaVersion(database)).toBe(0)
    expect(await listTables(database)).toEqual([])
  })

  test('reaches the newest version, and does nothing the next time', async () => {
    await migrate(database)
    expect(await schemaVersion(database)).toBe(newestVersion())
    const tables = await listTables(database)
    expect(tables).toContain('users')
    await migrate(database)
    expect(await listTables(database)).toEqual(tables)
    const applied = await database.sql.execute(sql`select hash from drizzle.__drizzle_migrations order by id`)
    expect(applied).toEqual(readMigrations().map(({ hash }) => ({ hash })))
  })
})

test.skipIf(!backends.includes('server'))(
  'Twelve concurrent starts migrate a server without a failure',
  async () => {
    const { url, drop } = await createServerDatabase()
    const databases = await Promise.all(Array.from({ length: 12 }, () => openDatabase({ dataDir: '', url })))
    const outcomes = await Promise.allSettled(databases.map((database) => migrate(database)))
    const applied = await databases[0]?.sql.execute(sql`select hash from drizzle.__drizzle_migrations`)
    await Promise.all(databases.map((database) => database.close()))
    await drop()
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(applied).toHaveLength(readMigrations().length)
  },
)
