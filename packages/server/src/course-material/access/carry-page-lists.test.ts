import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { migrate, readMigrations } from '../../platform/db/migrate.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { createAccessStore } from './store/access-store.ts'

describe.each(await testBackends())('the upgrade from page lists to rows (%s database)', (backend) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(backend, { tables: false })
  })
  afterAll(() => database.close())

  test('keeps the known pages of each course, so that users keep access while the course system is down', async () => {
    const migrations = readMigrations()
    const carrying = migrations.findIndex(({ sql: statements }) =>
      statements.some((statement) => statement.includes('CREATE TABLE "course_pages"')),
    )
    await migrate(database, { until: migrations[carrying - 1]?.folderMillis ?? 0 })
    const pages = [
      { id: '71', title: 'Rain', module: { id: 'm1', name: 'Water', position: 1 }, position: 2 },
      { id: '72', title: 'Snow', module: null, position: null },
    ]
    const readAt = '2026-11-22T08:00:00.000Z'
    for (const home of ['https://canvas.example.edu', 'imported:1234']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await database.sql.execute(
        sql`insert into page_lists values (${home}, '7', ${JSON.stringify(pages)}::jsonb, ${readAt}::timestamptz)`,
      )
    }
    await migrate(database)
    const store = createAccessStore(database)
    expect(await store.pagesOf('https://canvas.example.edu', '7')).toEqual({
      readAt: new Date(readAt),
      pages,
    })
    expect(await store.pagesOf('imported:1234', '7')).toBeUndefined()
  })
})
