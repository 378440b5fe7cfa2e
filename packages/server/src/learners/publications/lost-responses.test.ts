import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { waitForGroup, waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

describe.each(await testBackends())('a page whose response is lost (%s database)', (backend) => {
  let database: Database
  let lectern: TestApp
  let systems = 0
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    lectern = await startTestApp(backend, { database })
  })
  afterAll(async () => {
    await lectern?.close()
    await database?.close()
  })

  const complete = (call: TestCall) =>
    call('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
  async function rename(call: TestCall, title: string) {
    const { json } = await call('GET', '/api/slideshow/7/71')
    json.presentation.title = title
    await call('PUT', '/api/slideshow/7/71', json)
    await complete(call)
  }
  const press = async (call: TestCall, visible = true): Promise<string> => {
    const pages = [{ page_id: '71', format: 'slideshow' }]
    const body = { course_id: '7', pages, placement: 'after_source', visible }
    return (await call('POST', '/api/publications', body)).json.job_id
  }
  const listed = async (call: TestCall) => (await call('GET', '/api/publications?course_id=7')).json

  async function author() {
    const baseUrl = `https://lost-${backend}-${(systems += 1)}.example.edu`
    const call = await lectern.signUp({ base_url: baseUrl })
    await call('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    await complete(call)
    const system = lectern.systemAt(baseUrl)
    /** Publishes until the response is lost, and cancels the job. */
    const lose = async (visible?: boolean) => {
      system.answerChanges('lost')
      const id = await press(call, visible)
      await waitForGroup(call, id, ({ jobs }) => jobs[0]?.problem?.code === 'COURSE_SYSTEM_UNAVAILABLE')
      await call('DELETE', `/api/jobs/${id}`)
      await waitUntilEnded(call, id)
      system.answerChanges('made')
    }
    const page = async () => {
      const found = (await system.listPages('7')).find(({ title }) => title.endsWith('(slideshow)'))
      if (!found) throw new Error('The page is not in the course.')
      const publishing = await system.publishing()
      if (!publishing.possible) throw new Error('The fake publishes.')
      return publishing.pages.readPage('7', found.id)
    }
    const titles = async () => (await system.listPages('7')).map(({ title }) => title)
    return { call, system, lose, page, titles }
  }

  test('is found and renamed, if the document has another title by now', async () => {
    const { call, lose, titles } = await author()
    await lose()
    await rename(call, 'Hail')
    expect((await waitUntilEnded(call, await press(call))).state).toBe('succeeded')
    expect((await titles()).filter((title) => title.endsWith('(slideshow)'))).toEqual(['Hail (slideshow)'])
  })

  test('gets the visibility of the next request', async () => {
    const { call, lose, page } = await author()
    await lose(true)
    expect((await page()).isVisible).toBe(true)
    expect((await waitUntilEnded(call, await press(call, false))).state).toBe('succeeded')
    expect((await page()).isVisible).toBe(false)
  })

  test('is not overwritten if a teacher added a picture before it was found', async () => {
    const { call, system, lose, page } = await author()
    await lose()
    const { id, html } = await page()
    system.editPage('7', id, { html: `<img src="https://a.example/i.png">${html}` })
    expect((await waitUntilEnded(call, await press(call))).failed_pages).toMatchObject([
      { problem: { code: 'PAGE_CHANGED_IN_COURSE' } },
    ])
    expect((await page()).html).toContain('i.png')
  })

  test('is updated by the next request, if the response to an update was lost', async () => {
    const { call, lose, page } = await author()
    await waitUntilEnded(call, await press(call))
    await rename(call, 'Hail')
    await lose()
    expect((await page()).title).toBe('Hail (slideshow)')
    expect((await waitUntilEnded(call, await press(call))).state).toBe('succeeded')
    expect(await listed(call)).toMatchObject([{ title: 'Hail (slideshow)', conflict: null }])
  })

  test('is found, if its publication was lost with a restored backup', async () => {
    const { call, titles } = await author()
    await waitUntilEnded(call, await press(call))
    await database.sql.execute(sql`delete from course_publications`)
    await waitUntilEnded(call, await press(call))
    expect((await titles()).filter((title) => title.endsWith('(slideshow)'))).toHaveLength(1)
  })

  test('is removed with its publication', async () => {
    const { call, lose, titles } = await author()
    await lose()
    const [publication] = await listed(call)
    const path = `/api/publications/${publication.publication_id}`
    expect((await call('DELETE', path)).status).toBe(200)
    expect(await titles()).not.toContain('Rain (slideshow)')
    expect((await call('GET', '/api/shares?course_id=7')).json).toEqual([])
  })

  test('stays with its publication if a teacher changed it before it was found', async () => {
    const { call, system, lose, page } = await author()
    await lose()
    const { id, html } = await page()
    system.editPage('7', id, { html: `<p>Read this first.</p>${html}` })
    const [publication] = await listed(call)
    const answer = await call('DELETE', `/api/publications/${publication.publication_id}`)
    expect([answer.status, answer.json.reason]).toEqual([409, 'removal'])
    expect(await listed(call)).toHaveLength(1)
    expect((await call('GET', '/api/shares?course_id=7')).json).toHaveLength(1)
  })
})
