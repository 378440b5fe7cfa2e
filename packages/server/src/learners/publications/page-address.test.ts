import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitUntilEnded } from '../../testing/follow-jobs.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const slideshow = { page_id: '71', format: 'slideshow' }

let lectern: TestApp
let systems = 0
beforeAll(async () => {
  lectern = await startTestApp('embedded')
})
afterAll(() => lectern?.close())

/** An author who handed out a link of a slideshow, and published its page. */
async function published() {
  const baseUrl = `https://page-address-${(systems += 1)}.example.edu`
  const call = await lectern.signUp({ base_url: baseUrl })
  const system = lectern.systemAt(baseUrl)
  await call('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
  await call('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
  const { json: own } = await call('POST', '/api/shares', { course_id: '7', ...slideshow })
  const body = { course_id: '7', pages: [slideshow], placement: 'after_source', visible: true }
  const publish = async () =>
    waitUntilEnded(call, (await call('POST', '/api/publications', body)).json.job_id)
  await publish()
  const [row] = (await call('GET', '/api/publications?course_id=7')).json
  const shares = async () => (await call('GET', '/api/shares?course_id=7')).json
  const listed = async () => (await call('GET', '/api/publications?course_id=7')).json
  const ofPage = async () =>
    (await shares()).find(({ share_id: id }: { share_id: string }) => id === row.share_id)
  const html = async () => {
    const page = (await system.listPages('7')).find(({ title }) => title === row.title)
    return (await system.readPage('7', page?.id ?? '')).html
  }
  return { call, own, row, publish, shares, listed, ofPage, html }
}

test('the link of a page names the page, and the link that was handed out stays apart from it', async () => {
  const { call, own, row, shares, ofPage } = await published()
  expect(own.used_by_page).toBe(null)
  expect(row.share_id).not.toBe(own.share_id)
  expect((await ofPage()).used_by_page).toEqual({
    publication_id: row.publication_id,
    title: 'Rain (slideshow)',
    url: row.url,
    shows_old_address: false,
  })
  await call('DELETE', `/api/publications/${row.publication_id}`)
  expect(await shares()).toEqual([own])
})

test('a page whose link has a new address is known until it is published again', async () => {
  const { call, row, publish, listed, ofPage, html } = await published()
  const { json: renewed } = await call('POST', `/api/shares/${row.share_id}/renew`)
  expect(renewed.used_by_page).toMatchObject({ shows_old_address: true })
  expect(await listed()).toMatchObject([{ shows_old_address: true }])
  expect(await html()).not.toContain(renewed.url)

  expect((await publish()).state).toBe('succeeded')
  expect((await ofPage()).used_by_page).toMatchObject({ shows_old_address: false })
  expect(await listed()).toMatchObject([{ shows_old_address: false }])
  expect(await html()).toContain(renewed.url)
})
