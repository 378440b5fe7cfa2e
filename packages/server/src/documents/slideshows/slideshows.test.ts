import type { Narration } from '@lectern/domain/narration/narration.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

const place = { course_id: '7', page_id: '71' }
const voice_id = 'fake:clara'
type Author = Awaited<ReturnType<TestApp['signUp']>>

describe.each(await testBackends())('the narration of a slideshow (%s database)', (backend) => {
  let lectern: TestApp
  let systems = 0
  beforeAll(async () => {
    lectern = await startTestApp(backend)
  })
  afterAll(() => lectern.close())

  /** An author with a slideshow, on its own course system. */
  async function authorWithSlideshow() {
    systems += 1
    const ada = await lectern.signUp({ base_url: `https://slides-${systems}.example.edu` })
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    return ada
  }

  test('is made for every slide, and unchanged audio is not made again', async () => {
    const ada = await authorWithSlideshow()
    const { slides } = (await ada('GET', '/api/slideshow/7/71')).json
    const first = await ada('POST', '/api/audio/generate_presentation', { ...place, voice_id })
    expect(first.json).toMatchObject({ status: 'success', failed: [] })
    expect(first.json.slide_audio.map((one: { slide_id: string }) => one.slide_id).toSorted()).toEqual(
      slides.map((slide: { slide_id: string }) => slide.slide_id).toSorted(),
    )
    const spoken = lectern.narrator.spoken.length
    const again = await ada('POST', '/api/audio/generate_presentation', { ...place, voice_id })
    expect(again.json.slide_audio).toEqual(first.json.slide_audio)
    expect(lectern.narrator.spoken).toHaveLength(spoken)
    await ada('POST', '/api/audio/generate_presentation', { ...place, voice_id, regenerate: true })
    const different = new Set(slides.map((slide: { audio_script: string }) => slide.audio_script))
    expect(lectern.narrator.spoken.length, 'the same words are spoken once').toBe(spoken + different.size)
  })

  test('is made with the slideshow when a voice is chosen', async () => {
    const ada = await authorWithSlideshow()
    const { json } = await ada('POST', '/api/generate_slideshow', {
      course_id: '7',
      page_ids: ['71'],
      voice_id,
    })
    expect(json.successful_pages).toEqual(['71'])
    const { slides } = (await ada('GET', '/api/slideshow/7/71')).json
    for (const slide of slides) {
      expect(slide.audio_path).toMatch(
        /^\/audio\/files\/.+\/course_7\/page_71\/audio\/slide-\d+-[0-9a-f]+\.mp3\?v=[0-9a-f]+$/,
      )
      expect(slide.audio).toMatchObject({ text: slide.audio_script, voice_id, engine: 'fake' })
    }
  })

  test('of one slide that fails is reported beside those that succeed', async () => {
    const ada = await authorWithSlideshow()
    const { json } = await ada('GET', '/api/slideshow/7/71')
    json.slides[1].audio_script = 'This one cannot be said.'
    await ada('PUT', '/api/slideshow/7/71', json)
    lectern.narrator.failOn('cannot be said')
    const answer = await ada('POST', '/api/audio/generate_presentation', { ...place, voice_id })
    lectern.narrator.failOn(undefined)
    expect(answer.json).toMatchObject({
      status: 'partial',
      failed: [{ slide_id: 'slide-2', reason: 'The voice engine lost its voice.' }],
    })
  })

  test('that fails for all slides has the code and reason of the failure', async () => {
    const ada = await authorWithSlideshow()
    lectern.narrator.failOn('.', new Problem('SPEECH_REFUSED', { reason: 'credit' }))
    const answer = await ada('POST', '/api/audio/generate_presentation', { ...place, voice_id })
    lectern.narrator.failOn(undefined)
    expect(answer.status).toBe(502)
    expect(answer.json).toEqual({
      error: expect.stringContaining('used up its credit'),
      code: 'SPEECH_REFUSED',
      reason: 'credit',
    })
  })

  // Browsers end the session at a 401, so a key that the course system rejects is a 424.
  test.each([
    ['401', 'KEY_REJECTED', 424],
    ['403', 'COURSE_SYSTEM_FORBIDS', 502],
    ['404', 'NOT_FOUND', 404],
  ] as const)('that fails with the %s of a course system is answered as %s, %i', async (_, code, status) => {
    const ada = await authorWithSlideshow()
    lectern.narrator.failOn('.', new Problem(code))
    const answer = await ada('POST', '/api/audio/generate_presentation', { ...place, voice_id })
    lectern.narrator.failOn(undefined)
    expect(answer.status).toBe(status)
    expect(answer.json).toMatchObject({ code, error: new Problem(code).message })
    expect((await ada('GET', '/api/slideshow/7/71')).status, 'the session goes on').toBe(200)
  })

  describe('while the service of the voice is away', () => {
    const inLucia = { ...place, voice_id: 'fake:lucia' }
    const sayAway = (problem?: Problem) => lectern.narrator.takeLuciaAway(problem)

    test('is spoken by a built-in voice if the author allows it, and later by the voice itself', async () => {
      const ada = await authorWithSlideshow()
      await ada('PUT', '/api/me/preferences', { autosave: true, substitute_voices: true })
      sayAway(new Problem('SPEECH_UNAVAILABLE'))
      expect((await ada('POST', '/api/audio/generate_presentation', inLucia)).json.status).toBe('success')
      sayAway()
      const voices = async () =>
        (await ada('GET', '/api/slideshow/7/71')).json.slides.map(({ audio }: { audio: Narration }) =>
          [audio.voice_id, audio.substitute_for].join(),
        )
      expect(new Set(await voices())).toEqual(new Set(['fake:clara,fake:lucia']))
      const [job] = (await ada('GET', '/api/jobs')).json.toReversed()
      expect(job.message).toMatch(/^\d slides have the voice Clara for now: /)
      expect(job.message).toContain(new Problem('SPEECH_UNAVAILABLE').message)
      await ada('POST', '/api/audio/generate_presentation', inLucia)
      expect(new Set(await voices())).toEqual(new Set(['fake:lucia,']))
      sayAway(new Problem('SPEECH_UNAVAILABLE'))
      await ada('POST', '/api/audio/generate_presentation', { ...inLucia, regenerate: true })
      sayAway()
      expect(new Set(await voices()), 'audio in the chosen voice stays').toEqual(new Set(['fake:lucia,']))
      await ada('POST', '/api/audio/generate_presentation', { ...place, voice_id: 'fake:clara' })
      expect(new Set(await voices()), 'a chosen voice is no substitute').toEqual(new Set(['fake:clara,']))
    })

    test('of one slide is spoken by a built-in voice too, with a remark', async () => {
      const ada = await authorWithSlideshow()
      await ada('PUT', '/api/me/preferences', { autosave: true, substitute_voices: true })
      const [slide] = (await ada('GET', '/api/slideshow/7/71')).json.slides
      const { key, slide_id, audio_script: text } = slide
      const speak = (more = {}) =>
        ada('POST', '/api/audio/generate', { ...inLucia, key, slide_id, text, ...more })
      sayAway(new Problem('SPEECH_UNAVAILABLE'))
      const { json } = await speak()
      expect(json).toMatchObject({
        audio: { voice_id: 'fake:clara', substitute_for: 'fake:lucia' },
        message: expect.stringMatching(/^1 slide has the voice Clara for now: /),
        notes: [{ code: 'SUBSTITUTE_VOICE', values: { format: 'slideshow', count: 1, voice: 'Clara' } }],
      })
      sayAway(new Problem('SPEECH_UNAVAILABLE', { retryAfterSeconds: 20 }))
      expect((await speak({ regenerate: true })).json.code, 'it answers soon').toBe('SPEECH_UNAVAILABLE')
      sayAway()
      const own = (await speak()).json
      expect([own.audio.voice_id, own.audio.substitute_for, own.notes]).toEqual([
        'fake:lucia',
        undefined,
        undefined,
      ])
      sayAway(new Problem('SPEECH_REFUSED', { reason: 'credit' }))
      expect((await speak({ regenerate: true })).json.code, 'it has audio').toBe('SPEECH_REFUSED')
      await ada('PUT', '/api/me/preferences', { autosave: true, substitute_voices: false })
      expect((await speak({ text: 'Not said yet.' })).json.code).toBe('SPEECH_REFUSED')
      sayAway()
    })

    test('is requested also if its voices are unknown since the start of the server', async () => {
      const ada = await authorWithSlideshow()
      await ada('PUT', '/api/me/preferences', { autosave: true, substitute_voices: true })
      lectern.narrator.forgetLucia(true)
      sayAway(new Problem('SPEECH_UNAVAILABLE'))
      const all = await ada('POST', '/api/audio/generate_presentation', inLucia)
      const written = await ada('POST', '/api/generate_slideshow', {
        course_id: '7',
        page_ids: ['71'],
        voice_id: 'fake:lucia',
      })
      const unknown = await ada('POST', '/api/audio/generate_presentation', {
        ...place,
        voice_id: 'fake:unknown',
      })
      lectern.narrator.forgetLucia(false)
      sayAway()
      expect(all.json.slide_audio[0].audio).toMatchObject({
        voice_id: 'fake:clara',
        substitute_for: 'fake:lucia',
      })
      expect(written.json.successful_pages).toEqual(['71'])
      expect(unknown.json.code).toBe('UNKNOWN_VOICE')
    })

    test('is not spoken by another voice without the consent of the author', async () => {
      const ada = await authorWithSlideshow()
      sayAway(new Problem('SPEECH_REFUSED', { reason: 'credit' }))
      const answer = await ada('POST', '/api/audio/generate_presentation', inLucia)
      sayAway()
      expect(answer.json.code).toBe('SPEECH_REFUSED')
    })
  })

  test('is made only for the named slides', async () => {
    const ada = await authorWithSlideshow()
    const answer = await ada('POST', '/api/audio/generate_presentation', {
      ...place,
      voice_id,
      slide_ids: ['slide-2'],
    })
    expect(answer.json.slide_audio.map((one: { slide_id: string }) => one.slide_id)).toEqual(['slide-2'])
  })

  test('goes to the slide with the words, also when slides were moved and saved in the meantime', async () => {
    const ada = await authorWithSlideshow()
    const { json } = await ada('GET', '/api/slideshow/7/71')
    json.slides[1].audio_script = 'This one moves.'
    await ada('PUT', '/api/slideshow/7/71', json)
    const release = lectern.narrator.hold()
    const asked = { ...place, voice_id, slide_ids: ['slide-2'] }
    const started = await ada('POST', '/api/audio/generate_presentation', asked, { prefer: 'respond-async' })
    const { job_id } = started.json
    await vi.waitFor(
      async () => {
        const { jobs } = (await ada('GET', `/api/jobs/${job_id}`)).json
        expect(jobs[0].progress).toMatchObject({ stage: 'voicing', total: 1 })
      },
      { timeout: 30_000 },
    )
    json.slides.reverse()
    await ada('PUT', '/api/slideshow/7/71', json)
    release()
    await vi.waitFor(
      async () => {
        expect((await ada('GET', `/api/jobs/${job_id}`)).json.state).toBe('succeeded')
      },
      { timeout: 30_000 },
    )
    const { slides } = (await ada('GET', '/api/slideshow/7/71')).json
    const voiced = slides.filter((slide: { audio_path?: string }) => slide.audio_path)
    expect(voiced).toMatchObject([{ audio_script: 'This one moves.', audio: { text: 'This one moves.' } }])
  })

  test('counts the slides that failed, once per reason', async () => {
    const ada = await authorWithSlideshow()
    const { json } = await ada('GET', '/api/slideshow/7/71')
    json.slides[0].audio_script = 'The first cannot be said.'
    json.slides[1].audio_script = 'The second cannot be said either.'
    await ada('PUT', '/api/slideshow/7/71', json)
    lectern.narrator.failOn('cannot be said')
    await ada('POST', '/api/audio/generate_presentation', { ...place, voice_id })
    lectern.narrator.failOn(undefined)
    const [job] = (await ada('GET', '/api/jobs')).json.toReversed()
    expect(job.message).toBe('2 slides have no audio: The voice engine lost its voice.')
  })

  test('of one slide can be made from unsaved words, and is the newest everywhere', async () => {
    const ada = await authorWithSlideshow()
    const one = await ada('POST', '/api/audio/generate', {
      ...place,
      slide_id: 'slide-1',
      filename: 'test_slide-slide-1.mp3',
      text: 'Not saved yet.',
      voice_id,
      regenerate: true,
    })
    expect(one.json).toMatchObject({ status: 'success', audio: { text: 'Not saved yet.' } })
    expect(one.json.audio_path).toContain('test_slide-slide-1-')
    const { json } = await ada('GET', '/api/audio/direct/7/71/slide-1')
    expect(json.audio_url).toBe(one.json.audio_path)
    const status = await ada('GET', '/api/audio/status/7/71')
    expect(status.json.slide_audio).toEqual([
      {
        slide_id: 'slide-1',
        key: expect.any(String),
        audio_path: one.json.audio_path,
        audio: one.json.audio,
      },
    ])
  })

  /**
   * Starts the voicing of one slide over a real connection, while the narrator holds, and closes the connection. Returns
   * what the narrator did, and how to let it go on.
   */
  async function leaveWhileVoiced(ada: Author, attempt?: string) {
    const { key, slide_id, audio_script: text } = (await ada('GET', '/api/slideshow/7/71')).json.slides[0]
    const release = lectern.narrator.hold()
    const narrate = vi.spyOn(lectern.narrator, 'narrate')
    const leaving = new AbortController()
    const disconnected = Promise.withResolvers<void>()
    if (!lectern.app.server.listening) await lectern.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = z.object({ port: z.number() }).parse(lectern.app.server.address())
    lectern.app.server.once('connection', (socket) => socket.once('close', () => disconnected.resolve()))
    const left = fetch(`http://127.0.0.1:${port}/api/audio/generate`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ada.token}`,
        'content-type': 'application/json',
        connection: 'close',
      },
      body: JSON.stringify({ ...place, key, slide_id, text, voice_id, attempt }),
      signal: leaving.signal,
    }).catch((reason: unknown) => reason)
    await vi.waitFor(() => expect(narrate).toHaveBeenCalledOnce())
    const spoken = narrate.mock.settledResults
    leaving.abort()
    expect(await left).toMatchObject({ name: 'AbortError' })
    await disconnected.promise
    narrate.mockRestore()
    return { release, spoken }
  }

  const audioOf = async (ada: TestCall) => (await ada('GET', '/api/audio/status/7/71')).json.slide_audio

  test('of one slide is not made if the client of the API leaves', async () => {
    const ada = await authorWithSlideshow()
    const { release, spoken } = await leaveWhileVoiced(ada)
    release()
    await vi.waitFor(() => expect(spoken[0]?.type, 'the voice stops').toBe('rejected'))
    expect(await audioOf(ada)).toEqual([])
  })

  test('of one slide is there when the author who closed the editor opens it again', async () => {
    const ada = await authorWithSlideshow()
    const { release } = await leaveWhileVoiced(ada, 'attempt-1')
    expect(await audioOf(ada)).toEqual([])
    release()
    await vi.waitFor(async () => expect(await audioOf(ada)).toHaveLength(1))
  })

  test('of one slide is not made if the author cancels, also if the request arrives later', async () => {
    const ada = await authorWithSlideshow()
    const { release, spoken } = await leaveWhileVoiced(ada, 'attempt-2')
    const ben = await lectern.signUp()
    const cancel = ['DELETE', '/api/audio/generate/attempt-2'] as const
    expect((await ben(...cancel)).status).toBe(200)
    await new Promise(setImmediate)
    expect(spoken[0]?.type, 'another account cancels nothing').toBe('incomplete')
    expect((await ada(...cancel)).status).toBe(200)
    release()
    await vi.waitFor(() => expect(spoken[0]?.type, 'the voice stops').toBe('rejected'))
    const { key, slide_id, audio_script: text } = (await ada('GET', '/api/slideshow/7/71')).json.slides[0]
    const late = { ...place, key, slide_id, text, voice_id, attempt: 'attempt-2' }
    expect((await ada('POST', '/api/audio/generate', late)).json.code).toBe('CANCELLED')
    expect(await audioOf(ada)).toEqual([])
  })

  test('moves with its slide when slides are reordered and saved', async () => {
    const ada = await authorWithSlideshow()
    await ada('POST', '/api/audio/generate_presentation', { ...place, voice_id })
    const { json } = await ada('GET', '/api/slideshow/7/71')
    const scripts = json.slides.map((slide: { audio_script: string }) => slide.audio_script).toReversed()
    json.slides.reverse()
    await ada('PUT', '/api/slideshow/7/71', json)
    const saved = (await ada('GET', '/api/slideshow/7/71')).json
    expect(saved.slides.map((slide: { audio: { text: string } }) => slide.audio.text)).toEqual(scripts)
  })

  test('stays and needs an update when the script changes', async () => {
    const ada = await authorWithSlideshow()
    await ada('POST', '/api/audio/generate_presentation', { ...place, voice_id })
    const { json } = await ada('GET', '/api/slideshow/7/71')
    const before = json.slides[0]
    json.slides[0] = { ...before, audio_script: 'Changed.' }
    const [saved] = (await ada('PUT', '/api/slideshow/7/71', json)).json.slides
    expect(saved).toMatchObject({
      audio_script: 'Changed.',
      audio_path: before.audio_path,
      audio: before.audio,
    })
  })

  test('returns with a version of the history, if its words were ever spoken', async () => {
    const ada = await authorWithSlideshow()
    await ada('POST', '/api/audio/generate_presentation', { ...place, voice_id })
    const { json } = await ada('GET', '/api/slideshow/7/71')
    const [spoken] = json.slides
    const changed = { ...json, slides: [{ ...spoken, audio_script: 'Changed.' }, ...json.slides.slice(1)] }
    await ada('PUT', '/api/slideshow/7/71', changed)
    await ada('POST', '/api/audio/generate_presentation', { ...place, voice_id })
    expect((await ada('GET', '/api/slideshow/7/71')).json.slides[0].audio.text).toBe('Changed.')

    const seen = (await ada('GET', '/api/slideshow/7/71/versions/1')).json
    expect(seen.slides[0]).toMatchObject({ audio_path: spoken.audio_path, audio: spoken.audio })
    await ada('POST', '/api/slideshow/7/71/versions/1/restore')
    expect((await ada('GET', '/api/slideshow/7/71')).json.slides[0].audio).toEqual(spoken.audio)
  })

  test.each([
    [
      'an empty script',
      { text: ' ', voice_id },
      400,
      'Audio script is empty. Please add text to generate audio.',
    ],
    [
      'an unknown voice',
      { text: 'Words.', voice_id: 'no-such' },
      400,
      'This voice is not available. Please choose another one.',
    ],
  ])('is refused for %s', async (_what, more, status, sentence) => {
    const ada = await authorWithSlideshow()
    const answer = await ada('POST', '/api/audio/generate', { ...place, slide_id: 'slide-1', ...more })
    expect([answer.status, answer.json.error]).toEqual([status, sentence])
  })

  test('is served with ranges, an ETag and under every address that older clients use', async () => {
    const ada = await authorWithSlideshow()
    const made = await ada('POST', '/api/audio/generate', {
      ...place,
      slide_id: 'slide-1',
      text: 'Listen.',
      voice_id,
    })
    const url = `/api${made.json.audio_path}`
    const whole = await ada('GET', url)
    const size = whole.body.length
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(size),
      'cache-control': 'private, max-age=31536000, immutable',
    })
    const head = await ada('HEAD', url)
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(size), 0])
    const two = await ada('GET', url, undefined, { range: 'bytes=0-1' })
    expect([two.status, two.body, two.headers['content-range']]).toEqual([
      206,
      whole.body.subarray(0, 2),
      `bytes 0-1/${size}`,
    ])
    expect((await ada('GET', url, undefined, { range: `bytes=${size}-` })).status).toBe(416)
    expect((await ada('GET', url, undefined, { 'if-none-match': String(whole.headers.etag) })).status).toBe(
      304,
    )

    const plain = await ada('GET', url.split('?')[0] ?? '')
    expect([plain.body, plain.headers['cache-control']]).toEqual([whole.body, 'private, no-cache'])
    const file = url.split('?')[0]?.split('/').at(-1)
    for (const alias of [
      `files/7/71/${file}`,
      `r2/any/course_7/page_71/audio/${file}`,
      `files/${file}`,
      `file/${file}`,
    ]) {
      expect((await ada('GET', `/api/audio/${alias}`)).body, alias).toEqual(whole.body)
    }
    expect((await ada('GET', `/api/audio/files/8/71/${file}`)).status, 'another course').toBe(404)
    expect((await lectern.anyone('GET', url)).status, 'nobody').toBe(401)
    const stranger = await lectern.signUp({ base_url: 'https://stranger.example.edu' })
    expect((await stranger('GET', url)).status, 'a stranger').toBe(404)
  })
})
