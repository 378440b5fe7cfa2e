import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, testFaces } from '../testing/database.ts'
import type { Database } from './database.ts'
import { exportDatabase } from './export.ts'
import { importDatabase } from './import.ts'
import { newestVersion } from './migrate.ts'
import { sessions, users } from './schema.ts'

const faces = await testFaces()

async function* linesOf(lines: readonly string[]) {
  yield* lines
}

async function exportLines(database: Database): Promise<string[]> {
  const lines: string[] = []
  await exportDatabase(database, async (line) => void lines.push(line))
  return lines
}

const person = (number: number): typeof users.$inferInsert => ({
  email: `ada${number}@example.edu`,
  firstName: 'Ada “the first”',
  lastName: 'Łukasz\nNowak',
  organization: '分析 \\ "quoted"',
  passwordHash: 'hash',
  courseSystem: 'https://canvas.example.edu',
  apiKeyCipher: 'cipher',
  apiKeyHash: `hash ${number}`,
  coursesReadAt: number % 2 ? new Date('2030-01-02T03:04:05.678Z') : null,
})

describe.each(faces)('An export of the %s database', (face) => {
  let database: Database
  let lines: string[]

  beforeAll(async () => {
    database = await openTestDatabase(face)
    const people = await database.sql
      .insert(users)
      .values(Array.from({ length: 230 }, (_, number) => person(number)))
      .returning({ id: users.id })
    const expiresAt = new Date('2031-01-01')
    await database.sql
      .insert(sessions)
      .values(people.map(({ id }) => ({ tokenHash: id, mediaTokenHash: id, userId: id, expiresAt })))
    lines = await exportLines(database)
  })
  afterAll(() => database?.close())

  test('is a start, a line for each row, and an end', () => {
    expect(JSON.parse(lines[0] ?? '')).toEqual({ format: 'lectern-database', version: newestVersion() })
    expect(lines).toHaveLength(1 + 230 + 230 + 1)
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ rows: 460 })
  })

  test.each(faces)('fills an empty %s database with the same', async (otherFace) => {
    const other = await openTestDatabase(otherFace, { tables: false })
    expect(await importDatabase(other, linesOf(lines))).toBe(460)
    expect(await exportLines(other)).toEqual(lines)
    const [ada] = await other.sql.select().from(users).where(eq(users.email, 'ada1@example.edu'))
    expect(ada).toMatchObject(person(1))
    await other.close()
  })

  test('is refused by a database that is in use', async () => {
    await expect(importDatabase(database, linesOf(lines))).rejects.toThrow('in use already')
  })

  test('is refused when it is cut off, damaged, of a newer Lectern, or none', async () => {
    const other = await openTestDatabase(face, { tables: false })
    const refusals: [string[], string][] = [
      [lines.slice(0, -1), 'not complete'],
      [lines.toSpliced(-2, 1), 'not complete'],
      [lines.toSpliced(5, 1), 'sessions cannot be written'],
      [lines.with(5, '{"table":'), 'damaged'],
      [lines.with(5, '{"table":"users"}'), 'damaged'],
      [
        lines.with(0, JSON.stringify({ format: 'lectern-database', version: newestVersion() + 1 })),
        'newer Lectern',
      ],
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
})
