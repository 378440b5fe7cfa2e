import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { endShare } from '../../testing/end-share.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const past = '2020-01-01T00:00:00Z'
const later = '2099-01-01T00:00:00.000Z'

describe.each(await testBackends())('the end of a share (%s database)', (backend) => {
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

  async function author() {
    const ada = await lectern.signUp()
    return {
      ada,
      create: async (end: string | null) => ada('POST', '/api/shares', { course_id: '7', expires_at: end }),
      listed: async () => (await ada('GET', '/api/shares?course_id=7')).json,
    }
  }
  test('cannot be in the past for a new share', async () => {
    const { create, listed } = await author()
    const before = await listed()
    const refused = await create(past)
    expect(refused.status).toBe(400)
    expect(refused.json.details.fields).toEqual([
      { field: 'expires_at', message: expect.stringContaining('in the past') },
    ])
    expect(await listed()).toEqual(before)
    expect((await create(later)).status).toBe(201)
  })

  test('cannot be moved into the past, and the other settings of the request are not changed either', async () => {
    const { ada, create, listed } = await author()
    const { share_id: id } = (await create(later)).json
    const refused = await ada('PATCH', `/api/shares/${id}`, { expires_at: past, downloads: false })
    expect(refused.status).toBe(400)
    const share = (await listed()).find(({ share_id: one }: { share_id: string }) => one === id)
    expect(share).toMatchObject({ expires_at: later, downloads: true })
  })

  test('must be moved into the future before the address is renewed', async () => {
    const { ada, create } = await author()
    const { share_id: id, url } = (await create(null)).json
    await endShare(database, id)
    const refused = await ada('POST', `/api/shares/${id}/renew`)
    expect(refused.status).toBe(400)
    expect(refused.json.details.fields).toEqual([
      { field: 'expires_at', message: expect.stringContaining('has ended') },
    ])
    const opened = await ada('PATCH', `/api/shares/${id}`, { expires_at: later })
    expect(opened.json.url, 'the refused request did not change it').toBe(url)
    const renewed = await ada('POST', `/api/shares/${id}/renew`)
    expect([renewed.status, renewed.json.url === url]).toEqual([200, false])
  })
})
