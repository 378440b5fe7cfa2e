import { problemSentences } from '@lectern/domain/problems/problem-sentences.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../testing/database.ts'
import { yieldToEventLoop } from '../testing/yield-to-event-loop.ts'
import { startTestApp, type TestApp, type TestCall } from '../testing/start-test-app.ts'

const request = { course_id: '7', page_ids: ['71', '72'], voice_id: 'fake:clara' }
const later = { prefer: 'respond-async' }

describe.each(await testBackends())('jobs (%s database)', (backend) => {
  let lectern: TestApp
  let systems = 0
  beforeAll(async () => {
    lectern = await startTestApp(backend)
  })
  afterAll(() => lectern.close())

  const author = (more = {}) => {
    systems += 1
    return lectern.signUp({ base_url: `https://jobs-${systems}.example.edu`, ...more })
  }

  async function until(
    ada: TestCall,
    id: string,
    wanted: (group: { state: string; jobs: Job[] }) => boolean,
  ) {
    for (;;) {
      const { json } = await ada('GET', `/api/jobs/${id}`)
      if (wanted(json)) return json
      await yieldToEventLoop()
    }
  }
  interface Job {
    readonly id: string
    readonly page_id: string
    readonly state: string
    readonly progress: { readonly stage: string; readonly done: number; readonly total: number }
  }
  const ended = (group: { state: string }) => !['waiting', 'running'].includes(group.state)

  test('answer immediately with Prefer: respond-async, and report their progress until they end', async () => {
    const ada = await author()
    const release = lectern.narrator.hold()
    const started = await ada('POST', '/api/generate_slideshow', request, later)
    expect([started.status, started.headers['preference-applied']]).toEqual([202, 'respond-async'])
    const running = await until(ada, started.json.job_id, ({ jobs }) =>
      jobs.every((job) => job.progress.stage === 'voicing'),
    )
    expect(running).toMatchObject({ state: 'running', progress: { done: 0, total: 2 }, successful_pages: [] })
    expect(running.jobs[0].progress).toMatchObject({ done: 0, total: expect.any(Number) })
    release()
    const done = await until(ada, started.json.job_id, ended)
    expect(done).toMatchObject({ state: 'succeeded', successful_pages: ['71', '72'], failed_pages: [] })
    expect((await ada('GET', '/api/jobs?limit=1')).json).toMatchObject([{ page_id: '72' }])
    for (const limit of ['0', '1001', 'all', '-1'])
      expect((await ada('GET', `/api/jobs?limit=${limit}`)).status).toBe(400)
    const list = (await ada('GET', '/api/jobs')).json
    expect(list.map((job: Job) => [job.page_id, job.state])).toEqual([
      ['71', 'succeeded'],
      ['72', 'succeeded'],
    ])
  })

  test('run once however often they are requested', async () => {
    const ada = await author()
    const release = lectern.narrator.hold()
    const first = await ada('POST', '/api/generate_slideshow', request, later)
    const second = await ada('POST', '/api/generate_slideshow', { ...request, page_ids: ['72'] }, later)
    const [one, two] = await Promise.all(
      [first, second].map(async ({ json }) => (await ada('GET', `/api/jobs/${json.job_id}`)).json),
    )
    expect(one.jobs.map((job: Job) => job.id)).toContain(two.jobs[0].id)
    release()
    await until(ada, first.json.job_id, ended)
    expect(await until(ada, second.json.job_id, ended)).toMatchObject({ successful_pages: ['72'] })
  })

  test('are cancelled one by one or all together; finished work stays', async () => {
    const ada = await author()
    const release = lectern.narrator.hold()
    const { json } = await ada('POST', '/api/generate_slideshow', request, later)
    const { jobs } = await until(ada, json.job_id, (group) =>
      group.jobs.every((job) => job.progress.stage === 'voicing'),
    )
    expect((await ada('DELETE', `/api/jobs/${jobs[0].id}`)).status).toBe(200)
    expect((await ada('GET', `/api/jobs/${json.job_id}`)).json.jobs[0].state).toBe('cancelled')
    expect((await ada('DELETE', `/api/jobs/${json.job_id}`)).status).toBe(200)
    const done = await until(ada, json.job_id, ended)
    release()
    expect(done).toMatchObject({
      state: 'cancelled',
      failed_pages: [],
      cancelled_pages: ['71', '72'],
    })
    expect((await ada('GET', '/api/slideshow/7/71')).status, 'the slides were written').toBe(200)
  })

  test('of other users are not found', async () => {
    const [ada, eve] = [await author(), await author()]
    const { json } = await ada('POST', '/api/generate_podcast', { course_id: '7', page_ids: ['71'] }, later)
    const { jobs } = await until(ada, json.job_id, ended)
    for (const id of [json.job_id, jobs[0].id, 'no-such-job']) {
      for (const method of ['GET', 'DELETE'] as const) {
        const answer = await eve(method, `/api/jobs/${id}`)
        expect([answer.status, answer.json.code]).toEqual([404, 'NOT_FOUND'])
      }
    }
    expect((await eve('GET', '/api/jobs')).json).toEqual([])
  })

  test('retry a temporary failure of the course system, and not a permanent one', async () => {
    const baseUrl = 'https://jobs-lasting.example.edu'
    const ada = await lectern.signUp({ base_url: baseUrl })
    await ada('POST', '/api/pages', { id: '7' })
    lectern.systemAt(baseUrl).failWith('COURSE_SYSTEM_FORBIDS')
    const { json } = await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    expect(json.failed_pages).toEqual([
      {
        page_id: '71',
        reason: problemSentences.COURSE_SYSTEM_FORBIDS.default,
        problem: { code: 'COURSE_SYSTEM_FORBIDS' },
      },
    ])

    lectern.systemAt(baseUrl).failWith('COURSE_SYSTEM_UNAVAILABLE', 1)
    const passing = await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    expect(passing.json.successful_pages).toEqual(['71'])
  })

  test('refuse an invalid request before anything is started', async () => {
    const ada = await author()
    for (const [body, status] of [
      [{ ...request, options: { colour: 'red' } }, 400],
      [{ ...request, voice_id: 'none' }, 400],
      [{ ...request, page_ids: [] }, 400],
      [{ ...request, page_ids: 'x' }, 400],
      [{ ...request, course_id: 'no-course' }, 404],
    ] as const) {
      expect((await ada('POST', '/api/generate_slideshow', body)).status).toBe(status)
    }
    expect((await ada('GET', '/api/jobs')).json).toEqual([])
  })
})
