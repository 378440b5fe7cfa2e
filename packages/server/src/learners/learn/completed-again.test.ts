import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  completeDocuments,
  generateDocuments,
  shareDocuments,
  startAudibleApp,
  voiceDocuments,
} from '../../testing/learners.ts'
import type { TestApp, TestCall } from '../../testing/start-test-app.ts'

const dayMs = 24 * 3_600_000
const completion = '/api/courses/7/71/status'
const completed = { slideshow_status: 'Completed', podcast_status: 'Completed' }
const pathOf = (url: string) => new URL(url).pathname

describe('completing a document again while learners have it open', () => {
  let lectern: TestApp
  let ada: TestCall
  let shares: Awaited<ReturnType<typeof shareDocuments>>

  beforeAll(async () => {
    lectern = await startAudibleApp()
    ada = await lectern.signUp()
    await generateDocuments(ada)
    await completeDocuments(ada)
    shares = await shareDocuments(ada)
  })
  afterAll(() => lectern?.close())
  afterEach(() => vi.useRealTimers())

  const get = (address: string, headers: Readonly<Record<string, string>> = {}) =>
    lectern.anyone('GET', address, undefined, headers)
  const dataOf = async (url: string) => (await get(`${pathOf(url)}/piece.json`)).json

  async function write(words: string) {
    const { json: slideshow } = await ada('GET', '/api/slideshow/7/71')
    slideshow.slides[0].audio_script = words
    await ada('PUT', '/api/slideshow/7/71', slideshow)
    const { json: podcast } = await ada('GET', '/api/podcast/7/71')
    podcast.segments[0].dialogue[0].content = words
    await ada('PUT', '/api/podcast/7/71', podcast)
  }

  async function say(words: string) {
    await write(words)
    await completeDocuments(ada)
  }

  test('keeps the files of the slides that learners see for a day, and no others', async () => {
    const audioOf = async () => (await dataOf(shares.slideshow)).content.slideshow.slides[0].audio_path
    const before = await audioOf()
    const first = await get(before)
    await say('Other words for the slide.')
    const after = await audioOf()
    expect(after).not.toBe(before)
    const [again, unproven] = [await get(before), await get(before.split('?')[0])]
    expect([again.status, again.body.equals(first.body), unproven.status]).toEqual([200, true, 404])
    const other = before.replace(pathOf(shares.slideshow), `${pathOf(shares.course)}/71/podcast`)
    expect((await get(other)).status, 'at the address of another document').toBe(404)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dayMs + 60_000 })
    expect([(await get(before)).status, (await get(after)).status], 'a day later').toEqual([404, 200])
  })

  test('keeps the bytes of the episode that learners hear', async () => {
    const audioOf = async () => (await dataOf(shares.podcast)).content.audio
    const before = await audioOf()
    const whole = await get(before)
    expect([whole.status, before]).toEqual([200, expect.stringMatching(/\/episode\.mp3\?v=[\w-]{22}$/)])
    await say('Other and many more words for the line of the podcast.')
    const range = await get(before, { range: 'bytes=1000-1999' })
    expect([range.status, range.body.equals(whole.body.subarray(1000, 2000))]).toEqual([206, true])
    const after = await audioOf()
    expect(after).not.toBe(before)
    const now = await get(after)
    expect(now.body.equals(whole.body)).toBe(false)
    expect(
      (await get(`${pathOf(shares.podcast)}/episode.mp3`)).body.equals(now.body),
      'without a version',
    ).toBe(true)
    expect((await get(`${pathOf(shares.podcast)}/episode.mp3?v=unknown`)).status).toBe(404)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dayMs + 60_000 })
    expect([(await get(before)).status, (await get(after)).status], 'a day later').toEqual([404, 200])
  })

  test('sends the loudness only of the version that learners hear', async () => {
    const waveform = async (version: string) => get(`${pathOf(shares.podcast)}/waveform.json?v=${version}`)
    const { version: before } = await dataOf(shares.podcast)
    expect((await waveform(before)).status).toBe(200)
    await say('New words of another length, so that the loudness differs from before.')
    const { version: after } = await dataOf(shares.podcast)
    expect([(await waveform(before)).status, (await waveform(after)).status]).toEqual([404, 200])
  })

  test('offers the version whose missing audio was made, and plays on what learners hear', async () => {
    // The podcast was completed so long ago that this time does not say whether learners have it open.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3 * dayMs })
    await write('Words without audio.')
    await ada('PUT', completion, completed)
    vi.useRealTimers()
    const shown = await dataOf(shares.podcast)
    const heard = await get(shown.content.audio)
    const slide = (await dataOf(shares.slideshow)).content.slideshow.slides[0].audio_path
    await voiceDocuments(ada)
    expect((await dataOf(shares.slideshow)).content.slideshow.slides[0].audio_path).not.toBe(slide)
    expect((await get(slide)).status, 'the slide before its new audio').toBe(200)
    const again = await get(shown.content.audio)
    expect([again.status, again.body.equals(heard.body)], 'in memory').toEqual([200, true])
    const { json: current } = await get(`${pathOf(shares.podcast)}/version.json`)
    expect(current.published_at).toBe(shown.published_at)
    expect(current.version).not.toBe(shown.version)
    const filled = await dataOf(shares.podcast)
    expect(filled.version).toBe(current.version)
    const whole = await get(filled.content.audio)
    expect([whole.status, whole.body.equals(heard.body)]).toEqual([200, false])
    const unknown = await get(`${pathOf(shares.podcast)}/episode.mp3?v=unknown`)
    expect(unknown.status, 'not in memory').toBe(404)
  })

  test('is said to pages that learners have open', async () => {
    for (const url of [shares.slideshow, shares.podcast]) {
      const shown = await dataOf(url)
      const version = async () => (await get(`${pathOf(url)}/version.json`)).json.published_at
      expect(await version()).toBe(shown.published_at)
      await say(`Words after ${shown.published_at}`)
      expect(await version()).toBe((await dataOf(url)).published_at)
      expect(await version()).not.toBe(shown.published_at)
    }
  })
})
