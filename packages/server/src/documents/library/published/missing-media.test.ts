import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileNameOf } from '../../../course-material/media/media-address.ts'
import type { MediaStore } from '../../../course-material/media/media-store.ts'
import { waitUntil } from '../../../testing/follow-jobs.ts'
import { startTestApp, type TestApp, type TestCall } from '../../../testing/start-test-app.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const none = { pictures: [], audio: [] }

describe('the files that learners do not get', () => {
  /** Names of files, and what reading them does. */
  const faults = new Map<string, 'gone' | 'unreadable' | 'empty'>()
  const wrapMedia = (store: MediaStore): MediaStore => ({
    ...store,
    async read(name, range) {
      const fault = faults.get(name)
      if (fault === 'gone') return undefined
      if (fault === 'empty') return Readable.from([])
      if (fault === undefined) return store.read(name, range)
      return new Readable({ read: (): void => void 0, construct: (done) => done(new Error('damaged disk')) })
    },
  })
  let lectern: TestApp
  let ada: TestCall
  /** The files of the picture and of the first audio of each format. */
  const files = { picture: '', slide: '', line: '' }

  beforeAll(async () => {
    lectern = await startTestApp('embedded', { wrapMedia })
    ada = await lectern.signUp()
    const page = { course_id: '7', page_ids: ['71'] }
    await ada('POST', '/api/generate_slideshow', page)
    await ada('POST', '/api/generate_podcast', page)
    const headers = { 'content-type': 'application/octet-stream', slug: 'rain.png' }
    const { url } = (await ada('POST', '/api/images/7/71', png, headers)).json
    const { json: slideshow } = await ada('GET', '/api/slideshow/7/71')
    const content = { slide_title: 'Rain', image_url: url, image_alt: 'Rain' }
    Object.assign(slideshow.slides[1], { slide_type: 'image', content })
    await ada('PUT', '/api/slideshow/7/71', slideshow)
    const voiced = { course_id: '7', page_id: '71' }
    await ada('POST', '/api/audio/generate_presentation', { ...voiced, voice_id: 'fake:clara' })
    const hosts = { voice_id_host1: 'fake:edward', voice_id_host2: 'fake:clara' }
    await ada('POST', '/api/podcast/audio/generate', { ...voiced, ...hosts })
    const status = async () => (await ada('GET', '/api/podcast/audio/status/7/71/1')).json?.status
    await waitUntil(async () => (await status()) === 'ready')
    const completed = { slideshow_status: 'Completed', podcast_status: 'Completed' }
    await ada('PUT', '/api/courses/7/71/status', completed)
    files.picture = fileNameOf(url) ?? ''
    const { slides } = (await ada('GET', '/api/slideshow/7/71/published')).json
    files.slide = fileNameOf(slides[0].audio_path) ?? ''
    const { segments } = (await ada('GET', '/api/podcast/7/71/published')).json
    files.line = fileNameOf(segments[0].dialogue[0].audio_path) ?? ''
  })
  afterAll(() => lectern?.close())

  const missingIn = async (format: 'slideshow' | 'podcast') =>
    (await ada('GET', `/api/${format}/7/71/published/missing-media`)).json

  test('are none while all can be read', async () => {
    expect([await missingIn('slideshow'), await missingIn('podcast')]).toEqual([none, none])
  })

  test.each(['gone', 'unreadable', 'empty'] as const)(
    'are named by slide or segment if they are %s',
    async (fault) => {
      for (const name of Object.values(files)) faults.set(name, fault)
      expect(await missingIn('slideshow')).toEqual({ pictures: [2], audio: [1] })
      expect(await missingIn('podcast')).toEqual({ pictures: [], audio: [1] })
      faults.clear()
    },
  )

  test('include a picture that was never stored, but not one of another site', async () => {
    const { json } = await ada('GET', '/api/slideshow/7/71')
    const content = { slide_title: 'Rain', image_alt: 'Rain' }
    Object.assign(json.slides[1].content, { ...content, image_url: '/api/images/7/71/unknown.png' })
    await ada('PUT', '/api/slideshow/7/71', json)
    expect(await missingIn('slideshow'), 'before it is completed').toEqual(none)
    await ada('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
    expect(await missingIn('slideshow')).toMatchObject({ pictures: [2] })
    json.slides[1].content.image_url = 'https://elsewhere.example/rain.png'
    await ada('PUT', '/api/slideshow/7/71', json)
    await ada('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
    expect(await missingIn('slideshow')).toMatchObject({ pictures: [] })
  })

  test('are known only for a piece that learners get', async () => {
    expect((await ada('GET', '/api/slideshow/7/72/published/missing-media')).status).toBe(404)
    const eve = await lectern.signUp({ base_url: 'https://missing-media.example.edu' })
    expect((await eve('GET', '/api/slideshow/7/71/published/missing-media')).status).toBe(404)
  })
})
