import { expect, test } from 'vitest'
import { createFakeCourseSystem } from '../../testing/course-systems/fake-course-system.ts'
import { startTestApp, testCourses } from '../../testing/start-test-app.ts'

test('a course system that cannot be written to is named, with the links and embed codes to use instead', async () => {
  const system = createFakeCourseSystem({ courses: testCourses, publishing: 'moodle' })
  const lectern = await startTestApp('embedded', { connect: () => system })
  try {
    const ada = await lectern.signUp()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71', '72'] })
    await ada('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
    const pages = ['71', '72'].map((page_id) => ({ page_id, format: 'slideshow' }))
    const body = { course_id: '7', pages, placement: 'after_source', visible: true }
    const answers = [
      await ada('POST', '/api/publications', body),
      await ada('POST', '/api/publications', body),
    ]
    const [share] = (await ada('GET', '/api/shares?course_id=7')).json
    for (const { status, json } of answers) {
      expect([status, json.code, json.reason]).toEqual([422, 'PUBLISHING_NOT_POSSIBLE', 'moodle'])
      expect(json.details.pieces, 'only what is complete').toEqual([
        { page_id: '71', format: 'slideshow', url: share.url, embed_code: share.embed_code },
      ])
    }
    expect((await ada('GET', '/api/shares?course_id=7')).json).toHaveLength(1)
    expect((await ada('GET', '/api/publications?course_id=7')).json).toEqual([])
  } finally {
    await lectern.close()
  }
})
