import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { documentVersions } from '../db/schema/documents.ts'
import { createServerDatabase, openTestDatabase, testBackends } from '../../testing/database.ts'
import { createFakeWriter } from '../../testing/writing/fake-writer.ts'
import { waitUntil, asyncRequest, waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { openDatabase } from '../db/opening/open-database.ts'

const backends = await testBackends()

describe.skipIf(!backends.includes('server'))('when the connections to PostgreSQL are cut', () => {
  let lectern: TestApp
  let database: Database
  const writer = createFakeWriter()
  const dropped: unknown[] = []
  const drop = (error: unknown) => void dropped.push(error)
  beforeAll(async () => {
    process.on('unhandledRejection', drop)
    database = await openTestDatabase('server')
    lectern = await startTestApp('server', { writer, database })
  })
  afterAll(async () => {
    await lectern?.close()
    await database?.close()
    process.off('unhandledRejection', drop)
  })

  const cut = () =>
    database.sql.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)

  test('three times, jobs and streams continue, and nothing is lost or written twice', async () => {
    const ada = await lectern.signUp()
    const address = await lectern.app.listen({ port: 0, host: '127.0.0.1' })
    const events = await fetch(`${address}/api/events`, { headers: { authorization: `Bearer ${ada.token}` } })
    let received = ''
    const reading = (async () => {
      for await (const chunk of events.body ?? []) received += Buffer.from(chunk).toString()
    })().catch(() => {})

    const request = { course_id: '7', page_ids: ['71', '72'], voice_id: 'fake:clara' }
    const started = await Promise.all([
      ada('POST', '/api/generate_slideshow', request, asyncRequest),
      ada('POST', '/api/generate_podcast', { course_id: '7', page_ids: ['71', '72'] }, asyncRequest),
    ])
    const narrate = lectern.narrator.narrate.bind(lectern.narrator)
    let cuts = 0
    lectern.narrator.narrate = async (spoken) => {
      if (cuts < 3) {
        cuts += 1
        await cut().catch(() => {})
      }
      return narrate(spoken)
    }
    for (const { json } of started) {
      const group = await waitUntilEnded(ada, json.job_id)
      expect(group).toMatchObject({ state: 'succeeded', failed_pages: [], cancelled_pages: [], gaps: [] })
      expect(group.successful_pages).toEqual(['71', '72'])
    }
    expect(cuts).toBe(3)
    const versions = await database.sql.select().from(documentVersions)
    expect(
      versions.map(({ revision }) => revision),
      'each document is written once',
    ).toEqual([1, 1, 1, 1])
    const { json } = await ada('GET', '/api/slideshow/7/71')
    expect(json.slides.every((slide: { audio_path?: string }) => slide.audio_path)).toBe(true)
    // The stream that was opened first gets the end of each job, even if notifications were lost.
    const ends = () =>
      new Set(
        [...received.matchAll(/"id":"([^"]+)","kind":"[^"]+","state":"succeeded"/g)].map(([, id]) => id),
      )
    await waitUntil(() => ends().size === 4)
    expect(dropped).toEqual([])
    await events.body?.cancel().catch(() => {})
    lectern.app.server.closeAllConnections()
    await reading
  })

  test('requests are answered with 503 and Retry-After while the server is down, and served afterwards', async () => {
    const itsDatabase = await createServerDatabase()
    const own = await openDatabase({ dataDir: '', url: itsDatabase.url })
    const away = await startTestApp('server', { database: own })
    const ada = await away.signUp()
    try {
      await itsDatabase.cutOff()
      // The first request may find a connection that breaks; the answer is the same.
      for (const [method, path] of [
        ['GET', '/api/courses'],
        ['GET', '/api/jobs'],
        ['POST', '/api/login'],
        ['GET', '/api/slideshow/7/71'],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- each takes its own connection from the pool
        const answer = await ada(
          method,
          path,
          method === 'POST' ? { email: 'a@example.org', password: 'x' } : undefined,
        )
        expect([path, answer.status, answer.json.code]).toEqual([path, 503, 'DATABASE_UNAVAILABLE'])
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      }
      await itsDatabase.allowConnections()
      expect((await ada('GET', '/api/jobs')).status).toBe(200)
      const made = await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
      expect(made.json).toMatchObject({ successful_pages: ['71'] })
      expect(dropped).toEqual([])
    } finally {
      await itsDatabase.allowConnections()
      await away.close()
      await own.close()
      await itsDatabase.drop()
    }
  })
})
