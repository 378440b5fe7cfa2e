import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../testing/database.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

describe.each(await testBackends())('the seen parts of the tour (%s database)', (backend) => {
  let lectern: TestApp
  beforeAll(async () => {
    lectern = await startTestApp(backend)
  })
  afterAll(() => lectern.close())
  const path = '/api/me/guide'

  test('are empty at first, and each change keeps the rest', async () => {
    const author = await lectern.signUp()
    expect((await author('GET', path)).json).toEqual({ tour: { state: 'new', step: null }, seen_news: null })
    await author('PUT', path, { tour: { state: 'left', step: 'generate' } })
    const { json } = await author('PUT', path, { seen_news: 'abc' })
    expect(json).toEqual({ tour: { state: 'left', step: 'generate' }, seen_news: 'abc' })
    expect((await author('GET', path)).json).toEqual(json)
  })

  test('belong to one account', async () => {
    const one = await lectern.signUp()
    const other = await lectern.signUp()
    await one('PUT', path, { tour: { state: 'done', step: null } })
    expect((await other('GET', path)).json.tour.state).toBe('new')
  })

  test.each([
    { tour: { state: 'lost', step: null } },
    { tour: { state: 'left' } },
    { seen_news: 'x'.repeat(41) },
    { seen_news: 7 },
  ])('refuse %j', async (body) => {
    const author = await lectern.signUp()
    expect((await author('PUT', path, body)).status).toBe(400)
    expect((await author('GET', path)).json.tour.state).toBe('new')
  })

  test('need a login', async () => {
    expect((await lectern.anyone('GET', path)).status).toBe(401)
  })
})
