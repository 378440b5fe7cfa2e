import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

const url = '/api/slideshow/7/71'
const loading = 'url(https://example.org/x.png)'

describe.each(await testBackends())('a theme that would load an external file (%s database)', (backend) => {
  let database: Database
  let lectern: TestApp
  let ada: TestCall
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    lectern = await startTestApp(backend, { database })
    ada = await lectern.signUp()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
  })
  afterAll(async () => {
    await lectern?.close()
    await database?.close()
  })

  test.each(['bg_gradient', 'shadow', 'text_primary'])('is not saved as %s', async (field) => {
    const { json } = await ada('GET', url)
    const before = structuredClone(json)
    json.presentation.css_theme[field] = loading
    const refused = await ada('PUT', url, json)
    expect([refused.status, refused.json.code]).toEqual([400, 'INVALID_REQUEST'])
    expect((await ada('GET', url)).json).toEqual(before)
  })

  test('that was saved before themes were checked is not served', async () => {
    await database.sql.execute(
      sql`update documents set body = jsonb_set(body, '{presentation,css_theme,bg_gradient}', to_jsonb(${loading}::text)), revision = revision + 1`,
    )
    const { status, body } = await ada('GET', url)
    expect(status).toBe(200)
    expect(body.toString()).not.toContain('url(')
  })
})
