import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFakeCourseSystem } from '../../testing/course-systems/fake-course-system.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { asyncRequest, waitForGroup, waitUntil, waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const pageIds = Array.from({ length: 12 }, (_, index) => String(100 + index))
const html = `<p>${'Water rises as vapour, cools in the heights and falls as rain upon the land below. '.repeat(9)}</p>`
const course = {
  id: '7',
  name: 'Weather',
  code: 'WEA-1',
  pages: pageIds.map((id) => ({ id, title: `Page ${id}`, html })),
}

afterEach(() => void vi.useRealTimers())

describe.each(await testBackends())('a course system that hangs (%s database)', (backend) => {
  test('lets most pages wait without a call, behind the jobs of others', async () => {
    const database = await openTestDatabase(backend)
    const system = createFakeCourseSystem({ courses: [course] })
    const lectern = await startTestApp(backend, { database, connect: () => system })
    const ada = await lectern.signUp()
    await ada('POST', '/api/pages', { id: '7' })
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: pageIds })
    for (const id of pageIds)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await ada('PUT', `/api/courses/7/${id}/status`, { slideshow_status: 'Completed' })
    system.failWith('COURSE_SYSTEM_UNAVAILABLE')
    const release = system.hang()
    const before = system.calls.length
    const { json } = await ada('POST', '/api/publications', {
      course_id: '7',
      pages: pageIds.map((page_id) => ({ page_id, format: 'slideshow' })),
      placement: 'module_end',
      visible: true,
    })
    // Four workers call it before it is known that it hangs.
    await waitUntil(() => system.calls.length - before === 4)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 })
    release()
    await waitForGroup(ada, json.job_id, ({ jobs }) =>
      jobs.every(({ state, problem }) => state === 'waiting' && problem !== undefined),
    )
    expect(system.calls.length - before).toBe(4)
    const priorities = await database.sql.execute<{ priority: number }>(
      sql`select distinct priority from pgboss.job where state in ('retry', 'active') and data ? 'jobId'`,
    )
    expect(priorities).toEqual([{ priority: -1 }])
    await lectern.close()
    await database.close()
  })

  test('is not called for most of the pages that are to be generated, until it answers again', async () => {
    const system = createFakeCourseSystem({ courses: [course] })
    const lectern = await startTestApp(backend, { connect: () => system })
    const ada = await lectern.signUp()
    await ada('POST', '/api/pages', { id: '7' })
    system.failWith('COURSE_SYSTEM_UNAVAILABLE')
    const release = system.hang()
    const before = system.calls.length
    const request = { course_id: '7', page_ids: pageIds }
    const { json } = await ada('POST', '/api/generate_slideshow', request, asyncRequest)
    await waitUntil(() => system.calls.length - before === 4)
    const now = Date.now() + 10_000
    vi.useFakeTimers({ toFake: ['Date'], now })
    release()
    await waitForGroup(ada, json.job_id, ({ jobs }) =>
      jobs.every(({ state, problem }) => state === 'waiting' && problem !== undefined),
    )
    expect(system.calls.length - before).toBe(4)
    system.failWith(undefined)
    vi.setSystemTime(now + 10_000)
    expect((await waitUntilEnded(ada, json.job_id)).state).toBe('succeeded')
    await lectern.close()
  })
})
