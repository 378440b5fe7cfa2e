import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createFakeCourseSystem,
  type FakeCourseSystem,
} from '../testing/course-systems/fake-course-system.ts'
import { testBackends } from '../testing/database.ts'
import { startTestApp, type TestApp, type TestCall } from '../testing/start-test-app.ts'

const rain =
  'Water rises as vapour, cools in the heights and falls as rain upon the land below. It runs back to the sea.'
const wind = 'Warm air over the land rises, and cooler air flows in from the sea. This is the sea breeze.'
const snow = 'Snow falls where the air is colder than the freezing point of water, mostly in winter.'
const long = 'Clouds gather over the hills and drop their rain where the wind leaves them. '.repeat(5)

const html = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')
const start = Date.parse('2030-01-01T10:00:00Z')

describe.each(await testBackends())('pages that change (%s database)', (backend) => {
  let lectern: TestApp
  let ada: TestCall
  let system: FakeCourseSystem
  let edits = 0
  const pages = [
    { id: '71', title: 'Rain', html: html(long, rain, wind), editedAt: new Date(0).toISOString() },
    { id: '72', title: 'Wind', html: html(long, wind), editedAt: new Date(0).toISOString() },
  ]

  beforeAll(async () => {
    system = createFakeCourseSystem({ courses: [{ id: '7', name: 'Weather', code: 'W', pages }] })
    lectern = await startTestApp(backend, { connect: () => system })
    ada = await lectern.signUp()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71', '72'] })
    await ada('POST', '/api/generate_podcast', { course_id: '7', page_ids: ['71'] })
  })
  afterAll(() => lectern.close())

  /** Edits a page in the course system. */
  function edit(pageId: string, ...texts: string[]): void {
    const page = pages.find(({ id }) => id === pageId)
    edits += 1
    if (page)
      Object.assign(page, { html: html(...texts), editedAt: new Date(start + edits * 60_000).toISOString() })
  }

  /** Opens the course in the list, and returns the changed pages. */
  async function open(call = ada) {
    await call('POST', '/api/pages', { id: '7' })
    return (await call('GET', '/api/courses/7/page-changes')).json
  }

  const readings = () => system.calls.filter((call) => call.startsWith('readPage')).length

  test('are none at first, and no page is read for that', async () => {
    const before = readings()
    expect(await open()).toEqual({ pages: [], unread: 0 })
    expect(readings()).toBe(before)
  })

  test('are found once they were edited, with one reading for both formats', async () => {
    edit('71', long, rain.replace('falls as rain', 'falls as rain or hail'), wind)
    const before = readings()
    const { pages: changed } = await open()
    expect(changed).toEqual([
      { page_id: '71', edited_at: expect.any(String), formats: ['podcast', 'slideshow'] },
    ])
    expect(readings()).toBe(before + 1)
    expect((await open()).pages).toHaveLength(1)
    expect(readings()).toBe(before + 1)
  })

  test('do not count as changed if they say the same', async () => {
    edit('72', wind, `<b>${long}</b>`)
    expect((await open()).pages.map(({ page_id }: { page_id: string }) => page_id)).not.toContain('72')
  })

  test('are compared passage by passage', async () => {
    edit('71', long, snow, rain.replace('falls as rain', 'falls as rain or hail'))
    const { status, json } = await ada('GET', '/api/slideshow/7/71/page-changes')
    expect(status).toBe(200)
    expect(
      json.changes.map(({ before, after }: Record<string, { text: string } | null>) => [
        before?.['text'],
        after?.['text'],
      ]),
    ).toEqual([
      [undefined, snow],
      [rain, rain.replace('falls as rain', 'falls as rain or hail')],
      [wind, undefined],
    ])
    expect(json).toMatchObject({ page_title: 'Rain', edited_at: expect.any(String) })
  })

  test('are settled by saving the content with the passages of today, and back by restoring it', async () => {
    const { passages, changes } = (await ada('GET', '/api/slideshow/7/71/page-changes')).json
    expect(changes).not.toEqual([])
    const { json: document, headers } = await ada('GET', '/api/slideshow/7/71')
    const saved = await ada(
      'PUT',
      '/api/slideshow/7/71',
      { ...document, passages },
      { 'if-match': String(headers['etag']) },
    )
    expect(saved.status).toBe(200)
    expect(saved.json.slides).toEqual(document.slides)
    expect((await ada('GET', '/api/slideshow/7/71/page-changes')).json.changes).toEqual([])
    expect((await open()).pages).toMatchObject([{ page_id: '71', formats: ['podcast'] }])
    const again = await ada('PUT', '/api/slideshow/7/71', document)
    expect(again.status).toBe(200)
    expect((await open()).pages).toMatchObject([{ page_id: '71', formats: ['podcast', 'slideshow'] }])
  })

  test('are in step again after a new generation', async () => {
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    expect((await open()).pages).toMatchObject([{ page_id: '71', formats: ['podcast'] }])
  })

  test('are not read again while the content is only edited', async () => {
    await open()
    const before = readings()
    const { json: document } = await ada('GET', '/api/podcast/7/71')
    document.podcast.title = 'Rain, and more'
    await ada('PUT', '/api/podcast/7/71', document)
    expect((await open()).pages).toMatchObject([{ page_id: '71', formats: ['podcast'] }])
    expect(readings()).toBe(before)
  })

  test('propose a slide and lines for the changes, and store nothing', async () => {
    const { json: before } = await ada('GET', '/api/slideshow/7/71')
    const change = {
      before: { id: 'b2', path: [], text: rain },
      after: { id: 'b2', path: [], text: 'It rains more than before.' },
    }
    const slide = {
      slide_type: 'text',
      content: { slide_content: rain },
      audio_script: rain,
      sources: ['b2'],
    }
    const updated = await ada('POST', '/api/slideshow/7/71/page-changes/slide', { slide, changes: [change] })
    expect(updated.json).toEqual({
      slide: { ...slide, audio_script: 'It rains more than before.' },
      warnings: [],
      notices: [],
    })
    const line = { speaker: 'ALEX', content: rain, tone: 'warm', sources: ['b2'] }
    const lines = await ada('POST', '/api/podcast/7/71/page-changes/lines', {
      lines: [line],
      changes: [change],
    })
    expect(lines.json.lines).toEqual([{ ...line, content: 'It rains more than before.' }])
    expect((await ada('GET', '/api/slideshow/7/71')).json).toEqual(before)
    const none = await ada('POST', '/api/slideshow/7/71/page-changes/slide', { slide, changes: [] })
    expect(none.status).toBe(400)
  })

  test('that were deleted or closed say so, and have no badge', async () => {
    edit('72', wind.toUpperCase())
    const closed = pages.find(({ id }) => id === '72')
    Object.assign(closed ?? {}, { state: 'locked' })
    expect((await open()).pages).toHaveLength(1)
    const answer = await ada('GET', '/api/slideshow/7/72/page-changes')
    expect(answer).toMatchObject({ status: 422, json: { code: 'PAGE_NOT_READABLE' } })
    const [gone] = pages.splice(1, 1)
    const missing = await ada('GET', '/api/slideshow/7/72/page-changes')
    expect(missing).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
    if (gone) pages.push(gone)
  })

  test('stay as they were known during an outage', async () => {
    await ada('POST', '/api/pages', { id: '7' })
    edit('71', long, rain)
    await ada('POST', '/api/pages', { id: '7' })
    system.failWith('COURSE_SYSTEM_UNAVAILABLE')
    const { json } = await ada('GET', '/api/courses/7/page-changes')
    system.failWith(undefined)
    expect(json).toMatchObject({ pages: [{ page_id: '71' }], unread: 1 })
  })

  test('are read once for two checks at the same time', async () => {
    edit('71', long, rain, snow)
    await ada('POST', '/api/pages', { id: '7' })
    const before = readings()
    const open2 = await Promise.all([1, 2].map(() => ada('GET', '/api/courses/7/page-changes')))
    expect(open2.map(({ status }) => status)).toEqual([200, 200])
    expect(readings()).toBe(before + 1)
  })

  test('of content without passages are none', async () => {
    const { passages: _, ...document } = (await ada('GET', '/api/slideshow/7/71')).json
    await ada('PUT', '/api/slideshow/7/71', document)
    const { json } = await ada('GET', '/api/slideshow/7/71/page-changes')
    expect(json).toMatchObject({ changes: [], passages: [] })
    expect((await open()).pages).toMatchObject([{ page_id: '71', formats: ['podcast'] }])
  })
})
