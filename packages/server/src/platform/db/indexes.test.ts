import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import type { Database } from './database.ts'

describe.each(await testBackends())('the indexes of the %s database', (backend) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(backend)
  })
  afterAll(() => database?.close())

  test('delete rows with the row they refer to, without reading their whole table', async () => {
    const missing = await database.sql.execute(sql`
      select conrelid::regclass::text as name, attname as column
      from pg_constraint key
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index index
        where index.indrelid = key.conrelid and index.indpred is null and index.indkey[0] = key.conkey[1])
      order by 1, 2`)
    // One row per course, so reading them all is cheap.
    expect(missing).toEqual([
      { name: 'glossaries', column: 'updated_by' },
      { name: 'podcast_feeds', column: 'created_by' },
    ])
  })

  test.each([
    ['jobs', 'course_system, course_id, page_id, kind, created_at'],
    ['jobs', 'finished_at'],
    ['sessions', 'expires_at'],
    ['document_versions', 'saved_at'],
    ['media', 'created_at'],
  ])('find rows of %s by %s', async (table, columns) => {
    const indexes = await database.sql.execute<{ indexdef: string }>(
      sql`select indexdef from pg_indexes where schemaname = 'public' and tablename = ${table}`,
    )
    expect(indexes.filter(({ indexdef }) => indexdef.includes(`(${columns}`))).not.toEqual([])
  })
})
