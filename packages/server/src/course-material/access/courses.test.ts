import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

describe.each(await testBackends())('courses (%s database)', (backend) => {
  let lectern: TestApp
  beforeAll(async () => {
    lectern = await startTestApp(backend)
  })
  afterAll(() => lectern.close())

  test('are the ones that the course system lists', async () => {
    const ada = await lectern.signUp()
    expect((await ada('GET', '/api/courses')).json).toEqual([
      { id: '7', name: 'Weather', course_code: 'WEA-1' },
      { id: '8', name: 'Bread', course_code: 'BRE-1', language: 'es' },
    ])
  })

  test('list pages with the state of their contents and accept numeric ids', async () => {
    const ada = await lectern.signUp()
    const { json } = await ada('POST', '/api/pages', { id: 7, name: 'Weather', course_code: 'WEA-1' })
    expect(json).toHaveLength(3)
    expect(json[0]).toEqual({
      page_id: '71',
      page_title: 'Rain',
      module_id: 'm1',
      module_name: 'Water',
      module_position: 1,
      item_position: 1,
      slideshow_status: 'Not_Started',
      podcast_status: 'Not_Started',
      slide_count: 0,
      question_count: 0,
    })
    expect(json[2]).toMatchObject({ page_id: '73', module_id: null, item_position: null })
  })

  test('of other users, like unknown courses and pages of another course, are not found', async () => {
    const ada = await lectern.signUp()
    const unknown = await ada('GET', '/api/slideshow/no-course/no-page')
    expect(unknown.status).toBe(404)
    for (const url of ['/api/slideshow/7/81', '/api/slideshow/8/71', '/api/podcast/99/71']) {
      const answer = await ada('GET', url)
      expect([answer.status, answer.json]).toEqual([404, unknown.json])
    }
  })

  test('stay available during an outage of the course system once they are known', async () => {
    const baseUrl = 'https://outage.example.edu'
    const ada = await lectern.signUp({ base_url: baseUrl })
    const before = (await ada('POST', '/api/pages', { id: '7' })).json
    lectern.systemAt(baseUrl).failWith('COURSE_SYSTEM_UNAVAILABLE')
    expect((await ada('GET', '/api/courses')).json).toHaveLength(2)
    expect((await ada('POST', '/api/pages', { id: '7' })).json).toEqual(before)
  })

  test('that were never listed are 503 with Retry-After while the course system is down', async () => {
    const baseUrl = 'https://never.example.edu'
    lectern.systemAt(baseUrl).failWith('COURSE_SYSTEM_UNAVAILABLE')
    const ada = await lectern.signUp({ base_url: baseUrl })
    const { status, headers, json } = await ada('GET', '/api/courses')
    expect([status, json.code]).toEqual([503, 'COURSE_SYSTEM_UNAVAILABLE'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('are not found as soon as the course system rejects the key', async () => {
    const baseUrl = 'https://rejects.example.edu'
    const ada = await lectern.signUp({ base_url: baseUrl })
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    expect((await ada('GET', '/api/slideshow/7/71')).status).toBe(200)
    lectern.systemAt(baseUrl).failWith('KEY_REJECTED')
    const { status, json } = await ada('GET', '/api/courses')
    expect([status, json.error]).toEqual([
      424,
      'Your course system no longer accepts this API key. Update it in your account settings.',
    ])
    expect((await ada('GET', '/api/slideshow/7/71')).status).toBe(424)
  })

  test('with max-stale are the last known ones, without a request to the course system', async () => {
    const baseUrl = 'https://slow.example.edu'
    const patient = { 'cache-control': 'max-stale' }
    const ada = await lectern.signUp({ base_url: baseUrl })
    const courses = (await ada('GET', '/api/courses', undefined, patient)).json
    const pages = (await ada('POST', '/api/pages', { id: '7' }, patient)).json
    expect([courses.length, pages.length]).toEqual([2, 3])
    lectern.systemAt(baseUrl).failWith('COURSE_SYSTEM_FAILED')
    expect((await ada('GET', '/api/courses', undefined, patient)).json).toEqual(courses)
    expect((await ada('POST', '/api/pages', { id: '7' }, patient)).json).toEqual(pages)
    expect((await ada('GET', '/api/courses')).status).toBe(502)
  })

  test('report the age of the list in seconds', async () => {
    const ada = await lectern.signUp()
    const answers = [await ada('GET', '/api/courses'), await ada('POST', '/api/pages', { id: '7' })]
    for (const { headers } of answers) expect(Number(headers['age'])).toBeLessThan(60)
  })

  test('include the result of the latest request to the course system', async () => {
    const baseUrl = 'https://moody.example.edu'
    const release = lectern.systemAt(baseUrl).hang()
    const ada = await lectern.signUp({ base_url: baseUrl })
    const state = async () => (await ada('GET', '/api/course-system')).json
    expect(await state()).toMatchObject({ base_url: baseUrl, state: 'unknown', problem: null, read_at: null })

    release()
    await ada('GET', '/api/courses')
    const well = await state()
    expect(well).toMatchObject({ state: 'ok', problem: null, read_at: expect.stringMatching(/^\d{4}-/) })

    lectern.systemAt(baseUrl).failWith('COURSE_SYSTEM_UNAVAILABLE')
    expect((await ada('GET', '/api/courses')).json).toHaveLength(2)
    expect(await state()).toMatchObject({
      state: 'failing',
      problem: { code: 'COURSE_SYSTEM_UNAVAILABLE', error: expect.stringMatching(/^Your course system/) },
      read_at: well.read_at,
    })

    lectern.systemAt(baseUrl).failWith(undefined)
    await ada('GET', '/api/courses')
    expect(await state()).toMatchObject({ state: 'ok', problem: null })
  })

  test('of two course systems stay separate, even with the same ids', async () => {
    const [ada, eve] = [
      await lectern.signUp(),
      await lectern.signUp({ base_url: 'https://other.example.edu' }),
    ]
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['72'] })
    expect((await ada('GET', '/api/slideshow/7/72')).status).toBe(200)
    expect((await eve('GET', '/api/slideshow/7/72')).status).toBe(404)
    const pages = (await eve('POST', '/api/pages', { id: '7' })).json
    expect(pages[1]).toMatchObject({ page_id: '72', slideshow_status: 'Not_Started' })
  })
})
