import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

const page = { course_id: '7', page_ids: ['71'] }
const copy = <T>(value: T): T => structuredClone(value)

describe.each(await testBackends())('documents (%s database)', (backend) => {
  let lectern: TestApp
  let systems = 0
  beforeAll(async () => {
    lectern = await startTestApp(backend)
  })
  afterAll(() => lectern.close())

  /** A user with their own course system, so that tests do not share data. */
  const author = (more = {}) => {
    systems += 1
    return lectern.signUp({ base_url: `https://documents-${systems}.example.edu`, ...more })
  }
  const statusOf = async (ada: TestCall) => (await ada('POST', '/api/pages', { id: '7' })).json[0]

  describe.each([
    {
      format: 'slideshow',
      parts: 'slides',
      info: 'presentation',
      total: 'total_slides',
      count: 'slide_count',
    },
    {
      format: 'podcast',
      parts: 'segments',
      info: 'podcast',
      total: 'total_segments',
      count: 'question_count',
    },
  ] as const)('a $format', ({ format, parts, info, total, count }) => {
    const url = `/api/${format}/7/71`
    const status = `${format}_status`

    test('does not exist before it is generated, and is in progress afterwards', async () => {
      const ada = await author()
      expect((await ada('GET', url)).status).toBe(404)
      const { status: code, json } = await ada('POST', `/api/generate_${format}`, page)
      expect([code, json.successful_pages, json.failed_pages]).toEqual([200, ['71'], []])
      const made = (await ada('GET', url)).json
      expect(made[info]).toMatchObject({ organization: 'Analytical College', course_id: '7', page_id: '71' })
      expect(made[info][total]).toBe(made[parts].length)
      expect(made.passages[0]).toMatchObject({
        id: 'b1',
        text: expect.stringMatching(/Water rises as vapour/),
      })
      expect(await statusOf(ada)).toMatchObject({ [status]: 'In_Progress', [count]: made[parts].length })
    })

    test('is saved completely: unknown fields are kept, totals and numbers are derived', async () => {
      const ada = await author()
      await ada('POST', `/api/generate_${format}`, page)
      const { json, headers } = await ada('GET', url)
      const changed = copy(json)
      changed[info].title = 'Another title'
      changed[info][total] = 999
      changed[info].x_mark = { kept: [1, 2] }
      changed[parts].reverse()
      changed[parts][0].x_mark = 'kept'
      const saved = await ada('PUT', url, changed, { 'if-match': String(headers.etag) })
      expect(saved.status).toBe(200)
      const now = await ada('GET', url)
      expect(now.headers.etag).toBe(saved.headers.etag)
      expect(now.headers.etag).not.toBe(headers.etag)
      expect(now.json[info]).toMatchObject({
        title: 'Another title',
        [total]: json[parts].length,
        x_mark: { kept: [1, 2] },
      })
      expect(now.json[parts][0]).toMatchObject({ x_mark: 'kept' })
    })

    test('does not replace a newer version that its author has not seen', async () => {
      const baseUrl = `https://shared-${format}.example.edu`
      const ada = await lectern.signUp({ base_url: baseUrl })
      const grace = await lectern.signUp({ base_url: baseUrl, first_name: 'Grace', last_name: 'Hopper' })
      await ada('POST', `/api/generate_${format}`, page)
      const { json, headers } = await ada('GET', url)
      const hers = copy(json)
      hers[info].title = 'Hers'
      expect((await grace('PUT', url, hers, { 'if-match': String(headers.etag) })).status).toBe(200)

      const refused = await ada('PUT', url, json, { 'if-match': String(headers.etag) })
      expect(refused.status).toBe(412)
      expect(refused.json).toMatchObject({
        error: 'Grace Hopper saved this after you opened it.',
        code: 'STALE_VERSION',
        saved_by: 'Grace Hopper',
        saved_by_you: false,
      })
      expect(refused.json.current[info].title).toBe('Hers')
      expect((await ada('GET', url)).json[info].title).toBe('Hers')
      const fromAnotherWindow = await grace('PUT', url, json, { 'if-match': String(headers.etag) })
      expect(fromAnotherWindow.json).toMatchObject({
        error: 'In another window, you saved this after you opened it.',
        saved_by_you: true,
      })
      expect((await ada('PUT', url, json)).status, 'without If-Match a client wins').toBe(200)
    })

    test.each([
      ['over it', '*'],
      ['put together with it', '"1", "2"'],
    ])('stays in the history when its own author saves another window’s version %s', async (_, ifMatch) => {
      const ada = await author()
      await ada('POST', `/api/generate_${format}`, page)
      const { json, headers } = await ada('GET', url)
      const titled = (title: string) => ({ ...json, [info]: { ...json[info], title } })
      await ada('PUT', url, titled('In one window'), { 'if-match': String(headers.etag) })
      expect((await ada('PUT', url, titled('In the other'), { 'if-match': ifMatch })).status).toBe(200)
      const history = (await ada('GET', `${url}/versions`)).json
      expect(history.map(({ revision }: { revision: number }) => revision)).toEqual([3, 2, 1])
      expect((await ada('GET', `${url}/versions/2`)).json[info].title).toBe('In one window')
    })

    test('is not completed in a newer version that its author has not seen', async () => {
      const baseUrl = `https://completed-${format}.example.edu`
      const ada = await lectern.signUp({ base_url: baseUrl })
      const grace = await lectern.signUp({ base_url: baseUrl, first_name: 'Grace', last_name: 'Hopper' })
      await ada('POST', `/api/generate_${format}`, page)
      const { json, headers } = await ada('GET', url)
      const seen = { 'if-match': String(headers.etag) }
      const complete = (ifMatch = {}, more = {}) =>
        ada('PUT', '/api/courses/7/71/status', { [status]: 'Completed', ...more }, ifMatch)
      const hers = copy(json)
      hers[info].title = 'Hers'
      const saved = await grace('PUT', url, hers, seen)

      const refused = await complete(seen)
      expect([refused.status, refused.json.code, refused.json.saved_by]).toEqual([
        412,
        'STALE_VERSION',
        'Grace Hopper',
      ])
      expect(refused.json.current[info].title).toBe('Hers')
      expect((await ada('GET', url)).json.published, 'nothing is published').toBeNull()
      const both = { slideshow_status: 'Completed', podcast_status: 'Completed' }
      expect((await complete(seen, both)).status, 'a revision belongs to one document').toBe(400)
      expect((await complete({ 'if-match': 'unknown' })).status).toBe(400)
      expect((await complete({ 'if-match': String(saved.headers.etag) })).status).toBe(200)
      expect((await ada('GET', url)).json.published).toMatchObject({ revision: 2 })
      await grace('PUT', url, hers)
      expect((await complete()).status, 'without If-Match the newest version').toBe(200)
    })

    test('keeps its status when saved, is completed and reopened by hand', async () => {
      const ada = await author()
      const set = (value: string) => ada('PUT', '/api/courses/7/71/status', { [status]: value })
      expect((await set('Completed')).status, 'nothing to complete yet').toBe(404)
      await ada('POST', `/api/generate_${format}`, page)
      const { json } = await ada('GET', url)
      expect((await set('Completed')).status).toBe(200)
      await ada('PUT', url, json)
      expect(await statusOf(ada)).toMatchObject({ [status]: 'Completed' })
      await set('In_Progress')
      expect(await statusOf(ada)).toMatchObject({ [status]: 'In_Progress' })
      expect((await set('Done')).status).toBe(400)
      await set('Completed')
      await ada('POST', `/api/generate_${format}`, page)
      expect(await statusOf(ada), 'regenerated').toMatchObject({ [status]: 'In_Progress' })
    })

    test('is deleted, restored, and can be generated again', async () => {
      const ada = await author()
      await ada('POST', `/api/generate_${format}`, page)
      const { json } = await ada('GET', url)
      expect((await ada('DELETE', url)).status).toBe(200)
      expect((await ada('GET', url)).status).toBe(404)
      expect((await ada('DELETE', url)).status).toBe(404)
      expect(await statusOf(ada)).toMatchObject({ [status]: 'Not_Started', [count]: 0 })
      expect((await ada('POST', `${url}/restore`)).status).toBe(200)
      expect((await ada('GET', url)).json).toEqual(json)
      expect((await ada('POST', `${url}/restore`)).status, 'nothing deleted').toBe(404)
      await ada('DELETE', url)
      expect((await ada('POST', `/api/generate_${format}`, page)).json.successful_pages).toEqual(['71'])
    })

    test('has a history with authors and actions, whose versions can be viewed and restored', async () => {
      const ada = await author()
      await ada('POST', `/api/generate_${format}`, page)
      const first = (await ada('GET', url)).json
      const changed = copy(first)
      changed[info].title = 'Rain, again'
      await ada('PUT', url, changed)
      changed[info].title = 'Rain, once more'
      await ada('PUT', url, changed)

      const history = (await ada('GET', `${url}/versions`)).json
      expect(history).toMatchObject([
        { revision: 3, origin: 'saved', saved_by: 'Ada Byron', current: true, parts: first[parts].length },
        { revision: 1, origin: 'generated', saved_by: 'Ada Byron', current: false },
      ])
      expect((await ada('GET', `${url}/versions/1`)).json[info].title).toBe(first[info].title)
      expect((await ada('GET', `${url}/versions/2`)).status, 'folded into the next').toBe(404)

      const restored = await ada('POST', `${url}/versions/1/restore`)
      expect([restored.status, restored.json[info].title]).toEqual([200, first[info].title])
      expect((await ada('GET', url)).headers.etag).toBe(restored.headers.etag)
      const after = (await ada('GET', `${url}/versions`)).json
      expect(after.map((one: { origin: string }) => one.origin)).toEqual(['restored', 'saved', 'generated'])
      expect((await ada('GET', `${url}/versions/99`)).status).toBe(404)
      expect((await ada('GET', `${url}/versions/one`)).status).toBe(400)
    })

    test.each([
      ['not a document', { [parts]: 'no' }],
      ['without parts', { [info]: { title: 'x', css_theme: {} }, [parts]: [] }],
      ['nothing', {}],
    ])('is refused when it is %s', async (_what, body) => {
      const ada = await author()
      await ada('POST', `/api/generate_${format}`, page)
      const { status: code, json } = await ada('PUT', url, body)
      expect([code, json.code]).toEqual([400, 'INVALID_REQUEST'])
    })

    test('is refused when more than 2 MiB of it would be stored, and when the request is larger than 8 MiB', async () => {
      const ada = await author()
      await ada('POST', `/api/generate_${format}`, page)
      const { json: made } = await ada('GET', url)
      const { status: code, json } = await ada('PUT', url, { ...made, more: 'x'.repeat(2_300_000) })
      expect([code, json.code]).toEqual([413, 'TOO_LARGE'])
      expect(json.error).toMatch(/is too large to be saved \(more than 2 MB\)/)
      expect(
        (await ada('PUT', url, { ...made, segment_audio: [], more: 'x'.repeat(8_400_000) })).status,
      ).toBe(413)
      // The size is checked before the content.
      expect((await ada('PUT', url, { slides: [], more: 'x'.repeat(2_300_000) })).status).toBe(413)
      expect((await ada('GET', url)).json).toEqual(made)
    })

    test('of a page with too little text fails with a reason, and the other page succeeds', async () => {
      const ada = await author()
      const { json } = await ada('POST', `/api/generate_${format}`, {
        course_id: '7',
        page_ids: ['73', '72', 'gone'],
      })
      expect(json.successful_pages).toEqual(['72'])
      expect(json.failed_pages).toMatchObject([
        { page_id: 'gone', reason: 'This page is no longer in the course.' },
        {
          page_id: '73',
          reason: 'This page has too little text to teach from. Add a few paragraphs and try again.',
        },
      ])
    })
  })
})
