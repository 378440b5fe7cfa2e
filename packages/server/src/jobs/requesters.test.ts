import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../testing/database.ts'
import { createFakeCourseSystem } from '../testing/course-systems/fake-course-system.ts'
import { createFakeWriter } from '../testing/writing/fake-writer.ts'
import { waitUntil, asyncRequest, waitForGroup, waitUntilEnded } from '../testing/follow-jobs.ts'
import {
  startTestApp,
  type TestApp,
  type TestCall,
  testCourses,
  testPerson,
} from '../testing/start-test-app.ts'

const clara = { course_id: '7', page_ids: ['71'], voice_id: 'fake:clara' }
const edward = { ...clara, voice_id: 'fake:edward' }

describe.each(await testBackends())('a job with two requesters (%s database)', (backend) => {
  let lectern: TestApp
  let pairs = 0
  const writer = createFakeWriter()
  const keys: string[] = []
  const system = createFakeCourseSystem({ courses: testCourses })
  beforeAll(async () => {
    lectern = await startTestApp(backend, {
      writer,
      connect({ authentication }) {
        keys.push(authentication.token)
        return system
      },
    })
  })
  afterAll(() => lectern.close())

  /** Two authors of one course. */
  async function colleagues() {
    pairs += 1
    const base_url = `https://requesters-${pairs}.example.edu`
    const ada = await lectern.signUp({ base_url, api_key: `ada-${backend}-${pairs}` })
    const grace = await lectern.signUp({ base_url, api_key: `grace-${backend}-${pairs}` })
    return { ada, grace }
  }
  const start = async (call: TestCall, request: object): Promise<string> =>
    (await call('POST', '/api/generate_slideshow', request, asyncRequest)).json.job_id

  /** Both request it before the document is written. */
  async function bothAsk(first: object = clara, second: object = edward) {
    const people = await colleagues()
    const release = writer.hold()
    const adas = await start(people.ada, first)
    await waitForGroup(people.ada, adas, ({ jobs }) => jobs[0]?.progress.stage === 'writing')
    const graces = await start(people.grace, second)
    return { ...people, adas, graces, release }
  }

  test('continues for the colleague when the first requester cancels', async () => {
    const { ada, grace, adas, graces, release } = await bothAsk()
    expect((await ada('DELETE', `/api/jobs/${adas}`)).status).toBe(200)
    expect(await waitUntilEnded(ada, adas)).toMatchObject({
      state: 'cancelled',
      cancelled_pages: ['71'],
      failed_pages: [],
      successful_pages: [],
    })
    expect((await ada('GET', '/api/jobs')).json).toMatchObject([{ state: 'cancelled' }])
    release()
    expect(await waitUntilEnded(grace, graces)).toMatchObject({
      state: 'succeeded',
      successful_pages: ['71'],
    })
    expect((await ada('GET', `/api/jobs/${adas}`)).json.state, 'it stays cancelled for Ada').toBe('cancelled')
  })

  test('continues for the first requester when the colleague cancels the job or all jobs', async () => {
    const { ada, grace, adas, graces, release } = await bothAsk()
    const [job] = (await grace('GET', `/api/jobs/${graces}`)).json.jobs
    expect((await grace('DELETE', `/api/jobs/${job.id}`)).status).toBe(200)
    expect((await grace('GET', `/api/jobs/${graces}`)).json.state).toBe('cancelled')
    expect((await grace('DELETE', '/api/jobs')).status).toBe(200)
    release()
    expect(await waitUntilEnded(ada, adas)).toMatchObject({ state: 'succeeded' })
  })

  test('ends when both cancel', async () => {
    const { ada, grace, adas, graces, release } = await bothAsk()
    await Promise.all([ada('DELETE', '/api/jobs'), grace('DELETE', `/api/jobs/${graces}`)])
    expect((await waitUntilEnded(ada, adas)).cancelled_pages).toEqual(['71'])
    expect((await waitUntilEnded(grace, graces)).cancelled_pages).toEqual(['71'])
    release()
    expect((await ada('GET', '/api/slideshow/7/71')).status).toBe(404)
  })

  test('reports whose voice is used when the requests differ', async () => {
    const { ada, grace, adas, graces, release } = await bothAsk()
    release()
    expect((await waitUntilEnded(grace, graces)).notices).toMatchObject([
      {
        page_id: '71',
        message: 'A colleague had already started this page with another voice. Your choice was not used.',
      },
    ])
    expect((await waitUntilEnded(ada, adas)).notices).toEqual([])
    const { json } = await grace('GET', '/api/slideshow/7/71')
    expect(json.slides[0].audio.voice_id).toBe('fake:clara')
    const again = await grace('POST', '/api/generate_slideshow', edward)
    expect(again.json).toMatchObject({ successful_pages: ['71'], notices: [], gaps: [], cancelled_pages: [] })
  })

  test('has a different notice for a repeated request, and none when the requests are equal', async () => {
    const { ada, grace, adas, graces, release } = await bothAsk(clara, { ...clara })
    const options = { tone: 'Calm' }
    const twice = await start(ada, { ...clara, options })
    release()
    expect((await waitUntilEnded(grace, graces)).notices).toEqual([])
    expect((await waitUntilEnded(ada, adas)).notices).toEqual([])
    expect((await waitUntilEnded(ada, twice)).notices).toMatchObject([
      {
        page_id: '71',
        message: 'You had already started this page with other settings. Your new settings were not used.',
      },
    ])
  })

  test('is handed over with the colleague’s key when the account that started it is deleted', async () => {
    const { ada, grace, graces, release } = await bothAsk()
    keys.length = 0
    const { status } = await ada('POST', '/api/me/delete', { password: testPerson(1).password })
    expect(status).toBe(200)
    release()
    expect(await waitUntilEnded(grace, graces)).toMatchObject({
      state: 'succeeded',
      successful_pages: ['71'],
    })
    expect(new Set(keys)).toEqual(new Set([`grace-${backend}-${pairs}`]))
  })

  test('stays in the colleague’s list if it ended before that account was deleted', async () => {
    const { ada, grace, graces, release } = await bothAsk()
    release()
    await waitUntilEnded(grace, graces)
    await ada('POST', '/api/me/delete', { password: testPerson(1).password })
    expect(await waitUntilEnded(grace, graces)).toMatchObject({ successful_pages: ['71'], jobs: [{}] })
  })

  test('is repeated with the options of each requester', async () => {
    const { grace, ada, graces, adas, release } = await bothAsk()
    writer.failOn('Rain')
    release()
    await waitUntil(async () => (await grace('GET', `/api/jobs/${graces}`)).json.state === 'failed')
    writer.failOn(undefined)
    expect((await ada('GET', `/api/jobs/${adas}`)).json.failed_pages).toHaveLength(1)
    const again = await grace('POST', `/api/jobs/${graces}/retry`)
    await waitUntilEnded(grace, again.json.job_id)
    const { json } = await grace('GET', '/api/slideshow/7/71')
    expect(json.slides[0].audio.voice_id).toBe('fake:edward')
  })
})
