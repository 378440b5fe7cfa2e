import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { shares } from '../../platform/db/schema/published.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

describe.each(await testBackends())('the share of a page (%s database)', (backend) => {
  let lectern: TestApp
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    lectern = await startTestApp(backend, { database })
  })
  afterAll(async () => {
    await lectern?.close()
    await database?.close()
  })

  test('is not left behind if the process ends before its page knows it', async () => {
    const ada = await lectern.signUp()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    await ada('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
    const pages = [{ page_id: '71', format: 'slideshow' }]
    const body = { course_id: '7', pages, placement: 'after_source', visible: true }
    const publish = async () =>
      waitUntilEnded(ada, (await ada('POST', '/api/publications', body)).json.job_id)
    const kept = async () => database.sql.select({ id: shares.id }).from(shares)

    // Storing the share in the row of the page fails, as it does if the process ends there.
    await database.sql.execute(
      sql`alter table course_publications add constraint no_share_yet check (share_id is null)`,
    )
    expect((await publish()).state).toBe('failed')
    expect(await kept()).toEqual([])

    await database.sql.execute(sql`alter table course_publications drop constraint no_share_yet`)
    expect((await publish()).state).toBe('succeeded')
    expect(await kept()).toHaveLength(1)
  })
})
