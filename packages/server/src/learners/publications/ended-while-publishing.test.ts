import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitUntil, waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const slideshow = { page_id: '71', format: 'slideshow' }

let lectern: TestApp
let systems = 0
beforeAll(async () => {
  lectern = await startTestApp('embedded')
})
afterAll(() => lectern?.close())

/** An author whose page is being created: the course system does not answer until `release` is called. */
async function publishing() {
  const baseUrl = `https://ended-${(systems += 1)}.example.edu`
  const call = await lectern.signUp({ base_url: baseUrl })
  const system = lectern.systemAt(baseUrl)
  await call('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
  await call('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
  const release = system.hang({ only: 'createPage' })
  const body = { course_id: '7', pages: [slideshow], placement: 'after_source', visible: true }
  const { json } = await call('POST', '/api/publications', body)
  await waitUntil(() => system.calls.some((name) => name.startsWith('createPage ')))
  const ended = async () => {
    release()
    return waitUntilEnded(call, json.job_id)
  }
  return { call, system, ended }
}

test('a page whose address ends while it is published gets another one', async () => {
  const { call, system, ended } = await publishing()
  const [share] = (await call('GET', '/api/shares?course_id=7')).json
  await call('DELETE', `/api/shares/${share.share_id}`)
  expect((await ended()).state).toBe('succeeded')
  const [next] = (await call('GET', '/api/shares?course_id=7')).json
  const page = (await system.listPages('7')).find(({ title }) => title === 'Rain (slideshow)')
  const { html } = await system.readPage('7', page?.id ?? '')
  expect(html).toContain(next.embed_url)
  expect(html).not.toContain(share.url)
})

test('a document that is no longer shown to learners while its page is made fails with the reason', async () => {
  const { call, ended } = await publishing()
  expect((await call('DELETE', '/api/slideshow/7/71/published')).status).toBe(200)
  expect((await ended()).failed_pages).toMatchObject([{ problem: { code: 'NOT_COMPLETE_YET' } }])
})
