import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../../../testing/database.ts'
import type { DocumentKey } from './document-queries-store.ts'
import { createDocumentStore } from './document-store.ts'

const ada = '00000000-0000-4000-8000-000000000001'
const grace = '00000000-0000-4000-8000-000000000002'

describe.each(await testBackends())('The history of a document (%s database)', (backend) => {
  let database: Database
  let minutes = 0
  let pages = 0
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    for (const id of [ada, grace])
      await database.sql.execute(sql`
        insert into users (id, email, first_name, last_name, organization, password_hash, course_system, api_key_cipher, api_key_hash)
        values (${id}, ${id}, 'Ada', 'Byron', '', '', '', '', ${id})`)
  })
  afterAll(() => database?.close())

  const start = Date.parse('2030-01-01T10:00:00Z')
  const store = () => createDocumentStore(database, () => new Date(start + minutes * 60_000))

  function newPage(): DocumentKey {
    pages += 1
    return { courseSystem: '', courseId: '7', pageId: String(pages), format: 'slideshow' }
  }

  /** Saves at a minute of the session. */
  async function save(key: DocumentKey, minute: number, by = ada, apart = false) {
    minutes = minute
    const change = {
      body: JSON.stringify({ minute }),
      partCount: minute,
      status: 'In_Progress',
      origin: 'saved',
    } as const
    return store().write(key, { ...change, by, apart })
  }

  const historyOf = async (key: DocumentKey) => {
    const head = await store().head(key)
    const versions = await store().versionsOf(head?.id ?? '')
    return Promise.all(
      versions.toReversed().map(async ({ revision, savedAt, partCount }) => ({
        minute: (savedAt.getTime() - start) / 60_000,
        partCount,
        body: await store().version(head?.id ?? '', revision),
      })),
    )
  }

  test('keeps a version at least every five minutes of a long session of saves', async () => {
    const key = newPage()
    for (let minute = 0; minute <= 60; minute += 1) await save(key, minute)
    const history = await historyOf(key)
    expect(history.map(({ minute }) => minute)).toEqual([4, 9, 14, 19, 24, 29, 34, 39, 44, 49, 54, 59, 60])
    expect(history.map(({ body }) => body?.['minute'])).toEqual(history.map(({ minute }) => minute))
    expect(history.map(({ partCount }) => partCount)).toEqual(history.map(({ minute }) => minute))
  })

  test('merges no saves of different authors, and none that are marked as separate', async () => {
    const key = newPage()
    await save(key, 0)
    await save(key, 1, grace)
    await save(key, 2)
    await save(key, 3, ada, true)
    await save(key, 4)
    expect((await historyOf(key)).map(({ minute }) => minute)).toEqual([0, 1, 2, 4])
  })

  test('merges saves of a deleted account like those of others', async () => {
    const key = newPage()
    minutes = 0
    const change = { body: '{}', partCount: 1, status: 'In_Progress', origin: 'saved', by: null } as const
    await store().write(key, change)
    await store().write(key, change)
    expect(await historyOf(key)).toHaveLength(1)
  })

  test('keeps the deleted body, with its parts counted', async () => {
    const key = newPage()
    await save(key, 3)
    const head = await store().lock(key)
    if (head) await store().empty(head, grace)
    const [, deleted] = await store().versionsOf(head?.id ?? '')
    expect((await historyOf(key)).map(({ partCount }) => partCount)).toEqual([3, 3])
    expect(deleted?.origin).toBe('saved')
    expect(await store().lastDeleted(head?.id ?? '')).toEqual({ minute: 3 })
    expect(await store().head(key)).toMatchObject({ hasBody: false, revision: 2 })
  })

  test('ends 30 days after the document was deleted, and keeps the newest version of any other', async () => {
    const [kept, deleted] = [newPage(), newPage()]
    for (const key of [kept, deleted]) await save(key, 0)
    const head = await store().head(deleted)
    if (head) await store().empty(head, ada)
    const after = (days: number) => createDocumentStore(database, () => new Date(start + days * 86_400_000))
    await after(29).forgetOldVersions(500)
    expect(await historyOf(deleted)).toHaveLength(2)
    await after(31).forgetOldVersions(500)
    expect(await historyOf(deleted)).toHaveLength(0)
    expect(await historyOf(kept)).toHaveLength(1)
  })
})
