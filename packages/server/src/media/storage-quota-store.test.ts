import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testFaces } from '../testing/database.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

const headers = { 'content-type': 'application/octet-stream' }
/** A picture of about so many bytes, different for each name. */
const picture = (name: string, bytes: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><text>${name}${'x'.repeat(bytes)}</text></svg>`)

describe.each(await testFaces())('the storage of an account (%s database)', (face) => {
  let lectern: TestApp
  beforeAll(async () => {
    lectern = await startTestApp(face, { env: { LECTERN_STORAGE_PER_ACCOUNT: '1MB' } })
  })
  afterAll(() => lectern.close())

  test('is counted by account, told, and refused with a sentence once it is used up', async () => {
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

  test('holds generated audio too', async () => {
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
