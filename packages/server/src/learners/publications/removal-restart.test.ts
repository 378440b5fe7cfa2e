import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { shares } from '../../platform/db/schema/published.ts'
import { coursePublications } from '../../platform/db/schema/course-publications.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { createCoursePublicationStore } from './store/course-publication-store.ts'

describe.each(await testBackends())('removing the row of a page (%s database)', (backend) => {
  test('removes the share of its player in the same step, so that a restart leaves no open link', async () => {
    const database = await openTestDatabase(backend)
    const lectern = await startTestApp(backend, { database })
    try {
      const ada = await lectern.signUp()
      await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
      await ada('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
      const pages = [{ page_id: '71', format: 'slideshow' }]
      const body = { course_id: '7', pages, placement: 'after_source', visible: true }
      await waitUntilEnded(ada, (await ada('POST', '/api/publications', body)).json.job_id)
      const [row] = await database.sql.select().from(coursePublications)
      const shareId = row?.shareId ?? ''
      const stored = async () => database.sql.select().from(shares).where(eq(shares.id, shareId))
      expect(await stored()).toHaveLength(1)
      const store = createCoursePublicationStore(database)
      expect(await store.remove({ id: row?.id ?? '', systemPageId: 'another page' })).toBe(false)
      expect(await stored()).toHaveLength(1)
      expect(await store.remove({ id: row?.id ?? '', systemPageId: row?.systemPageId ?? null })).toBe(true)
      expect(await stored()).toEqual([])
    } finally {
      await lectern.close()
      await database.close()
    }
  })
})
