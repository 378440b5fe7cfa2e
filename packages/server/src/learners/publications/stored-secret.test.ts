import { expect, test } from 'vitest'
import { coursePublications } from '../../platform/db/schema/course-publications.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { createFakeCourseSystem } from '../../testing/course-systems/fake-course-system.ts'
import { waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp, testCourses } from '../../testing/start-test-app.ts'

test('the database has no secret of a share in plain text, and the page keeps it', async () => {
  const database = await openTestDatabase('embedded')
  const system = createFakeCourseSystem({ courses: testCourses })
  const lectern = await startTestApp('embedded', { database, connect: () => system })
  try {
    const ada = await lectern.signUp()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    await ada('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
    const pages = [{ page_id: '71', format: 'slideshow' }]
    const body = { course_id: '7', pages, placement: 'after_source', visible: true }
    const publish = async () =>
      waitUntilEnded(ada, (await ada('POST', '/api/publications', body)).json.job_id)
    await publish()
    const [share] = (await ada('GET', '/api/shares?course_id=7')).json
    const secret = share.url.slice(share.url.lastIndexOf('/') + 1)
    const kept = async () => {
      const [row] = await database.sql.select().from(coursePublications)
      if (!row) throw new Error('The publication is stored.')
      // The revision of the fake is the page itself. That of a real course system is a hash.
      return {
        ...row,
        html: JSON.stringify([row.writtenHtml, row.htmlAbove, row.conflict?.html, row.conflict?.ours]),
      }
    }
    const id = (await kept()).systemPageId ?? ''
    const html = async () => (await system.readPage('7', id)).html
    expect((await kept()).html).not.toContain(secret)

    system.editPage('7', id, { html: `<p>Read ${secret}.</p>${await html()}` })
    await publish()
    const { id: publicationId, conflict, html: stored } = await kept()
    expect(stored).toContain('Read ')
    expect(stored).not.toContain(secret)

    const answer = { answer: 'below', revision: conflict?.revision ?? '' }
    const { json } = await ada('POST', `/api/publications/${publicationId}/resolve`, answer)
    expect((await waitUntilEnded(ada, json.job_id)).state).toBe('succeeded')
    expect((await kept()).html).not.toContain(secret)
    expect(await html()).toContain(`<p>Read ${secret}.</p>`)
    expect(await html()).toContain(share.embed_url)
  } finally {
    await lectern.close()
    await database.close()
  }
})
