import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, testBackends } from '../../../testing/database.ts'
import { fillTables, schemaTables } from '../../../testing/fill-tables.ts'
import type { Database } from '../database.ts'
import { newestVersion, readMigrations, schemaName } from '../migrate.ts'
import { createTally } from './dump.ts'
import { exportDatabase } from './export.ts'
import { importDatabase } from './import.ts'

const backends = await testBackends()
const rowsOfEach = 120

async function* linesOf(lines: readonly string[]) {
  yield* lines
}

async function exportLines(database: Database): Promise<string[]> {
  const lines: string[] = []
  await exportDatabase(database, async (line) => void lines.push(line))
  return lines
}

const schema = schemaName(newestVersion())

describe.each(backends)('An export of the %s database', (backend) => {
  let database: Database
  let lines: string[]

  beforeAll(async () => {
    database = await openTestDatabase(backend)
    await fillTables(database, rowsOfEach)
    lines = await exportLines(database)
  })
  afterAll(() => database?.close())

  test('has a header, a line for each row of every table of the schema, and an end that counts them', () => {
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      format: 'lectern-database',
      version: newestVersion(),
      schema,
    })
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
      rows: rowsOfEach * schemaTables.size,
      tables: Object.fromEntries([...schemaTables.keys()].map((name) => [name, rowsOfEach])),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test.each(backends)('fills an empty %s database with exactly the same rows', async (otherBackend) => {
    const other = await openTestDatabase(otherBackend, { tables: false })
    const imported = await importDatabase(other, linesOf(lines))
    expect(imported).toMatchObject({ rows: rowsOfEach * schemaTables.size, schema })
    expect(await exportLines(other)).toEqual(lines)
    await other.close()
  })

  test('is refused by a database that is not empty', async () => {
    await expect(importDatabase(database, linesOf(lines))).rejects.toThrow('This database is not empty')
  })

  test('leaves the database empty when a step after the rows fails', async () => {
    const other = await openTestDatabase(backend, { tables: false })
    const failing = importDatabase(other, linesOf(lines), () => Promise.reject(new Error('no queue')))
    await expect(failing).rejects.toThrow('no queue')
    expect((await importDatabase(other, linesOf(lines))).rows).toBe(rowsOfEach * schemaTables.size)
    await other.close()
  })

  test('is refused when it is cut off, changed, from another Lectern, or not an export', async () => {
    const other = await openTestDatabase(backend, { tables: false })
    const header = (changes: object) => JSON.stringify({ ...JSON.parse(lines[0] ?? ''), ...changes })
    const userLine = lines.findIndex((line) => line.startsWith('{"table":"users"'))
    const changed = (lines[userLine] ?? '').replace('email', 'e-mail')
    const refusals: [string[], string][] = [
      [lines.slice(0, -1), 'not complete'],
      [lines.slice(0, 1), 'not complete'],
      [lines.toSpliced(-2, 1), 'not complete'],
      [[...lines, lines.at(-1) ?? ''], 'damaged'],
      [lines.with(userLine, (lines[userLine] ?? '').replace('“Łukasz”', '“Lukasz”')), 'damaged'],
      [lines.with(userLine, changed), 'table "users" do not fit'],
      [lines.with(5, '{"table":'), 'damaged'],
      [lines.with(5, '{"table":"users"}'), 'damaged'],
      [lines.with(5, '{"table":"pg_class","row":{}}'), 'table "pg_class"'],
      [
        lines.with(0, header({ version: newestVersion() + 1, schema: '0999_later' })),
        `a newer Lectern: its database version is 0999_later, and this Lectern reads up to ${schema}`,
      ],
      [lines.with(0, header({ version: 1, schema: '0000_branch' })), 'another Lectern'],
      [['{"hello":1}'], 'not an export'],
      [[], 'not complete'],
    ]
    for (const [damaged, sentence] of refusals) {
      await expect(importDatabase(other, linesOf(damaged))).rejects.toThrow(sentence)
    }
    expect(await other.sql.execute(sql`select to_regclass('public.users') as users`)).toEqual([
      { users: null },
    ])
    await other.close()
  })

  test('of an older Lectern is upgraded', async () => {
    const [first] = readMigrations()
    const older = { format: 'lectern-database', version: first?.folderMillis, schema: '0000_initial' }
    const other = await openTestDatabase(backend, { tables: false })
    const tally = createTally()
    tally.line(JSON.stringify(older))
    const imported = await importDatabase(
      other,
      linesOf([JSON.stringify(older), JSON.stringify(tally.end())]),
    )
    expect(imported).toMatchObject({ rows: 0, schema: '0000_initial' })
    expect((await exportLines(other)).at(0)).toContain(schema)
    await other.close()
  })
})

test('An empty database is not exported', async () => {
  const database = await openTestDatabase('embedded', { tables: false })
  await expect(exportLines(database)).rejects.toThrow('There is no data of Lectern in this database.')
  expect(await database.sql.execute(sql`select to_regnamespace('drizzle') as created`)).toEqual([
    { created: null },
  ])
  await database.close()
})

test('A database of a newer Lectern is not exported', async () => {
  const database = await openTestDatabase('embedded')
  await database.sql.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${newestVersion() + 1})`,
  )
  await expect(exportLines(database)).rejects.toThrow('Another version of Lectern has used this database.')
  await database.close()
})
