import { idMessages } from '@lectern/domain/courses/id-messages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFakeCourseSystem } from '../../testing/course-systems/fake-course-system.ts'
import { testBackends } from '../../testing/database.ts'
import { waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp, testCourses, type TestApp } from '../../testing/start-test-app.ts'

const html = testCourses[0].pages[0].html
/** The longest ids, of characters that take the most bytes in the database and in addresses. */
const longIds = ['a', '水', '😀'].map((character) => character.repeat(255))
const tooLong = 'a'.repeat(256)

describe.each(await testBackends())('page ids of 255 characters (%s database)', (backend) => {
  let lectern: TestApp
  beforeAll(async () => {
    const pages = [...longIds, tooLong].map((id) => ({ id, title: 'Rain', html }))
    const course = { id: '7', name: 'Weather', code: 'WEA-1', pages }
    const system = createFakeCourseSystem({ courses: [course] })
    lectern = await startTestApp(backend, { connect: () => system })
  })
  afterAll(() => lectern.close())

  test.each(longIds)('are generated, edited, translated, shared and learned from: %s', async (id) => {
    const ada = await lectern.signUp()
    const made = await ada('POST', '/api/generate_slideshow', {
      course_id: '7',
      page_ids: [id],
      voice_id: 'fake:clara',
    })
    expect(made.json.successful_pages).toEqual([id])
    const started = await ada('POST', `/api/translations/7/${encodeURIComponent(id)}/slideshow`, {
      language: 'es',
    })
    expect(started.json.page_id).toBe(`${id}@es`)
    expect(await waitUntilEnded(ada, started.json.job_id)).toMatchObject({ state: 'succeeded' })
    for (const pageId of [id, `${id}@es`].map(encodeURIComponent)) {
      const address = `/api/slideshow/7/${pageId}`
      const { json, headers } = await ada('GET', address)
      const saved = await ada('PUT', address, json, { 'if-match': String(headers['etag']) })
      expect(saved.status).toBe(200)
      const slide = { ...json.slides[1], audio_script: 'Other words.' }
      expect((await ada('POST', `${address}/grounding`, { slide })).status).toBe(200)
      expect((await ada('GET', `${address}/versions`)).status).toBe(200)
      expect((await ada('GET', `/api${json.slides[0].audio_path}`)).status).toBe(200)
      const done = await ada('PUT', `/api/courses/7/${pageId}/status`, { slideshow_status: 'Completed' })
      expect(done.status).toBe(200)
    }
    for (const page_id of [id, `${id}@es`]) {
      const { json } = await ada('POST', '/api/shares', { course_id: '7', page_id, format: 'slideshow' })
      expect((await ada('GET', new URL(json.url, 'http://x').pathname)).status).toBe(200)
    }
    const share = await ada('POST', '/api/shares', { course_id: '7', page_id: null })
    const listed = (await ada('GET', new URL(share.json.url, 'http://x').pathname)).body.toString()
    expect(listed).toContain('Rain')
  })

  test('longer ones are refused with a sentence, and the course list still has them', async () => {
    const ada = await lectern.signUp()
    const { json: pages } = await ada('POST', '/api/pages', { id: '7' })
    expect(pages.map(({ page_id }: { page_id: string }) => page_id)).toContain(tooLong)
    const refused = await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: [tooLong] })
    expect([refused.status, refused.json.error]).toEqual([400, idMessages.tooLong(255)])
  })
})
