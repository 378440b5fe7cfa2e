import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { endShare } from '../../testing/end-share.ts'
import { startTestApp, type TestApp, testBaseUrl, type TestCall } from '../../testing/start-test-app.ts'

const page = { course_id: '7', page_ids: ['71'] }
const document = { course_id: '7', page_id: '71', format: 'slideshow' }
interface Slide {
  readonly audio_path?: string
}
const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')

describe.each(await testBackends())('what learners get (%s database)', (backend) => {
  let lectern: TestApp
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    lectern = await startTestApp(backend, { database })
  })
  afterAll(async () => {
    await lectern?.close()
    await database?.close()
  })

  async function author(): Promise<TestCall> {
    const ada = await lectern.signUp()
    await ada('DELETE', '/api/slideshow/7/71')
    await ada('POST', '/api/generate_slideshow', page)
    return ada
  }
  const complete = (ada: TestCall) =>
    ada('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
  const share = async (ada: TestCall, more: object = {}) =>
    (await ada('POST', '/api/shares', { ...document, ...more })).json
  const learner = (url: string, more?: Readonly<Record<string, string>>) =>
    lectern.anyone('GET', pathOf(url), undefined, more)
  const titleFor = async (url: string) => (await learner(`${url}/piece.json`)).json.title

  async function rename(ada: TestCall, title: string) {
    const { json } = await ada('GET', '/api/slideshow/7/71')
    json.presentation.title = title
    return ada('PUT', '/api/slideshow/7/71', json)
  }

  test('is nothing until the document is completed, and then the completed version', async () => {
    const ada = await author()
    const { url, published_revision: revision } = await share(ada)
    expect(revision).toBeNull()
    expect((await learner(url)).status).toBe(404)
    await rename(ada, 'First')
    await complete(ada)
    expect(await titleFor(url)).toBe('First')
    await rename(ada, 'Second')
    expect(await titleFor(url), 'saved, not completed').toBe('First')
    await ada('PUT', '/api/courses/7/71/status', { slideshow_status: 'In_Progress' })
    expect(await titleFor(url), 'reopened').toBe('First')
    await complete(ada)
    expect(await titleFor(url)).toBe('Second')
  })

  test('is named in the answers that authors get', async () => {
    const ada = await author()
    const state = async () => {
      const { json } = await ada('GET', '/api/slideshow/7/71')
      return [json.published?.revision ?? null, json.changed_since_published]
    }
    expect(await state()).toEqual([null, false])
    await rename(ada, 'First')
    await complete(ada)
    const [revision, changed] = await state()
    expect([typeof revision, changed]).toEqual(['number', false])
    const saved = (await rename(ada, 'Second')).json
    expect([saved.published.revision, saved.changed_since_published]).toEqual([revision, true])
    expect((await ada('GET', '/api/slideshow/7/71/published')).json.presentation.title).toBe('First')
    const stored = (await ada('GET', '/api/slideshow/7/71/versions')).json
    const newest = await ada('GET', `/api/slideshow/7/71/versions/${stored[0].revision}`)
    expect(newest.json, 'not stored').not.toHaveProperty('published')
  })

  test('ends when the document is unpublished or deleted, and returns only when it is completed', async () => {
    const ada = await author()
    await complete(ada)
    const { url } = await share(ada)
    expect((await learner(url)).status).toBe(200)
    expect((await ada('DELETE', '/api/slideshow/7/71/published')).status).toBe(200)
    expect((await learner(url)).status).toBe(404)
    expect((await ada('DELETE', '/api/slideshow/7/71/published')).status).toBe(404)
    await complete(ada)
    expect((await learner(url)).status).toBe(200)
    await ada('DELETE', '/api/slideshow/7/71')
    expect((await learner(url)).status).toBe(404)
    await ada('POST', '/api/slideshow/7/71/restore')
    expect((await learner(url)).status, 'restored').toBe(404)
  })

  test('is the same 404 for every address that does not work', async () => {
    const ada = await author()
    await complete(ada)
    const [ended, revoked, renewed] = [await share(ada), await share(ada), await share(ada)]
    await endShare(database, ended.share_id)
    await ada('DELETE', `/api/shares/${revoked.share_id}`)
    const after = (await ada('POST', `/api/shares/${renewed.share_id}/renew`)).json
    expect((await learner(after.url)).status).toBe(200)
    const gone = [
      ended.url,
      revoked.url,
      renewed.url,
      '/learn/unknown',
      `/learn/${'a'.repeat(43)}`,
      '/learn/x/y',
      '/learn/course/x/71',
      `/learn/${'a'.repeat(5000)}`,
      '/learn/%E2%80',
      '/learn/%00',
      '/learn/course/x/%00/slideshow',
    ]
    const answers = await Promise.all(gone.map((url) => learner(url)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.toString()}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
    const headersOf = ({ headers }: (typeof answers)[number]) => ({ ...headers, date: undefined })
    for (const [at, answer] of answers.entries())
      expect.soft(headersOf(answer), gone[at]).toEqual(headersOf(answers[3] ?? answer))
    for (const url of gone.slice(0, 3)) expect((await learner(`${url}/piece.json`)).status).toBe(404)
  })

  test('with a malformed query is not shown as one that has ended', async () => {
    const ada = await author()
    await complete(ada)
    const { url } = await share(ada)
    for (const query of ['embed=1&embed=2', 'embed=%00']) {
      const { status, json } = await learner(`${url}?${query}`)
      expect([status, json?.code], query).toEqual([400, 'INVALID_REQUEST'])
    }
  })

  test('contains nothing of the author, the course page or other versions', async () => {
    const ada = await lectern.signUp({ first_name: 'Marked-name', organization: 'Marked-organization' })
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['72'] })
    await ada('PUT', '/api/courses/7/72/status', { slideshow_status: 'Completed' })
    const { json } = await ada('GET', '/api/slideshow/7/72')
    json.slides[0].content.note = 'Marked-note'
    json.slides[0].picture = { zoom: 1, by: 'Marked-picture' }
    json.presentation.css_theme.note = 'Marked-theme'
    await ada('PUT', '/api/slideshow/7/72', json)
    await ada('PUT', '/api/courses/7/72/status', { slideshow_status: 'Completed' })
    json.presentation.title = 'Marked-draft'
    await ada('PUT', '/api/slideshow/7/72', json)
    const { url } = await share(ada, { page_id: '72' })
    for (const address of [url, `${url}/piece.json`]) {
      const text = (await learner(address)).body.toString()
      expect(text).not.toMatch(/Marked-|passages|sources|canvas\.example|made_by/)
    }
  })

  test('serves only files of the published version', async () => {
    const ada = await author()
    await ada('POST', '/api/audio/generate_presentation', {
      course_id: '7',
      page_id: '71',
      voice_id: 'fake:clara',
    })
    await complete(ada)
    const { url } = await share(ada)
    const { content } = (await learner(`${url}/piece.json`)).json
    const slide = content.slideshow.slides.find(({ audio_path: path }: Slide) => path)
    expect(slide.audio_path).toMatch(/^\/learn\/[\w-]+\/media\//)
    const audio = await learner(slide.audio_path)
    expect([audio.status, audio.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    const filename = slide.audio_path.split('/').at(-1)

    const other = await share(await lectern.signUp(), { page_id: '72' })
    expect((await learner(`${other.url}/media/${filename}`)).status, 'of another document').toBe(404)
    expect((await learner(`${url}/media/unknown.mp3`)).status).toBe(404)
  })

  test('of a podcast names no organization in its picture and its MP3', async () => {
    const ada = await lectern.signUp({ organization: 'Marked organization' })
    await ada('POST', '/api/generate_podcast', page)
    await ada('PUT', '/api/courses/7/71/status', { podcast_status: 'Completed' })
    const { url } = await share(ada, { format: 'podcast' })
    for (const address of [url, `${url}/piece.json`, `${url}/artwork.png`]) {
      const { status, body } = await learner(address)
      expect(status).toBe(200)
      expect(body.toString('latin1')).not.toContain('Marked')
    }
    const transcript = await learner(`${url}/transcript.txt`)
    expect(transcript.body.toString(), 'without audio').toContain('ALEX: ')
  })

  test('has a picture for previews of links, and a small one for the list of a course', async () => {
    const ada = await author()
    await complete(ada)
    await ada('POST', '/api/generate_podcast', page)
    await ada('PUT', '/api/courses/7/71/status', { podcast_status: 'Completed' })
    const urls = [(await share(ada)).url, (await share(ada, { format: 'podcast' })).url]
    const pictureAt = async (address: string) => {
      const { body, headers } = await learner(address)
      return {
        size: [body.readUInt32BE(16), body.readUInt32BE(20)],
        bytes: body.length,
        etag: headers['etag'],
      }
    }
    for (const url of urls) {
      const [large, small] = [
        await pictureAt(`${url}/artwork.png`),
        await pictureAt(`${url}/artwork.png?small`),
      ]
      expect([large.size, small.size]).toEqual([
        [1400, 1400],
        [208, 208],
      ])
      expect(small.bytes).toBeLessThan(large.bytes / 5)
      expect(await pictureAt(`${url}/artwork.png`), 'each keeps its own file').toEqual(large)
    }
  })

  test('keeps the published revision in the history, also if its author saves soon after', async () => {
    const ada = await author()
    await rename(ada, 'First')
    await complete(ada)
    const { revision } = (await ada('GET', '/api/slideshow/7/71')).json.published
    await rename(ada, 'Second')
    const kept = await ada('GET', `/api/slideshow/7/71/versions/${revision}`)
    expect([kept.status, kept.json.presentation?.title]).toEqual([200, 'First'])
  })

  test('is no file of another course, even if a slide names it', async () => {
    const ada = await author()
    const ben = await lectern.signUp({ base_url: 'https://other.example.edu' })
    await ben('POST', '/api/generate_slideshow', { ...page, voice_id: 'fake:clara' })
    const { slides } = (await ben('GET', '/api/slideshow/7/71')).json
    const filename = slides
      .find(({ audio_path: path }: Slide) => path)
      .audio_path.split('/')
      .at(-1)
      .split('?')[0]
    const { json } = await ada('GET', '/api/slideshow/7/71')
    const picture = { image_url: `/api/images/7/71/${filename}`, image_alt: 'Rain' }
    json.slides.push({ ...json.slides[0], key: undefined, slide_type: 'image', content: picture })
    expect((await ada('PUT', '/api/slideshow/7/71', json)).status).toBe(200)
    await complete(ada)
    const { url } = await share(ada)
    expect((await learner(`${url}/piece.json`)).body.toString(), 'named').toContain(filename)
    expect((await learner(`${url}/media/${filename}`)).status).toBe(404)
  })

  test('receives audio that is made after the document was completed, for the same words', async () => {
    const ada = await author()
    await complete(ada)
    const { url } = await share(ada)
    const firstAudio = async () =>
      (await learner(`${url}/piece.json`)).json.content.slideshow.slides.find(
        ({ audio_path: path }: Slide) => path,
      )?.audio_path
    await ada('POST', '/api/audio/generate_presentation', {
      course_id: '7',
      page_id: '71',
      voice_id: 'fake:clara',
    })
    expect(await firstAudio()).toMatch(/\/media\//)
    expect((await ada('GET', '/api/slideshow/7/71')).json.published.silent_parts).toBe(0)
  })

  test('is the same with and without a login, and sets no cookie', async () => {
    const ada = await author()
    await complete(ada)
    const { url } = await share(ada)
    const plain = await learner(url)
    const loggedIn = await ada('GET', pathOf(url))
    expect(loggedIn.body.equals(plain.body)).toBe(true)
    expect(plain.headers).not.toHaveProperty('set-cookie')
  })

  test('may be embedded only by the listed sites, and only without the parts around the player', async () => {
    const ada = await author()
    await complete(ada)
    const { url, embed_url: embedUrl, share_id: id, embed_origins: origins } = await share(ada)
    expect(origins, 'the course system').toEqual([testBaseUrl])
    const ancestors = async (address: string) =>
      /frame-ancestors ([^;]*)/.exec(String((await learner(address)).headers['content-security-policy']))?.[1]
    expect(await ancestors(url)).toBe("'none'")
    expect(await ancestors(embedUrl)).toBe(`'self' ${testBaseUrl}`)
    expect((await learner(embedUrl)).headers).not.toHaveProperty('x-frame-options')
    const preview = await learner(`${url}?embed=preview`)
    expect(preview.body.equals((await learner(embedUrl)).body), 'what learners see').toBe(true)
    expect(preview.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN' })
    for (const origin of [['*'], []]) {
      await ada('PATCH', `/api/shares/${id}`, { embed_origins: origin })
      expect(await ancestors(`${url}?embed=preview`), 'only in Lectern').toBe("'self'")
    }
    expect(await ancestors(embedUrl)).toBe("'none'")
    const change = { embed_origins: ['https://Blog.example.org/', 'https://bücher.example:8443/a?b', '*'] }
    const sites = ['https://blog.example.org', 'https://xn--bcher-kva.example:8443', '*']
    expect((await ada('PATCH', `/api/shares/${id}`, change)).json.embed_origins).toEqual(sites)
    expect(await ancestors(embedUrl)).toBe(`'self' ${sites.join(' ')}`)
    for (const [origin, sentence] of [
      ["https://a.example; script-src 'unsafe-inline'", /^This is not the address of a site/],
      ['https://a.example\r\nset-cookie: a=b', /^This is not the address of a site/],
      ['javascript:alert(1)', /^This is not the address of a site/],
      ['https://*.example.org', /^An address cannot contain \*/],
      ['https://[::1]:3000', /^Browsers do not accept IPv6 addresses here/],
    ] as const) {
      const { status, json } = await ada('PATCH', `/api/shares/${id}`, { embed_origins: [origin] })
      expect([status, json.error]).toEqual([400, expect.stringMatching(sentence)])
    }
    expect(await ancestors(embedUrl), 'unchanged').toBe(`'self' ${sites.join(' ')}`)
  })

  test('is downloaded only where its author allows it', async () => {
    const ada = await author()
    await complete(ada)
    const { url, share_id: id } = await share(ada)
    const transcript = await learner(`${url}/transcript.txt`)
    expect([transcript.status, transcript.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ])
    await ada('PATCH', `/api/shares/${id}`, { downloads: false })
    expect((await learner(`${url}/transcript.txt`)).status).toBe(404)
    expect((await learner(`${url}/piece.json`)).json.downloads).toBe(false)
  })

  test('has transcripts to download without the Markdown of scripts', async () => {
    const ada = await author()
    const { json: deck } = await ada('GET', '/api/slideshow/7/71')
    Object.assign(deck.slides[1], { audio_script: '**Water** rises. See [the table](https://a.example/b).' })
    deck.slides[1].content.slide_title = 'High and *low*'
    await ada('PUT', '/api/slideshow/7/71', deck)
    await ada('POST', '/api/generate_podcast', page)
    const { json: podcast } = await ada('GET', '/api/podcast/7/71')
    podcast.segments[0].dialogue[0].content = 'It is `code` and **bold**.'
    await ada('PUT', '/api/podcast/7/71', podcast)
    const completed = { slideshow_status: 'Completed', podcast_status: 'Completed' }
    await ada('PUT', '/api/courses/7/71/status', completed)
    const textOf = async (format: string) =>
      (await learner(`${(await share(ada, { format })).url}/transcript.txt`)).body.toString()
    expect(await textOf('slideshow')).toContain('High and low\nWater rises. See the table.\n')
    expect(await textOf('podcast')).toContain(': It is code and bold.\n')
  })

  test('is described to sites that embed it by its address (oEmbed)', async () => {
    const ada = await author()
    await rename(ada, 'Rain & "more"')
    await complete(ada)
    const { url } = await share(ada)
    const describeAt = (address: string, more = '') =>
      lectern.anyone('GET', `/api/oembed?url=${encodeURIComponent(address)}${more}`)
    const { json } = await describeAt(url, '&maxwidth=480')
    expect(json).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Rain & "more"',
      width: 480,
      height: 270,
    })
    expect(json.html).toContain('title="Rain &amp; &quot;more&quot;"')
    expect((await describeAt(url, '&maxwidth=0.1')).json).toMatchObject({ width: 1, height: 1 })
    for (const address of [`${url}x`, 'https://elsewhere.example/learn/abc', 'no address'])
      expect((await describeAt(address)).status).toBe(404)
    expect((await describeAt(url, '&format=json')).status).toBe(200)
    const xml = await describeAt(url, '&format=xml')
    expect([xml.status, xml.json.code]).toEqual([501, 'EMBED_FORMAT_NOT_SUPPORTED'])
  })

  test('of a course are its published documents in the order of the course', async () => {
    const ada = await author()
    const { url } = await share(ada, { page_id: null, format: null })
    const titles = async () => {
      const { modules } = (await learner(`${url}/course.json`)).json
      return modules.flatMap((module: { pages: { title: string }[] }) =>
        module.pages.map(({ title }) => title),
      )
    }
    await ada('DELETE', '/api/slideshow/7/72/published')
    await ada('DELETE', '/api/podcast/7/71/published')
    expect(await titles()).toEqual([])
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['72'] })
    await ada('PUT', '/api/courses/7/72/status', { slideshow_status: 'Completed' })
    await complete(ada)
    expect(await titles()).toEqual(['Rain', 'Snow'])
    expect((await learner(url)).status).toBe(200)
    const found = async (words: string) =>
      (await learner(`${url}/search.json?q=${encodeURIComponent(words)}`)).json.pages
    const deck = (await ada('GET', '/api/slideshow/7/72')).json
    deck.slides[0].audio_script = 'Una canción sobre la nieve: الثَّلْج 雪花飘落'
    deck.slides[0].content.unknown_field = 'Planted: only for the author'
    await ada('PUT', '/api/slideshow/7/72', deck)
    expect(await found('CANCION'), 'only the completed version').toEqual([])
    await ada('PUT', '/api/courses/7/72/status', { slideshow_status: 'Completed' })
    for (const words of ['CANCION', 'snow nieve', 'الثلج', '飘落']) expect(await found(words)).toEqual(['72'])
    expect(await found('planted'), 'a field that learners do not get').toEqual([])
    expect(await found('  ')).toEqual([])
    expect((await learner('/learn/course/unknown/search.json?q=a')).status).toBe(404)
    expect((await learner(`${url}/search.json?q=${'x'.repeat(201)}`)).status).toBe(400)
    const inCourse = (await learner(`${url}/71/slideshow/piece.json`)).json
    expect(inCourse.next).toMatchObject({ format: 'slideshow', url: `${pathOf(url)}/72/slideshow` })
    expect((await learner(`${url}/71/slideshow`)).status).toBe(200)
    expect((await learner(`${url}/73/slideshow`)).status, 'not published').toBe(404)
    expect((await learner(`${url}/71/unknown`)).status).toBe(404)
    const own = await share(ada)
    expect((await learner(`${own.url.replace('/learn/', '/learn/course/')}/72/slideshow`)).status).toBe(404)
  })

  test('is shared only by those who may edit the course', async () => {
    const ada = await author()
    const made = await share(ada)
    const eve = await lectern.signUp({ base_url: 'https://elsewhere.example.edu' })
    expect((await eve('DELETE', `/api/shares/${made.share_id}`)).status).toBe(404)
    expect((await eve('POST', `/api/shares/${made.share_id}/renew`)).status).toBe(404)
    const both = await ada('POST', '/api/shares', { course_id: '7', page_id: '71' })
    expect(both.status).toBe(400)
    expect(both.json.error).toContain('page_id and format together')
    expect(
      (await ada('GET', '/api/shares?course_id=7')).json.map((one: { share_id: string }) => one.share_id),
    ).toContain(made.share_id)
  })
})
