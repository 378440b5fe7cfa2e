import { gunzipSync } from 'node:zlib'
import { XMLParser } from 'fast-xml-parser'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { MediaStore } from '../../../course-material/media/media-store.ts'
import { silentLogger } from '../../../platform/runtime/logger.ts'
import { createNarrator } from '../../../audio/speech/narrator/create-narrator.ts'
import { testBackends } from '../../../testing/database.ts'
import { createFakeSpeechEngine } from '../../../testing/sound/fake-speech-engine.ts'
import { yieldToEventLoop } from '../../../testing/yield-to-event-loop.ts'
import { poolWithoutThreads } from '../../../testing/sound/pool-without-threads.ts'
import { startTestApp, type TestApp, type TestCall } from '../../../testing/start-test-app.ts'

const address = '/api/courses/7/feed'

describe.each(await testBackends())('the private feed of a course (%s database)', (backend) => {
  let lectern: TestApp
  let systems = 0
  /** Hooks of the file store, called before it stores or deletes a file. */
  let beforePut = async () => {}
  let beforeRemove = async () => {}
  const wrapMedia = (store: MediaStore): MediaStore => ({
    ...store,
    async put(...given) {
      await beforePut()
      await store.put(...given)
    },
    async remove(...given) {
      await beforeRemove()
      await store.remove(...given)
    },
  })
  afterEach(() => {
    beforePut = beforeRemove = async () => {}
  })
  beforeAll(async () => {
    const engines = [createFakeSpeechEngine()]
    const narrator = createNarrator({ engines, pool: poolWithoutThreads, logger: silentLogger })
    lectern = await startTestApp(backend, { narrator, pool: poolWithoutThreads, wrapMedia })
  })
  afterAll(() => lectern.close())

  async function author() {
    systems += 1
    return lectern.signUp({ base_url: `https://feeds-${systems}.example.edu` })
  }

  /** A podcast that is voiced and marked complete. */
  async function publish(ada: TestCall, pageId: string) {
    const voices = { voice_id_host1: 'fake:ada', voice_id_host2: 'fake:ben' }
    await ada('POST', '/api/generate_podcast', { course_id: '7', page_ids: [pageId], ...voices })
    await ada('PUT', `/api/courses/7/${pageId}/status`, { podcast_status: 'Completed' })
  }

  const pathOf = (url: string) => new URL(url).pathname
  const itemsIn = (xml: string) => {
    const { item = [] } = new XMLParser({ ignoreAttributes: false }).parse(xml).rss.channel
    return [item].flat()
  }

  /** The first bytes of a PNG, which contain its size. Another `mark` makes another picture. */
  function pngOf(width: number, height: number, mark = 0): Buffer {
    const header = Buffer.alloc(34, mark)
    header.write('\x89PNG\r\n\x1a\n', 'latin1')
    header.writeUInt32BE(13, 8)
    header.write('IHDR', 12)
    header.writeUInt32BE(width, 16)
    header.writeUInt32BE(height, 20)
    return header
  }
  const sendArtwork = (ada: TestCall, bytes: Uint8Array) =>
    ada('POST', `${address}/artwork`, Buffer.from(bytes), { 'content-type': 'application/octet-stream' })

  test('shows artwork of the author in its channel and its episodes, until that is removed', async () => {
    const ada = await author()
    await publish(ada, '71')
    const { url } = (await ada('POST', address)).json
    const picture = pngOf(1400, 1400)
    const kept = await sendArtwork(ada, picture)
    expect([kept.status, kept.json.url]).toEqual([201, url])
    const { artwork } = kept.json
    expect(artwork).toMatch(/\.png$/)
    const xml = (await lectern.anyone('GET', pathOf(url))).body.toString()
    expect(xml.split(`<itunes:image href="${artwork}"/>`)).toHaveLength(3)
    for (const link of [artwork, url.replace('feed.xml', 'artwork.png')])
      expect((await lectern.anyone('GET', pathOf(link))).body.equals(picture)).toBe(true)
    expect((await ada('GET', `${address}/artwork`)).body.equals(picture)).toBe(true)

    expect((await ada('DELETE', `${address}/artwork`)).json).toMatchObject({ url, artwork: null })
    expect((await ada('DELETE', `${address}/artwork`)).json).toMatchObject({ url, artwork: null })
    expect((await lectern.anyone('GET', pathOf(url))).body.toString()).not.toContain('own-artwork')
    const drawn = await ada('GET', `${address}/artwork`)
    expect([drawn.status, drawn.body.equals(picture)]).toEqual([200, false])
  })

  test('gives its files to podcast apps in a browser, which are pages of other sites', async () => {
    const ada = await author()
    await publish(ada, '71')
    const { url } = (await ada('POST', address)).json
    const names = ['feed.xml', 'artwork.png', '71/episode.mp3', '71/transcript.vtt', '71/chapters.json']
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const { status, headers } = await lectern.anyone('GET', pathOf(url).replace('feed.xml', name))
      const allowed = [headers['cross-origin-resource-policy'], headers['access-control-allow-origin']]
      expect([status, ...allowed], name).toEqual([200, 'cross-origin', '*'])
    }
    const { headers } = await ada('GET', `${address}/artwork`)
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test('keeps only the latest artwork, and none after it is revoked', async () => {
    const ada = await author()
    await ada('POST', address)
    const stored = async (json: { artwork: string }) =>
      (await ada('GET', `/api/audio/files/${json.artwork.split('/').at(-1)}`)).status
    const first = (await sendArtwork(ada, pngOf(1400, 1400, 1))).json
    const again = (await sendArtwork(ada, pngOf(1400, 1400, 1))).json
    expect(again.artwork, 'each upload is a file of its own').not.toBe(first.artwork)
    expect([await stored(first), await stored(again)]).toEqual([404, 200])
    const second = (await sendArtwork(ada, pngOf(3000, 3000, 2))).json
    expect(second.artwork).not.toBe(first.artwork)
    expect([await stored(again), await stored(second)]).toEqual([404, 200])
    await ada('DELETE', address)
    expect(await stored(second)).toBe(404)
  })

  test('changes its artwork and is revoked also if the files of the previous artwork cannot be deleted', async () => {
    const ada = await author()
    await ada('POST', address)
    const first = await sendArtwork(ada, pngOf(1400, 1400, 1))
    beforeRemove = () => Promise.reject(new Error('The disk is read-only.'))
    const second = await sendArtwork(ada, pngOf(1400, 1400, 2))
    expect([second.status, second.json.artwork === first.json.artwork]).toEqual([201, false])
    const removed = await ada('DELETE', `${address}/artwork`)
    expect([removed.status, removed.json.artwork]).toEqual([200, null])
    await sendArtwork(ada, pngOf(1400, 1400, 3))
    expect((await ada('DELETE', address)).json).toEqual({ status: 'success' })
    expect((await ada('GET', address)).json.url).toBeNull()
  })

  test('revoked during the upload of artwork keeps nothing of it', async () => {
    const ada = await author()
    await ada('POST', address)
    const used = async () => (await ada('GET', '/api/me/storage')).json.used_bytes as number
    const before = await used()
    beforePut = async () => void (await ada('DELETE', address))
    const { status, json } = await sendArtwork(ada, pngOf(1400, 1400))
    expect([status, json.code]).toEqual([404, 'NOT_FOUND'])
    expect(await used()).toBe(before)
  })

  test.each([
    ['too small', pngOf(1399, 1399)],
    ['too large', pngOf(3001, 3001)],
    ['not square', pngOf(1400, 1500)],
    ['a GIF', Buffer.from('GIF89a\x00\x08\x00\x08', 'latin1')],
    ['no picture', Buffer.from('words')],
    ['cut off in its header', pngOf(1400, 1400).subarray(0, 12)],
    ['empty', Buffer.alloc(0)],
  ])('refuses artwork that is %s, and keeps the existing one', async (_, bytes) => {
    const ada = await author()
    await ada('POST', address)
    const { artwork } = (await sendArtwork(ada, pngOf(2000, 2000))).json
    const { status, json } = await sendArtwork(ada, bytes)
    expect([status, json.code]).toEqual([422, 'ARTWORK_NOT_FIT'])
    expect((await ada('GET', address)).json).toMatchObject({ artwork })
  })

  test('accepts artwork only for an existing feed, from authors of the course', async () => {
    const ada = await author()
    expect((await sendArtwork(ada, pngOf(1400, 1400))).status).toBe(404)
    expect((await ada('GET', `${address}/artwork`)).status).toBe(404)
    expect((await ada('DELETE', `${address}/artwork`)).status).toBe(404)
    await ada('POST', address)
    const { artwork } = (await sendArtwork(ada, pngOf(1400, 1400))).json
    const eve = await author()
    expect((await eve('GET', `${address}/artwork`)).status).toBe(404)
    await eve('DELETE', `${address}/artwork`)
    expect((await ada('GET', address)).json).toMatchObject({ artwork })
  })

  test('does not exist at first, is created once, and ends when it is revoked', async () => {
    const ada = await author()
    expect((await ada('GET', address)).json).toEqual({
      url: null,
      author: null,
      description: null,
      artwork: null,
    })
    const made = await ada('POST', address)
    expect(made.status).toBe(201)
    const { url } = made.json
    expect(url).toMatch(/\/api\/feeds\/[\w-]{40,}\/feed\.xml$/)
    expect((await ada('POST', address)).json).toMatchObject({ url })
    expect((await ada('GET', address)).json).toMatchObject({ url })
    expect((await lectern.anyone('GET', pathOf(url))).status).toBe(200)

    expect((await ada('DELETE', address)).json).toEqual({ status: 'success' })
    const gone = await lectern.anyone('GET', pathOf(url))
    expect([gone.status, gone.json.code]).toEqual([404, 'NOT_FOUND'])
    expect((await ada('POST', address)).json.url).not.toBe(url)
  })

  test('contains complete podcasts with all audio, and opens only with its address', async () => {
    const ada = await author()
    await publish(ada, '71')
    const { url } = (await ada('POST', address)).json
    const rss = await lectern.anyone('GET', pathOf(url))
    expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const [episode, ...others] = itemsIn(rss.body.toString())
    expect(others).toEqual([])
    const fetched = async (link: string) => lectern.anyone('GET', pathOf(link))

    const audio = await fetched(episode.enclosure['@_url'])
    expect([audio.status, audio.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    expect(audio.headers['content-length']).toBe(episode.enclosure['@_length'])
    const part = await lectern.anyone('GET', pathOf(episode.enclosure['@_url']), undefined, {
      range: 'bytes=0-1',
    })
    expect([part.status, part.headers['content-length']]).toEqual([206, '2'])
    const [vtt, srt] = episode['podcast:transcript']
    expect((await fetched(vtt['@_url'])).body.toString()).toMatch(/^WEBVTT/)
    expect((await fetched(srt['@_url'])).body.toString()).toMatch(/^1\r?\n00:00:0/)
    expect(episode.description).toMatch(/^0:00 ./m)
    expect((await fetched(episode['podcast:chapters']['@_url'])).json.chapters.length).toBeGreaterThan(0)
    for (const picture of [episode['itunes:image']['@_href'], url.replace('feed.xml', 'artwork.png')])
      expect((await fetched(picture)).headers['content-type']).toBe('image/png')

    await ada('PUT', '/api/courses/7/71/status', { podcast_status: 'In_Progress' })
    expect(itemsIn((await fetched(url)).body.toString()), 'reopened').toHaveLength(1)
    await ada('DELETE', '/api/podcast/7/71/published')
    expect(itemsIn((await fetched(url)).body.toString())).toEqual([])
    expect((await fetched(episode.enclosure['@_url'])).status).toBe(404)
  })

  test('names the organization as its author until the author changes it', async () => {
    const ada = await author()
    const { url } = (await ada('POST', address)).json
    const channel = async () => (await lectern.anyone('GET', pathOf(url))).body.toString()
    expect(await channel()).toContain('<itunes:author>')
    const details = { author: ' Ada King ', description: 'All about water.' }
    expect((await ada('PUT', address, details)).json).toEqual({
      url,
      author: 'Ada King',
      description: 'All about water.',
      artwork: null,
    })
    expect(await channel()).toContain('<itunes:author>Ada King</itunes:author>')
    expect(await channel()).toContain('<description>All about water.</description>')
    expect((await ada('PUT', address, { author: '', description: null })).json).toMatchObject({
      author: null,
      description: null,
    })
    expect((await ada('PUT', address, { author: 'x'.repeat(201), description: null })).status).toBe(400)
    await ada('DELETE', address)
    expect((await ada('PUT', address, details)).status).toBe(404)
  })

  test('is compressed for apps that accept compression', async () => {
    const ada = await author()
    await publish(ada, '71')
    const { url } = (await ada('POST', address)).json
    const compressed = await lectern.anyone('GET', pathOf(url), undefined, { 'accept-encoding': 'gzip' })
    expect(compressed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(compressed.body).toString()).toContain('<rss')
    const etag = String(compressed.headers['etag'])
    const again = await lectern.anyone('GET', pathOf(url), undefined, { 'if-none-match': etag })
    expect(again.status).toBe(304)
  })

  test('is sent to an app that has only its date, after a change that no podcast has', async () => {
    const ada = await author()
    await publish(ada, '71')
    await publish(ada, '72')
    const path = pathOf((await ada('POST', address)).json.url)
    const { headers } = await lectern.anyone('GET', path)
    const date = String(headers['last-modified'])
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now())
    const ask = async (method: 'GET' | 'HEAD', more: object) => {
      const { status, body } = await lectern.anyone(method, path, undefined, { ...more })
      return [status, body.length > 0]
    }
    expect(await ask('GET', { 'if-modified-since': date })).toEqual([304, false])
    expect(await ask('HEAD', { 'if-modified-since': date })).toEqual([304, false])
    expect(await ask('HEAD', { 'if-none-match': String(headers['etag']) })).toEqual([304, false])
    expect(await ask('HEAD', {})).toEqual([200, false])
    const earlier = new Date(Date.parse(date) - 1000).toUTCString()
    for (const since of [earlier, 'no date'])
      expect(await ask('GET', { 'if-modified-since': since }), since).toEqual([200, true])
    const other = { 'if-modified-since': date, 'if-none-match': '"other"' }
    expect(await ask('GET', other), 'the ETag decides').toEqual([200, true])

    await ada('DELETE', '/api/podcast/7/72/published')
    expect(await ask('GET', { 'if-modified-since': date }), 'an episode less').toEqual([200, true])
  })

  test('lists the podcasts that it omits, with the reason', async () => {
    const ada = await author()
    await publish(ada, '71')
    expect((await ada('GET', `${address}/episodes`)).json.episodes).toEqual([
      { page_id: '71', title: expect.any(String), left_out: null },
    ])

    const podcast = (await ada('GET', '/api/podcast/7/71')).json
    podcast.podcast.title = 'Rain'
    podcast.segments[0].dialogue.push({ speaker: 'ALEX', content: 'A new line.', tone: 'conversational' })
    await ada('PUT', '/api/podcast/7/71', podcast)
    await ada('PUT', '/api/courses/7/71/status', { podcast_status: 'Completed' })
    const [episode] = (await ada('GET', `${address}/episodes`)).json.episodes
    expect(episode).toMatchObject({ page_id: '71', title: 'Rain' })
    expect(episode.left_out).toMatch(/^1 of \d+ lines has no audio yet\. Generate audio first\.$/)
    const rss = await lectern.anyone('GET', pathOf((await ada('POST', address)).json.url))
    expect(itemsIn(rss.body.toString())).toEqual([])

    await ada('DELETE', '/api/podcast/7/71/published')
    expect((await ada('GET', `${address}/episodes`)).json.episodes).toEqual([])
  })

  test('is sent again only after a change, and has each episode’s length after every change', async () => {
    const ada = await author()
    await publish(ada, '71')
    const path = pathOf((await ada('POST', address)).json.url)
    const fetchFeed = async () => {
      const { headers, body } = await lectern.anyone('GET', path)
      const [episode] = itemsIn(body.toString())
      const audio = await lectern.anyone('HEAD', pathOf(episode.enclosure['@_url']))
      expect(episode.enclosure['@_length']).toBe(audio.headers['content-length'])
      const etag = String(headers['etag'])
      const same = await lectern.anyone('GET', path, undefined, { 'if-none-match': etag })
      expect([same.status, same.body.length]).toEqual([304, 0])
      return { etag, title: episode.title, duration: Number(episode['itunes:duration']) }
    }
    const first = await fetchFeed()

    const podcast = (await ada('GET', '/api/podcast/7/71')).json
    podcast.podcast.title = 'Rain, told at length'
    podcast.segments[0].dialogue[0].content += ' And this is said as well.'.repeat(12)
    await ada('PUT', '/api/podcast/7/71', podcast)
    expect((await fetchFeed()).etag, 'saved, not completed').toBe(first.etag)
    await ada('PUT', '/api/courses/7/71/status', { podcast_status: 'Completed' })
    const saved = await fetchFeed()
    expect(saved.title).toBe('Rain, told at length')
    expect(saved.etag).not.toBe(first.etag)

    const voices = { voice_id_host1: 'fake:ada', voice_id_host2: 'fake:ben' }
    await ada('POST', '/api/podcast/audio/generate', { course_id: '7', page_id: '71', ...voices })
    while ((await ada('GET', '/api/podcast/audio/status/7/71/1')).json.status === 'generating')
      await yieldToEventLoop()
    const voiced = await fetchFeed()
    expect(voiced.duration, 'audio that is new since the podcast was saved').toBeGreaterThan(saved.duration)
  })

  test('answers a wrong address like a revoked one', async () => {
    const guess = await lectern.anyone('GET', `/api/feeds/${'a'.repeat(43)}/feed.xml`)
    expect([guess.status, guess.json.code]).toEqual([404, 'NOT_FOUND'])
    expect((await lectern.anyone('GET', '/api/feeds/short/feed.xml')).status).toBeGreaterThanOrEqual(400)
  })
})
