import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const address = '/api/courses/7/glossary'
const rain = { terms: [{ term: 'rain', spoken: 'rayn' }] }
const page = { course_id: '7', page_id: '71' }

describe.each(await testBackends())('the glossary of a course (%s database)', (backend) => {
  let lectern: TestApp
  let systems = 0
  beforeAll(async () => {
    lectern = await startTestApp(backend)
  })
  afterAll(() => lectern.close())

  function author() {
    systems += 1
    return lectern.signUp({ base_url: `https://glossaries-${systems}.example.edu` })
  }

  test('is empty at first, and then is the last saved one', async () => {
    const ada = await author()
    const first = await ada('GET', address)
    expect([first.status, first.json, first.headers['etag']]).toEqual([200, { terms: [] }, '"0"'])
    const saved = await ada('PUT', address, rain, { 'if-match': '"0"' })
    expect([saved.status, saved.json, saved.headers['etag']]).toEqual([200, rain, '"1"'])
    expect((await ada('PUT', address, { terms: [] })).headers['etag']).toBe('"2"')
    expect((await ada('GET', address)).json).toEqual({ terms: [] })
  })

  test('refuses an outdated version and answers with the newest', async () => {
    const ada = await author()
    await ada('PUT', address, rain)
    const late = await ada('PUT', address, { terms: [] }, { 'if-match': '"0"' })
    expect(late.status).toBe(412)
    expect(late.json).toMatchObject({ code: 'STALE_VERSION', current: rain, revision: 1 })
  })

  test('refuses an invalid glossary with a sentence', async () => {
    const ada = await author()
    const bad = await ada('PUT', address, { terms: [{ term: '', spoken: 'x' }] })
    expect(bad.status).toBe(400)
    expect(JSON.stringify(bad.json)).toContain('Please write the term.')
    expect((await ada('GET', '/api/courses/404/glossary')).status).toBe(404)
  })

  test('changes the pronunciation, marks earlier audio as outdated, and only that audio is made again', async () => {
    const ada = await author()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'], voice_id: 'fake:clara' })
    const slides = async () => (await ada('GET', '/api/slideshow/7/71')).json.slides
    const [first, ...others] = await slides()
    expect(first.audio.said_otherwise).toBeUndefined()

    const word = first.audio_script.match(/\p{L}{4,}/u)[0]
    const holdsWord = (slide: { audio_script: string }) =>
      new RegExp(`\\b${word}\\b`, 'iu').test(slide.audio_script)
    await ada('PUT', address, { terms: [{ term: word.toLowerCase(), spoken: 'blimey' }] })
    const concerned = [first, ...others].filter(holdsWord)
    const marked = (await slides()).filter((slide: typeof first) => slide.audio.said_otherwise)
    expect(marked).toHaveLength(concerned.length)

    const spokenBefore = lectern.narrator.spoken.length
    await ada('POST', '/api/audio/generate_presentation', { ...page, voice_id: 'fake:clara' })
    const spoken = lectern.narrator.spoken.slice(spokenBefore)
    expect(new Set(spoken).size).toBe(new Set(concerned.map((slide) => slide.audio_script)).size)
    expect(spoken.every((text) => text.includes('blimey'))).toBe(true)
    const now = await slides()
    expect(now.some((slide: typeof first) => slide.audio.said_otherwise)).toBe(false)
    expect(now[0].audio.text).toBe(first.audio_script)
  })
})
