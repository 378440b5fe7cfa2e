import { problemSentences } from '@lectern/domain/problems/problem-sentences.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../testing/database.ts'
import { createFakeCourseSystem } from '../testing/course-systems/fake-course-system.ts'
import { createFakeWriter } from '../testing/writing/fake-writer.ts'
import { yieldToEventLoop } from '../testing/yield-to-event-loop.ts'
import { startTestApp, testCourses, type TestApp, type TestCall } from '../testing/start-test-app.ts'

const later = { prefer: 'respond-async' }
const request = {
  course_id: '7',
  page_ids: ['71', '72', '73'],
  voice_id: 'fake:edward',
  options: { minutes: 3, tone: 'Calm' },
}

describe.each(await testBackends())('trying again (%s database)', (backend) => {
  let lectern: TestApp
  const writer = createFakeWriter()
  let systems = 0
  const withoutSnow = new Set<string>()
  const courseSystemAt = (baseUrl: string) =>
    createFakeCourseSystem({
      courses: testCourses.map((course) => ({
        ...course,
        modules: [],
        pages: course.pages.filter(({ id }) => id !== '72' || !withoutSnow.has(baseUrl)),
      })),
    })
  beforeAll(async () => {
    lectern = await startTestApp(backend, { writer, connect: ({ baseUrl }) => courseSystemAt(baseUrl) })
  })
  afterAll(() => lectern.close())

  const author = () => lectern.signUp({ base_url: `https://retry-${(systems += 1)}.example.edu` })

  async function ended(ada: TestCall, id: string) {
    for (;;) {
      const { json } = await ada('GET', `/api/jobs/${id}`)
      if (!['waiting', 'running'].includes(json.state)) return json
      await yieldToEventLoop()
    }
  }

  async function failOnce(ada: TestCall): Promise<{ id: string; failedJob: string }> {
    writer.failOn('Snow')
    const { json } = await ada('POST', '/api/generate_slideshow', request, later)
    const group = await ended(ada, json.job_id)
    writer.failOn(undefined)
    expect(group.successful_pages).toEqual(['71'])
    const failed = group.jobs.find((job: { page_id: string }) => job.page_id === '72')
    return { id: json.job_id, failedJob: failed.id }
  }

  test('repeats only the failed jobs, with the same options and voices', async () => {
    const ada = await author()
    const { id } = await failOnce(ada)
    const again = await ada('POST', `/api/jobs/${id}/retry`)
    expect(again.status).toBe(202)
    const group = await ended(ada, again.json.job_id)
    expect(group.successful_pages).toEqual(['72'])
    expect(group.failed_pages).toMatchObject([
      { page_id: '73', reason: problemSentences.PAGE_TOO_SHORT.default },
    ])
    const { json } = await ada('GET', '/api/slideshow/7/72')
    expect(json.slides[0].audio.voice_id).toBe('fake:edward')
    const retried = group.jobs.find((job: { page_id: string }) => job.page_id === '72')
    expect(retried.message).toBe(writer.declines.tone)
  })

  test('repeats a single job', async () => {
    const ada = await author()
    const { failedJob } = await failOnce(ada)
    const again = await ada('POST', `/api/jobs/${failedJob}/retry`)
    expect((await ended(ada, again.json.job_id)).successful_pages).toEqual(['72'])
  })

  test('repeats cancelled jobs', async () => {
    const ada = await author()
    const release = writer.hold()
    const { json } = await ada(
      'POST',
      '/api/generate_podcast',
      { course_id: '7', page_ids: ['71', '72'] },
      later,
    )
    expect((await ada('DELETE', '/api/jobs')).status).toBe(200)
    expect(await ended(ada, json.job_id)).toMatchObject({
      state: 'cancelled',
      failed_pages: [],
      cancelled_pages: ['71', '72'],
    })
    release()
    const again = await ada('POST', `/api/jobs/${json.job_id}/retry`)
    expect((await ended(ada, again.json.job_id)).successful_pages).toEqual(['71', '72'])
  })

  test('does nothing if nothing failed', async () => {
    const ada = await author()
    const { json } = await ada('POST', '/api/generate_podcast', { course_id: '7', page_ids: ['71'] }, later)
    await ended(ada, json.job_id)
    const again = await ada('POST', `/api/jobs/${json.job_id}/retry`)
    expect([again.status, again.json.code]).toEqual([409, 'NOTHING_TO_RETRY'])
  })

  test('joins a retry that is already running', async () => {
    const ada = await author()
    const { failedJob } = await failOnce(ada)
    const release = writer.hold()
    const [one, two] = [
      await ada('POST', `/api/jobs/${failedJob}/retry`),
      await ada('POST', `/api/jobs/${failedJob}/retry`),
    ]
    release()
    const groups = [await ended(ada, one.json.job_id), await ended(ada, two.json.job_id)]
    expect(groups[0].jobs[0].id).toBe(groups[1].jobs[0].id)
  })

  test('is not possible for jobs of other users', async () => {
    const [ada, eve] = [await author(), await author()]
    const { id, failedJob } = await failOnce(ada)
    for (const one of [id, failedJob, 'no-such-job']) {
      const again = await eve('POST', `/api/jobs/${one}/retry`)
      expect([again.status, again.json.code]).toEqual([404, 'NOT_FOUND'])
    }
    expect((await eve('DELETE', '/api/jobs')).status).toBe(200)
    expect((await ada('GET', `/api/jobs/${id}`)).json.jobs[0].state).toBe('succeeded')
  })

  test('reports pages that were deleted meanwhile', async () => {
    const baseUrl = 'https://retry-gone.example.edu'
    const ada = await lectern.signUp({ base_url: baseUrl })
    const { failedJob } = await failOnce(ada)
    withoutSnow.add(baseUrl)
    await ada('POST', '/api/pages', { id: '7' })
    const again = await ada('POST', `/api/jobs/${failedJob}/retry`)
    expect(await ended(ada, again.json.job_id)).toMatchObject({
      state: 'failed',
      failed_pages: [{ page_id: '72', reason: 'This page is no longer in the course.' }],
    })
  })
})
