import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import type { FakeCourseSystem } from '../../testing/course-systems/fake-course-system.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { endShare } from '../../testing/end-share.ts'
import { waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

const slideshow = { page_id: '71', format: 'slideshow' }
const other = { page_id: '72', format: 'slideshow' }

let lectern: TestApp
let database: Database
let systems = 0
beforeAll(async () => {
  database = await openTestDatabase('embedded')
  lectern = await startTestApp('embedded', { database })
})
afterAll(async () => {
  await lectern?.close()
  await database?.close()
})

/** An author of an own course system, with two completed slideshows. */
async function author() {
  const baseUrl = `https://choices-${(systems += 1)}.example.edu`
  const call = await lectern.signUp({ base_url: baseUrl })
  await call('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71', '72'] })
  for (const id of ['71', '72'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await call('PUT', `/api/courses/7/${id}/status`, { slideshow_status: 'Completed' })
  return { call, system: lectern.systemAt(baseUrl) }
}

async function publish(call: TestCall, more: object, pages: readonly object[] = [slideshow]) {
  const body = { course_id: '7', pages, placement: 'after_source', ...more }
  return waitUntilEnded(call, (await call('POST', '/api/publications', body)).json.job_id)
}
const listed = async (call: TestCall) => (await call('GET', '/api/publications?course_id=7')).json
const shares = async (call: TestCall) => (await call('GET', '/api/shares?course_id=7')).json

async function pageId(system: FakeCourseSystem, title: string): Promise<string> {
  return (await system.listPages('7')).find((page) => page.title === title)?.id ?? ''
}

/** Whether students see the page of a slideshow. */
async function isVisible(system: FakeCourseSystem, title = 'Rain (slideshow)'): Promise<boolean> {
  const publishing = await system.publishing()
  if (!publishing.possible) throw new Error('The course system cannot be written to.')
  return (await publishing.pages.readPage('7', await pageId(system, title))).isVisible
}

test('the end date and the downloads setting of a player stay when it is published again', async () => {
  const { call } = await author()
  await publish(call, { visible: true })
  const [{ share_id: id }] = await shares(call)
  const settings = { downloads: false, expires_at: '2099-01-01T00:00:00.000Z' }
  await call('PATCH', `/api/shares/${id}`, settings)
  expect((await publish(call, { visible: true })).state).toBe('succeeded')
  expect(await shares(call)).toMatchObject([{ share_id: id, ...settings }])
  expect(await listed(call)).toMatchObject([{ share_id: id }])
})

test('a player gets another address after its end, without downloads if they were turned off', async () => {
  const { call } = await author()
  await publish(call, { visible: true })
  const [{ share_id: id }] = await shares(call)
  await call('PATCH', `/api/shares/${id}`, { downloads: false })
  await endShare(database, id)
  await publish(call, { visible: true })
  const [{ share_id: next }] = await listed(call)
  expect(next).not.toBe(id)
  const known = (await shares(call)).find((share: { share_id: string }) => share.share_id === next)
  expect(known).toMatchObject({ downloads: false, expires_at: null })
})

test('what is said of the visibility is what the course system returned', async () => {
  const { call, system } = await author()
  await publish(call, { visible: true })
  system.editPage('7', await pageId(system, 'Rain (slideshow)'), { isVisible: false })
  await publish(call, { visible: true })
  expect([await isVisible(system), (await listed(call))[0].visible], 'a teacher hid it').toEqual([
    false,
    false,
  ])
  await publish(call, { visible: true })
  expect([await isVisible(system), (await listed(call))[0].visible], 'the next choice').toEqual([true, true])
})

test('visibility and placement are those of the press that found the changes of another author', async () => {
  const { call, system } = await author()
  await publish(call, { visible: true })
  const id = await pageId(system, 'Rain (slideshow)')
  const { html } = await system.readPage('7', id)
  system.editPage('7', id, { html: `<p>Read this first.</p>${html}` })
  expect((await publish(call, { visible: false, placement: 'module_end' })).state).toBe('failed')
  const [{ publication_id: publication, conflict }] = await listed(call)
  const answer = { answer: 'below', revision: conflict.revision }
  const { json } = await call('POST', `/api/publications/${publication}/resolve`, answer)
  expect((await waitUntilEnded(call, json.job_id)).state).toBe('succeeded')
  expect(await isVisible(system)).toBe(false)
  expect(await listed(call)).toMatchObject([{ visible: false, placement: 'module_end', conflict: null }])
})

test('pages stay hidden or visible without a choice, and new ones are visible', async () => {
  const { call, system } = await author()
  await publish(call, { visible: false })
  expect((await publish(call, {}, [slideshow, other])).state).toBe('succeeded')
  expect([await isVisible(system), await isVisible(system, 'Snow (slideshow)')]).toEqual([false, true])
  system.editPage('7', await pageId(system, 'Rain (slideshow)'), null)
  await publish(call, {})
  expect(await isVisible(system), 'made again').toBe(false)
})
