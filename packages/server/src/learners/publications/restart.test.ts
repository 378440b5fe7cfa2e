import { describe, expect, test } from 'vitest'
import { createFakeCourseSystem } from '../../testing/course-systems/fake-course-system.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { waitUntil, waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp, type TestCall, testCourses } from '../../testing/start-test-app.ts'

describe.each(await testBackends())('a restart (%s database)', (backend) => {
  test('in the middle of publishing leaves one page', async () => {
    const database = await openTestDatabase(backend)
    const system = createFakeCourseSystem({ courses: testCourses })
    const start = () => startTestApp(backend, { database, connect: () => system })
    const first = await start()
    const ada = await first.signUp()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    await ada('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
    const release = system.hang({ only: 'createPage' })
    const pages = [{ page_id: '71', format: 'slideshow' }]
    const { json } = await ada('POST', '/api/publications', {
      course_id: '7',
      pages,
      placement: 'after_source',
      visible: true,
    })
    // The page is made, and its id does not arrive.
    await waitUntil(() => system.calls.some((name) => name.startsWith('createPage')))
    await first.close()
    release()
    const second = await start()
    const again: TestCall = (method, url, body) =>
      second.anyone(method, url, body, { authorization: `Bearer ${ada.token}` })
    expect((await waitUntilEnded(again, json.job_id)).state).toBe('succeeded')
    const titles = (await system.listPages('7')).map(({ title }) => title)
    expect(titles.filter((title) => title === 'Rain (slideshow)')).toHaveLength(1)
    await second.close()
    await database.close()
  })
})
