import { startSandbox } from '@lectern/sandbox-lms/start-sandbox.ts'
import { expect, test } from 'vitest'
import { createCanvas } from '../../course-material/courses/course-systems/canvas/canvas.ts'
import { createGuardedFetch } from '../../course-material/courses/network/guarded-fetch.ts'
import type { Fetch } from '../../course-material/courses/course-system.ts'
import { waitForGroup, waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const courseId = '7001'
const pageId = '700102'

/** Starts Lectern with a Canvas that refuses changes with the given answers, and a completed slideshow. */
async function throttledCanvas(refusals: Response[]) {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
  const network = createGuardedFetch({ allowPrivate: true })
  const waits: number[] = []
  const sent: string[] = []
  const fetch: Fetch = async (address, init) => {
    if (!init.method) return network(address, init)
    sent.push(init.method)
    return refusals.shift() ?? network(address, init)
  }
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds)
  }
  const authentication = { kind: 'token', token: 'sandbox-author' } as const
  const lectern = await startTestApp('embedded', {
    connect: () => createCanvas({ baseUrl: sandbox.url, authentication }, { fetch, wait }),
  })
  const ada = await lectern.signUp()
  const page = { course_id: courseId, page_ids: [pageId] }
  await ada('POST', '/api/pages', { id: courseId })
  expect((await ada('POST', '/api/generate_slideshow', page)).json).toMatchObject({
    successful_pages: [pageId],
  })
  await ada('PUT', `/api/courses/${courseId}/${pageId}/status`, { slideshow_status: 'Completed' })
  const press = async () => {
    const { status, json } = await ada('POST', '/api/publications', {
      course_id: courseId,
      pages: [{ page_id: pageId, format: 'slideshow' }],
      placement: 'after_source',
      visible: true,
    })
    expect(status, JSON.stringify(json)).toBe(202)
    return json.job_id as string
  }
  const pages = async () =>
    (await createCanvas({ baseUrl: sandbox.url, authentication }, { fetch: network }).listPages(courseId))
      .filter(({ title }) => title.endsWith('(slideshow)'))
      .map(({ title }) => title)
  const close = async () => {
    await lectern.close()
    await sandbox.close()
  }
  return { ada, press, pages, waits, sent, close }
}

const throttled = (seconds: number) =>
  new Response('429 (Rate Limit Exceeded)\n', {
    status: 429,
    headers: { 'content-type': 'text/plain', 'retry-after': String(seconds) },
  })

test('publishing waits as long as a throttled course system asks, and makes one page', async () => {
  const { ada, press, pages, waits, close } = await throttledCanvas([throttled(17), throttled(5)])
  try {
    expect(await waitUntilEnded(ada, await press())).toMatchObject({ state: 'succeeded', failed_pages: [] })
    expect(await pages()).toHaveLength(1)
    expect(Math.max(...waits)).toBeGreaterThanOrEqual(17_000)
  } finally {
    await close()
  }
})

test('publishing waits as a job, with a reason, if the course system asks for a longer time', async () => {
  const { ada, press, pages, sent, close } = await throttledCanvas([throttled(600)])
  try {
    const jobId = await press()
    const { jobs } = await waitForGroup(ada, jobId, ({ jobs: [job] }) => job?.problem !== undefined)
    expect(jobs).toMatchObject([{ state: 'waiting', problem: { code: 'COURSE_SYSTEM_UNAVAILABLE' } }])
    expect(sent, 'nothing is sent until the time is over').toHaveLength(1)
    expect(await pages()).toEqual([])
    expect((await ada('DELETE', `/api/jobs/${jobId}`)).status).toBe(200)
    expect((await waitUntilEnded(ada, jobId)).state).toBe('cancelled')
  } finally {
    await close()
  }
})
