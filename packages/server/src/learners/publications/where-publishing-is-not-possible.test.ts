import { expect, test } from 'vitest'
import { createFakeCourseSystem } from '../../testing/course-systems/fake-course-system.ts'
import { testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp, testCourses } from '../../testing/start-test-app.ts'

/** An author with a completed slideshow in a course system that cannot be written to. */
async function withoutPublishing(lectern: TestApp) {
  const ada = await lectern.signUp()
  await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71', '72'] })
  await ada('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
  const pages = ['71', '72'].map((page_id) => ({ page_id, format: 'slideshow' }))
  const body = { course_id: '7', pages, placement: 'after_source', visible: true }
  const press = () => ada('POST', '/api/publications', body)
  const shares = async () => (await ada('GET', '/api/shares?course_id=7')).json
  return { ada, press, shares }
}

test('a course system that cannot be written to is named, with the links and embed codes to use instead', async () => {
  const system = createFakeCourseSystem({ courses: testCourses, publishing: 'moodle' })
  const lectern = await startTestApp('embedded', { connect: () => system })
  try {
    const { ada, press, shares } = await withoutPublishing(lectern)
    const answers = [await press(), await press()]
    const [share] = await shares()
    for (const { status, json } of answers) {
      expect([status, json.code, json.reason]).toEqual([422, 'PUBLISHING_NOT_POSSIBLE', 'moodle'])
      expect(json.details.pieces, 'only what is complete').toEqual([
        { page_id: '71', format: 'slideshow', url: share.url, embed_code: share.embed_code },
      ])
    }
    expect(await shares()).toHaveLength(1)
    expect((await ada('GET', '/api/publications?course_id=7')).json).toEqual([])
  } finally {
    await lectern.close()
  }
})

test.each(await testBackends())(
  'requests at the same time give a document one address (%s database)',
  async (backend) => {
    const system = createFakeCourseSystem({ courses: testCourses, publishing: 'moodle' })
    const lectern = await startTestApp(backend, { connect: () => system })
    try {
      const { press, shares } = await withoutPublishing(lectern)
      const answers = await Promise.all(Array.from({ length: 6 }, press))
      const addresses = answers.map(({ json }) => json.details.pieces[0].url)
      expect(new Set(addresses).size).toBe(1)
      expect(await shares()).toMatchObject([{ url: addresses[0] }])
    } finally {
      await lectern.close()
    }
  },
)
