import { expect, test } from 'vitest'
import { testBackends } from '../../testing/database.ts'
import { createFakeCourseSystem } from '../../testing/course-systems/fake-course-system.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const pageIds = Array.from({ length: 250 }, (_, index) => String(index + 1000))
const course = {
  id: '7',
  name: 'Weather',
  code: 'WEA-1',
  pages: pageIds.map((id) => ({ id, title: `Page ${id}`, html: '<p>Rain.</p>' })),
}
const languages = ['', ...['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'uk'].map((code) => `@${code}`)]

test.each(await testBackends())(
  'a large course is published in many languages by one request (%s database)',
  async (backend) => {
    const system = createFakeCourseSystem({ courses: [course] })
    const lectern = await startTestApp(backend, { connect: () => system })
    try {
      const ada = await lectern.signUp()
      const pages = pageIds.flatMap((id) =>
        languages.flatMap((language) =>
          ['slideshow', 'podcast'].map((format) => ({ page_id: `${id}${language}`, format })),
        ),
      )
      expect(pages).toHaveLength(5000)
      const body = { course_id: '7', pages, placement: 'after_source' }
      const { status, json } = await ada('POST', '/api/publications', body)
      expect([status, json]).toEqual([202, { job_id: expect.any(String) }])
      const tooMany = await ada('POST', '/api/publications', { ...body, pages: [...pages, pages[0]] })
      expect(tooMany.status).toBe(400)
    } finally {
      await lectern.close()
    }
  },
)
