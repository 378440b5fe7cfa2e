import { maxPagesPerRequest } from '@lectern/domain/api/generation.ts'
import { refusalMessages } from '@lectern/domain/documents/refusal-messages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../testing/database.ts'
import { startTestApp, type TestApp, type TestCall } from '../testing/start-test-app.ts'

describe.each(await testBackends())('a request with too many pages (%s database)', (backend) => {
  let lectern: TestApp
  let ada: TestCall
  beforeAll(async () => {
    lectern = await startTestApp(backend)
    ada = await lectern.signUp()
  })
  afterAll(() => lectern.close())

  const calls = [
    ['/api/generate_slideshow', {}],
    ['/api/generate_podcast', {}],
    ['/api/generation/estimate', { formats: ['slideshow'] }],
  ] as const
  const pages = (count: number) =>
    Array.from({ length: count }, (_, index) => `a page with a long id ${index}`)

  test.each(calls)('to %s is refused with the limit in the sentence', async (url, more) => {
    for (const count of [maxPagesPerRequest + 1, 20 * maxPagesPerRequest]) {
      const body = { course_id: '7', page_ids: pages(count), ...more }
      const { status, json } = await ada('POST', url, body)
      expect([status, json.error]).toEqual([400, refusalMessages.tooManyPages(500)])
    }
    expect(refusalMessages.tooManyPages(500)).toBe('Choose at most 500 pages at once.')
    expect((await ada('GET', '/api/jobs')).json).toEqual([])
  })
})
