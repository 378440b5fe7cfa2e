import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

/** Tables that only calls of learners read in this test. Others belong to jobs and maintenance. */
const readsForLearners =
  /"(shares|publications|published_narrations|course_pages|page_lists|podcast_feeds|learner_events|learner_days|counting_settings|login_attempts|imported_courses)"/
const pathOf = (url: string) => new URL(url).pathname
const visit = (name: string) => name.padEnd(16, '-')

describe.each(await testBackends())('the statements of learners (%s database)', (backend) => {
  let database: Database
  let lectern: TestApp
  let ada: TestCall
  let document: string
  let course: string
  const statements: string[] = []

  beforeAll(async () => {
    database = await openTestDatabase(backend, { asked: (statement) => statements.push(statement) })
    lectern = await startTestApp(backend, { database })
    ada = await lectern.signUp()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71', '72'] })
    for (const page of ['71', '72'])
      await ada('PUT', `/api/courses/7/${page}/status`, { slideshow_status: 'Completed' })
    const share = async (more: object) =>
      pathOf((await ada('POST', '/api/shares', { course_id: '7', ...more })).json.url)
    document = await share({ page_id: '71', format: 'slideshow' })
    course = await share({})
  })
  afterAll(async () => {
    await lectern?.close()
    await database?.close()
  })

  async function asked(...calls: Parameters<TestCall>[]): Promise<string[]> {
    statements.length = 0
    const answers = await Promise.all(calls.map(async (call) => lectern.anyone(...call)))
    expect(answers.every(({ status }) => status < 300)).toBe(true)
    return statements.filter((statement) => readsForLearners.test(statement))
  }

  test('are one for each page and each of its files after the first request', async () => {
    for (const url of [document, `${course}/71/slideshow`, course]) {
      await lectern.anyone('GET', url)
      expect.soft(await asked(['GET', url]), url).toHaveLength(1)
    }
    for (const url of [`${document}/piece.json`, `${course}/course.json`, `${document}/transcript.txt`])
      expect.soft(await asked(['GET', url]), url).toHaveLength(1)
  })

  test('are fewer than the learners who open a page at the same time', async () => {
    const calls = Array.from({ length: 40 }, (): Parameters<TestCall> => ['GET', document])
    expect((await asked(...calls)).length).toBeLessThan(20)
  })

  test('read the page again after everything that it shows has changed', async () => {
    const next = async () => (await lectern.anyone('GET', `${course}/71/slideshow/piece.json`)).json.next
    const retitle = async (title: string) => {
      const { json } = await ada('GET', '/api/slideshow/7/72')
      await ada('PUT', '/api/slideshow/7/72', { ...json, presentation: { ...json.presentation, title } })
      await ada('PUT', '/api/courses/7/72/status', { slideshow_status: 'Completed' })
    }
    await retitle('First')
    expect((await next()).title).toBe('First')
    await retitle('Second')
    expect((await next()).title, 'another document was completed').toBe('Second')
    await ada('DELETE', '/api/slideshow/7/72/published')
    expect(await next(), 'another document was unpublished').toBeNull()
    const feed = async () => (await lectern.anyone('GET', `${course}/course.json`)).json.feed_url
    expect(await feed()).toBeNull()
    const { url } = (await ada('POST', '/api/courses/7/feed')).json
    expect([typeof url, await feed()], 'the course has a feed').toEqual(['string', url])
  })

  test('of a report are five for a new visit and four for a known one', async () => {
    const report = (name: string): Parameters<TestCall> => [
      'POST',
      `${document}/events`,
      { visit: visit(name), events: [{ type: 'started' }] },
    ]
    await lectern.anyone(...report('first'))
    expect(await asked(report('new'))).toHaveLength(5)
    expect(await asked(report('new'))).toHaveLength(4)
  })

  test('of reports that arrive together are fewer than the reports', async () => {
    const reports = Array.from({ length: 40 }, (_, learner): Parameters<TestCall> => [
      'POST',
      `${document}/events`,
      { visit: visit(`together ${learner}`), events: [{ type: 'started' }] },
    ])
    expect((await asked(...reports)).length).toBeLessThan(40)
  })
})
