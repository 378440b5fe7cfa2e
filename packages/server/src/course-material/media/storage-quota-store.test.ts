import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { createTakeChunkStore } from '../../documents/recordings/take-chunk-store.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const headers = { 'content-type': 'application/octet-stream' }
/** An image of about the given size, different for each name. */
const picture = (name: string, bytes: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><text>${name}${'x'.repeat(bytes)}</text></svg>`)

describe.each(await testBackends())('the storage of an account (%s database)', (backend) => {
  let database: Database
  let lectern: TestApp
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    lectern = await startTestApp(backend, { database, env: { LECTERN_STORAGE_PER_ACCOUNT: '1MB' } })
  })
  afterAll(async () => {
    await lectern?.close()
    await database?.close()
  })

  test('is counted by account, reported, and refused with a sentence once it is full', async () => {
    const [ada, fay] = [await lectern.signUp(), await lectern.signUp()]
    expect((await ada('POST', '/api/images/7/71', picture('one', 600_000), headers)).status).toBe(201)
    const { json: use } = await ada('GET', '/api/me/storage')
    expect(use.limit_bytes).toBe(2 ** 20)
    expect(use.used_bytes).toBeGreaterThan(600_000)
    const { status, json } = await ada('POST', '/api/images/7/71', picture('two', 600_000), headers)
    expect([status, json.code]).toEqual([413, 'STORAGE_QUOTA_EXCEEDED'])
    expect(json.error).toMatch(/^Your account has used all of its storage\./)
    expect((await fay('POST', '/api/images/7/71', picture('three', 600_000), headers)).status).toBe(201)
  })

  test('includes unfinished recordings, until one is refused or a day has passed', async () => {
    const ada = await lectern.signUp()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    const send = async (chunk: number, bytes = 500_000) =>
      ada('PUT', `/api/recordings/7/71/take-of-ada/pieces/${chunk}`, Buffer.alloc(bytes), headers)
    expect([(await send(0)).status, (await send(1)).status]).toEqual([200, 200])
    const { status, json } = await send(2)
    expect([status, json.code]).toEqual([413, 'STORAGE_QUOTA_EXCEEDED'])
    const used = async () => (await ada('GET', '/api/me/storage')).json.used_bytes
    const before = await used()
    expect([(await send(1)).status, (await send(1)).status]).toEqual([200, 200])
    expect((await used()) - before, 'the chunks before the refusal are deleted').toBe(500_000)
    const inADay = new Date(Date.now() + 25 * 3_600_000)
    expect(await createTakeChunkStore(database, () => new Date()).forgetOld(10)).toBe(0)
    expect(await createTakeChunkStore(database, () => inADay).forgetOld(10)).toBe(1)
    expect(await used()).toBe(before)
  })

  test('includes generated audio', async () => {
    const ada = await lectern.signUp()
    const asked = { course_id: '7', page_ids: ['72'], voice_id: 'fake:edward' }
    await ada('POST', '/api/generate_slideshow', asked)
    expect((await ada('GET', '/api/me/storage')).json.used_bytes).toBeGreaterThan(0)
  })
})

describe('registrations', () => {
  test('are limited for each network address', async () => {
    const lectern = await startTestApp('embedded', { env: { LECTERN_REGISTRATIONS_PER_HOUR: '2' } })
    try {
      const people = [1, 2, 3].map((number) => ({
        first_name: 'Ada',
        last_name: 'Byron',
        email: `limited${number}@example.org`,
        password: 'correct horse battery',
        organization: 'Analytical College',
        base_url: 'https://canvas.example.edu',
        api_key: `limited-${number}`,
      }))
      const answers = await Promise.all(
        people.map((person) => lectern.anyone('POST', '/api/register', person)),
      )
      const statuses = answers.map(({ status }) => status)
      expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 201, 429])
    } finally {
      await lectern.close()
    }
  })
})
