import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createFakeCourseSystem,
  type FakeCourseSystem,
} from '../../testing/course-systems/fake-course-system.ts'
import { testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

const rain =
  'Water rises as vapour, cools in the heights and falls as rain upon the land below. It runs back to the sea.'
const wind = 'Warm air over the land rises, and cooler air flows in from the sea. This is the sea breeze.'
const snow = 'Snow falls where the air is colder than the freezing point of water, mostly in winter.'
const long = 'Clouds gather over the hills and drop their rain where the wind leaves them. '.repeat(5)

const html = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')
const ifMatch = (headers: Readonly<Record<string, unknown>>) => ({ 'if-match': String(headers['etag']) })
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

  /** Opens the course in the list, and returns the changed contents. */
  async function open(call = ada) {
    await call('POST', '/api/pages', { id: '7' })
    return (await call('GET', '/api/changes/7')).json
  }

  /** The formats that the list of the course reports for a page. */
  async function formatsOf(pageId: string) {
    const pieces: { page_id: string; format: string }[] = await open()
    return pieces.filter(({ page_id }) => page_id === pageId).map(({ format }) => format)
  }

  const readings = () => system.calls.filter((call) => call.startsWith('readPage')).length

  test('are none at first, and no page is read for that', async () => {
    const before = readings()
    expect(await open()).toEqual([])
    expect(readings()).toBe(before)
  })

  test('are found once they were edited, with one reading for both formats', async () => {
    edit('71', long, rain.replace('falls as rain', 'falls as rain or hail'), wind)
    const before = readings()
    const counts = { changed: 1, removed: 0, added: 0 }
    const times = { checked_at: expect.any(String), edited_at: expect.any(String) }
    expect(await open()).toEqual([
      { page_id: '71', format: 'podcast', ...counts, ...times },
      { page_id: '71', format: 'slideshow', ...counts, ...times },
    ])
    expect(readings()).toBe(before + 1)
    expect(await open()).toHaveLength(2)
    expect(readings()).toBe(before + 1)
  })

  test('do not count as changed if they say the same', async () => {
    edit('72', wind, `<b>${long}</b>`)
    expect((await open()).map(({ page_id }: { page_id: string }) => page_id)).not.toContain('72')
  })

  test('are compared passage by passage', async () => {
    edit('71', long, snow, rain.replace('falls as rain', 'falls as rain or hail'))
    const { status, json } = await ada('GET', '/api/changes/7/71/slideshow')
    expect(status).toBe(200)
    expect(json.changes).toMatchObject([
      { kind: 'added', before: null, after: { text: snow }, parts: [] },
      {
        kind: 'changed',
        before: { text: rain },
        after: { text: rain.replace('falls as rain', 'falls as rain or hail') },
      },
      { kind: 'removed', before: { text: wind }, after: null },
    ])
    expect((await ada('GET', '/api/changes/7/71/text')).status).toBe(400)
    expect(json).toMatchObject({ page_title: 'Rain', edited_at: expect.any(String) })
  })

  test('name the slides and lines that are based on them', async () => {
    const { json: slideshow, headers } = await ada('GET', '/api/slideshow/7/71')
    const source = slideshow.passages.find(({ text }: { text: string }) => text === wind).id
    const [first, second, ...rest] = slideshow.slides
    const slides = [{ ...first, sources: [] }, { ...second, sources: [source] }, ...rest]
    const others = slides.map((slide, at) => (at > 1 ? { ...slide, sources: [] } : slide))
    await ada('PUT', '/api/slideshow/7/71', { ...slideshow, slides: others }, ifMatch(headers))
    const { changes } = (await ada('GET', '/api/changes/7/71/slideshow')).json
    const removed = changes.find(({ kind }: { kind: string }) => kind === 'removed')
    expect(removed.parts).toEqual([second.key])
    const { json: podcast } = await ada('GET', '/api/podcast/7/71')
    const inPodcast = (await ada('GET', '/api/changes/7/71/podcast')).json.changes
    const lines = podcast.segments.flatMap(
      ({ dialogue }: { dialogue: { key: string; sources?: string[] }[] }) => dialogue,
    )
    for (const { before, parts } of inPodcast)
      expect(parts).toEqual(
        lines
          .filter(({ sources }: { sources?: string[] }) => before && sources?.includes(before.id))
          .map(({ key }: { key: string }) => key),
      )
  })

  test('are settled by saving the content with the passages of today, and back by restoring it', async () => {
    const { passages, changes } = (await ada('GET', '/api/changes/7/71/slideshow')).json
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
    expect((await ada('GET', '/api/changes/7/71/slideshow')).json.changes).toEqual([])
    expect(await formatsOf('71')).toEqual(['podcast'])
    const again = await ada('PUT', '/api/slideshow/7/71', document)
    expect(again.status).toBe(200)
    expect(await formatsOf('71')).toEqual(['podcast', 'slideshow'])
  })

  describe('that are settled', () => {
    const settle = (body: object = {}, headers = {}) =>
      ada('POST', '/api/changes/7/71/slideshow/settle', body, headers)

    test('become one version with the passages of today and the same content', async () => {
      const { json: before, headers } = await ada('GET', '/api/slideshow/7/71')
      const { passages } = (await ada('GET', '/api/changes/7/71/slideshow')).json
      const settled = await settle({ passages }, ifMatch(headers))
      expect(settled).toMatchObject({ status: 200, json: { status: 'success' } })
      const after = await ada('GET', '/api/slideshow/7/71')
      expect(after.headers['etag']).toBe(settled.headers['etag'])
      expect(settled.headers['etag']).toBe(`"${settled.json.revision}"`)
      expect(after.json).toMatchObject({ passages, slides: before.slides })
      expect(await formatsOf('71')).toEqual(['podcast'])
      expect((await settle()).json.revision).toBe(settled.json.revision)
      const { json: versions } = await ada('GET', '/api/slideshow/7/71/versions')
      const earlier = versions.find(({ revision }: { revision: number }) => revision < settled.json.revision)
      await ada('POST', `/api/slideshow/7/71/versions/${earlier.revision}/restore`)
      expect(await formatsOf('71')).toEqual(['podcast', 'slideshow'])
    })

    test('stay open if the page was edited again since the author saw it', async () => {
      const { passages } = (await ada('GET', '/api/changes/7/71/slideshow')).json
      const seen = passages.slice(1)
      const { headers } = await ada('GET', '/api/slideshow/7/71')
      const refused = await settle({ passages: seen })
      expect(refused).toMatchObject({ status: 409, json: { code: 'EDITED_MEANWHILE', reason: 'page' } })
      expect((await ada('GET', '/api/slideshow/7/71')).headers['etag']).toBe(headers['etag'])
    })

    test('stay open if the content was saved since the author opened it', async () => {
      const stale = await settle({}, { 'if-match': '"1"' })
      expect(stale).toMatchObject({ status: 412, json: { code: 'STALE_VERSION' } })
      expect(await formatsOf('71')).toContain('slideshow')
    })
  })

  test('are in step again after a new generation', async () => {
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    expect(await formatsOf('71')).toEqual(['podcast'])
  })

  test('are not read again while the content is only edited', async () => {
    await open()
    const before = readings()
    const { json: document } = await ada('GET', '/api/podcast/7/71')
    document.podcast.title = 'Rain, and more'
    await ada('PUT', '/api/podcast/7/71', document)
    expect(await formatsOf('71')).toEqual(['podcast'])
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
    const updated = await ada('POST', '/api/slideshow/7/71/rewrite/changes', { slide, changes: [change] })
    expect(updated.json).toEqual({
      slide: { ...slide, audio_script: 'It rains more than before.' },
      warnings: [],
      notices: [],
    })
    const line = { speaker: 'ALEX', content: rain, tone: 'warm', sources: ['b2'] }
    const lines = await ada('POST', '/api/podcast/7/71/rewrite/changes', {
      lines: [line],
      changes: [change],
    })
    expect(lines.json.lines).toEqual([{ ...line, content: 'It rains more than before.' }])
    expect((await ada('GET', '/api/slideshow/7/71')).json).toEqual(before)
    const none = await ada('POST', '/api/slideshow/7/71/rewrite/changes', { slide, changes: [] })
    expect(none.status).toBe(400)
  })

  test('that were deleted or closed say so, and have no badge', async () => {
    edit('72', wind.toUpperCase())
    const closed = pages.find(({ id }) => id === '72')
    Object.assign(closed ?? {}, { state: 'locked' })
    expect(await formatsOf('72')).toEqual([])
    const answer = await ada('GET', '/api/changes/7/72/slideshow')
    expect(answer).toMatchObject({ status: 422, json: { code: 'PAGE_NOT_READABLE' } })
    const [gone] = pages.splice(1, 1)
    const missing = await ada('GET', '/api/changes/7/72/slideshow')
    expect(missing).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
    if (gone) pages.push(gone)
  })

  test('stay as they were known during an outage', async () => {
    await ada('POST', '/api/pages', { id: '7' })
    edit('71', long, rain)
    await ada('POST', '/api/pages', { id: '7' })
    system.failWith('COURSE_SYSTEM_UNAVAILABLE')
    const { json } = await ada('GET', '/api/changes/7')
    system.failWith(undefined)
    const known = { page_id: '71', checked_at: null, edited_at: expect.any(String) }
    expect(json).toMatchObject([
      { ...known, format: 'podcast', changed: 1, removed: 1, added: 1 },
      { ...known, format: 'slideshow', changed: 0, removed: 0, added: 0 },
    ])
  })

  test('are read once for two checks at the same time', async () => {
    edit('71', long, rain, snow)
    await ada('POST', '/api/pages', { id: '7' })
    const before = readings()
    const open2 = await Promise.all([1, 2].map(() => ada('GET', '/api/changes/7')))
    expect(open2.map(({ status }) => status)).toEqual([200, 200])
    expect(readings()).toBe(before + 1)
  })

  test('of content without passages are none', async () => {
    const { passages: _, ...document } = (await ada('GET', '/api/slideshow/7/71')).json
    await ada('PUT', '/api/slideshow/7/71', document)
    const { json } = await ada('GET', '/api/changes/7/71/slideshow')
    expect(json).toMatchObject({ changes: [], passages: [] })
    expect(await formatsOf('71')).toEqual(['podcast'])
  })
})
