import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../testing/database.ts'
import { waitUntil } from '../testing/follow-jobs.ts'
import { startTestApp, type TestApp, type TestCall } from '../testing/start-test-app.ts'

/** Two server processes on one database. */
describe.each(await testBackends())('presence (%s database)', (backend) => {
  let database: Database
  let first: TestApp
  let second: TestApp
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    first = await startTestApp(backend, { database })
    second = await startTestApp(backend, { database })
  })
  afterAll(async () => {
    await first?.close()
    await second?.close()
    await database?.close()
  })

  const stay = (call: TestCall, window: string, part: string | null = null, page = '71') =>
    call('PUT', `/api/presence/7/${page}/slideshow`, { window, part })
  /** A call of the same account to the other process. */
  const elsewhere =
    ({ token }: { token: string }): TestCall =>
    (method, url, body) =>
      second.anyone(method, url, body, { authorization: `Bearer ${token}` })

  async function two() {
    const ada = await first.signUp({ first_name: 'Ada', last_name: 'King' })
    const maya = await first.signUp({ first_name: 'Maya', last_name: 'Okafor' })
    for (const call of [ada, maya]) await call('GET', '/api/courses')
    for (const call of [ada, maya]) await call('POST', '/api/pages', { id: '7' })
    return { ada, maya }
  }

  test('shows a colleague in the other process, who moves and leaves', async () => {
    const { ada, maya } = await two()
    const mayas = elsewhere(maya)
    expect((await stay(ada, 'a')).json).toEqual({ colleagues: [], own_windows: ['a'] })
    const seenBy = async (call: TestCall) => (await stay(call, 'a')).json.colleagues
    await stay(mayas, 'm', 'slide-3')
    await waitUntil(async () => (await seenBy(ada)).length === 1)
    expect(await seenBy(ada)).toEqual([{ name: 'Maya Okafor', part: 'slide-3' }])
    await stay(mayas, 'm', 'slide-4')
    await waitUntil(async () => (await seenBy(ada))[0]?.part === 'slide-4')
    await mayas('DELETE', '/api/presence/7/71/slideshow/m')
    await waitUntil(async () => (await seenBy(ada)).length === 0)
    await ada('DELETE', '/api/presence/7/71/slideshow/a')
  })

  test('does not show the second window of an account as a colleague', async () => {
    const { ada } = await two()
    await stay(ada, 'one', null, '72')
    expect((await stay(ada, 'two', null, '72')).json).toEqual({
      colleagues: [],
      own_windows: ['one', 'two'],
    })
  })

  test('shows no names to an account without access to the page', async () => {
    const { ada } = await two()
    await stay(ada, 'a')
    const stranger = await first.signUp({ base_url: 'https://elsewhere.example.edu' })
    const answer = await stranger('PUT', '/api/presence/99/71/slideshow', { window: 'x' })
    expect(answer.status).toBe(404)
    await stranger('POST', '/api/pages', { id: '7' })
    // The same ids on another course system are another page.
    expect((await stay(stranger, 's')).json.colleagues).toEqual([])
  })

  test.each([
    {},
    { window: '' },
    { window: 'no spaces' },
    { window: 'x'.repeat(65) },
    { window: 'a', part: 7 },
  ])('refuses %j', async (body) => {
    const { ada } = await two()
    expect((await ada('PUT', '/api/presence/7/71/slideshow', body)).status).toBe(400)
    expect((await ada('PUT', '/api/presence/7/71/film', { window: 'a' })).status).toBe(400)
  })
})
