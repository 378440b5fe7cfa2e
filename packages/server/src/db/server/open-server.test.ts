import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, testFaces } from '../../testing/database.ts'
import type { Database } from '../database.ts'
import { openDatabase } from '../open-database.ts'

const faces = await testFaces()

test('A server that does not answer is reported with a sentence', async () => {
  const opening = openDatabase({ dataDir: '', url: 'postgres://nobody@127.0.0.1:1/nothing' })
  await expect(opening).rejects.toThrow('The PostgreSQL server of DATABASE_URL does not answer.')
  await expect(opening).rejects.toMatchObject({ name: 'DatabaseStartError' })
})

describe.skipIf(!faces.includes('server'))('The server database', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase('server', { tables: false })
  })
  afterAll(() => database?.close())

  const breakConnections = () =>
    database.sql.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)

  test('listens again after its connection broke, and tells that something may have been missed', async () => {
    const { promise: again, resolve: reconnected } = Promise.withResolvers<void>()
    const { promise: told, resolve: heard } = Promise.withResolvers<string>()
    await database.listen('news', heard, reconnected)
    await breakConnections()
    await again
    await database.notify('news', 'back')
    expect(await told).toBe('back')
  })

  test('reports a transaction whose connection broke, and goes on', async () => {
    const work = database.transaction(async () => {
      await database.sql.execute(sql`select 1`)
      await database.sql.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    await expect(work).rejects.toThrow('Failed query')
    expect(await database.sql.execute(sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  test('runs transactions side by side', async () => {
    const { promise: bothInside, resolve } = Promise.withResolvers<void>()
    let inside = 0
    const meet = () =>
      database.transaction(async () => {
        inside += 1
        if (inside === 2) resolve()
        await bothInside
        return inside
      })
    expect(await Promise.all([meet(), meet()])).toEqual([2, 2])
  })
})
