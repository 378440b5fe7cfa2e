import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { FakeNarrator } from '../../testing/sound/fake-narrator.ts'
import { testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

const place = { course_id: '7', page_id: '71' }

describe.each(await testBackends())('takes of synthesized speech (%s database)', (backend) => {
  let lectern: TestApp
  let narrator: FakeNarrator
  let systems = 0
  beforeAll(async () => {
    lectern = await startTestApp(backend)
    narrator = lectern.narrator
  })
  afterAll(() => lectern.close())

  const slideOf = async (who: TestCall) => (await who('GET', '/api/slideshow/7/71')).json.slides[0]

  /** An author with a slide that has audio. */
  async function author(voice_id = 'fake:lucia') {
    systems += 1
    const ada = await lectern.signUp({ base_url: `https://takes-${systems}.example.edu` })
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    const { key, slide_id } = await slideOf(ada)
    const speak = async (text: string) =>
      ada('POST', '/api/audio/generate', { ...place, key, slide_id, text, voice_id })
    const slide = await slideOf(ada)
    await speak(slide.audio_script)
    const path = `/api/takes/7/71/slideshow/${key}`
    return { ada, path, key }
  }
  const numbersOf = (takes: { take: number; in_use: boolean }[]) =>
    takes.map(({ take, in_use }) => [take, in_use])

  test('are made once, listed by number, and the new one is in use', async () => {
    const { ada, path } = await author()
    const first = (await ada('GET', path)).json
    expect(numbersOf(first.takes)).toEqual([[1, true]])
    expect(first).toMatchObject({ next_take: 2, differ_by: 'manner' })
    const before = narrator.spoken.length
    const presses = await Promise.all([ada('POST', path, { take: 2 }), ada('POST', path, { take: 2 })])
    expect(presses.map(({ status }) => status)).toEqual([200, 200])
    expect(narrator.spoken).toHaveLength(before + 1)
    const { json } = await ada('GET', path)
    expect(numbersOf(json.takes)).toEqual([
      [1, false],
      [2, true],
    ])
    expect((await slideOf(ada)).audio_path).toBe(json.takes[1].audio_path)
  })

  test('are chosen, and the choice returns with the text', async () => {
    const { ada, path } = await author()
    await ada('POST', path, { take: 2 })
    const chosen = await ada('POST', `${path}/use`, { take: 1 })
    expect(chosen.json).toMatchObject({ take: 1, in_use: true })
    const slideshow = (await ada('GET', '/api/slideshow/7/71')).json
    const [slide, ...others] = slideshow.slides
    const save = async (audio_script: string, key = slide.key) => {
      const { audio: _audio, audio_path: _path, ...plain } = slide
      const slides = [{ ...plain, key, audio_script }, ...others]
      return ada('PUT', '/api/slideshow/7/71', { ...slideshow, slides })
    }
    expect((await save('Other words.')).status).toBe(200)
    expect((await ada('GET', path)).json).toEqual({ takes: [], next_take: null, differ_by: null })
    expect((await ada('POST', path, { take: 2 })).status).toBe(404)
    await save(slide.audio_script)
    expect((await slideOf(ada)).audio_path).toBe(chosen.json.audio_path)
    // A copy of the words has no audio of its own, and takes the chosen one.
    await save(slide.audio_script, 'copied-key')
    expect((await slideOf(ada)).audio_path).toBe(chosen.json.audio_path)
  })

  test('that sound exactly as an earlier one are not listed, and the next one is spoken again', async () => {
    const { ada, path } = await author()
    await ada('POST', path, { take: 2 })
    const before = narrator.spoken.length
    expect((await ada('POST', path, { take: 3 })).json.take).toBe(1)
    expect((await ada('POST', path, { take: 3 })).json.take).toBe(1)
    expect(narrator.spoken, 'a repeated request pays nothing').toHaveLength(before + 1)
    expect((await ada('GET', path)).json).toMatchObject({ next_take: 4, takes: { length: 2 } })
    expect((await ada('POST', path, { take: 4 })).json).toMatchObject({ take: 1, in_use: true })
    expect(narrator.spoken, 'the voice is asked again').toHaveLength(before + 2)
    expect((await ada('POST', `${path}/use`, { take: 3 })).status, 'a repetition is no choice').toBe(404)
  })

  test('are refused for numbers out of turn, and for voices that always speak alike', async () => {
    const { ada, path } = await author()
    expect((await ada('POST', path, { take: 5 })).status).toBe(404)
    expect((await ada('POST', `${path}/use`, { take: 2 })).status).toBe(404)
    const edward = await author('fake:edward')
    expect((await edward.ada('GET', edward.path)).json).toMatchObject({ next_take: null, differ_by: null })
    expect((await edward.ada('POST', edward.path, { take: 2 })).status).toBe(404)
  })

  test('leave the audio as it is when the voice fails, and work afterwards', async () => {
    const { ada, path } = await author()
    const { audio_path } = await slideOf(ada)
    narrator.failOn('')
    expect((await ada('POST', path, { take: 2 })).status).toBeGreaterThanOrEqual(400)
    narrator.failOn(undefined)
    expect((await slideOf(ada)).audio_path).toBe(audio_path)
    expect((await ada('POST', path, { take: 2 })).json).toMatchObject({ take: 2, in_use: true })
  })

  test('are not said to be in use if the slide is deleted while they are made', async () => {
    const { ada, path } = await author()
    const { slides, ...slideshow } = (await ada('GET', '/api/slideshow/7/71')).json
    const release = narrator.hold()
    const narrate = vi.spyOn(narrator, 'narrate')
    const press = ada('POST', path, { take: 2 })
    await vi.waitFor(() => expect(narrate).toHaveBeenCalledOnce())
    narrate.mockRestore()
    const saved = await ada('PUT', '/api/slideshow/7/71', { ...slideshow, slides: slides.slice(1) })
    expect(saved.status).toBe(200)
    release()
    expect((await press).json).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('stay in the list and are not used if the author cancels while they are made', async () => {
    const { ada, path } = await author()
    const { audio_path } = await slideOf(ada)
    const release = narrator.hold()
    const narrate = vi.spyOn(narrator, 'narrate')
    const leaving = new AbortController()
    const disconnected = Promise.withResolvers<void>()
    const address = await lectern.app.listen({ port: 0, host: '127.0.0.1' })
    lectern.app.server.once('connection', (socket) => socket.once('close', () => disconnected.resolve()))
    const request = fetch(new URL(path, address), {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ take: 2 }),
      signal: leaving.signal,
    })
    const left = request.catch((reason: unknown) => reason)
    const before = narrator.spoken.length
    await vi.waitFor(() => expect(narrate).toHaveBeenCalledOnce())
    narrate.mockRestore()
    leaving.abort()
    expect(await left).toMatchObject({ name: 'AbortError' })
    await disconnected.promise
    release()
    await vi.waitFor(async () => {
      const { json } = await ada('GET', path)
      expect(numbersOf(json.takes)).toEqual([
        [1, true],
        [2, false],
      ])
    })
    expect(narrator.spoken).toHaveLength(before + 1)
    expect((await slideOf(ada)).audio_path).toBe(audio_path)
    expect((await ada('POST', path, { take: 2 })).json).toMatchObject({ take: 2, in_use: true })
    expect(narrator.spoken).toHaveLength(before + 1)
  })

  test('of a podcast line belong to its key, also when lines before it are deleted or moved', async () => {
    systems += 1
    const ada = await lectern.signUp({ base_url: `https://takes-${systems}.example.edu` })
    await ada('POST', '/api/generate_podcast', { course_id: '7', page_ids: ['71'] })
    const url = '/api/podcast/7/71'
    const made = (await ada('GET', url)).json
    const dialogue = ['Rain falls.', 'Why?', 'It is heavy.'].map((content, at) => ({
      key: `line-${at}`,
      speaker: at === 1 ? 'JAMIE' : 'ALEX',
      content,
      tone: 'warm',
    }))
    const [segment] = made.segments
    const show = { ...made, segments: [{ ...segment, dialogue }] }
    await ada('PUT', url, show)
    const voices = { voice_id_host1: 'fake:lucia', voice_id_host2: 'fake:clara' }
    await ada('POST', '/api/podcast/audio/generate', { ...place, podcast_id: 1, ...voices })
    await vi.waitFor(async () =>
      expect((await ada('GET', '/api/podcast/audio/status/7/71/1')).json.status).toBe('ready'),
    )
    const path = '/api/takes/7/71/podcast/line-2'
    expect((await ada('GET', path)).json).toMatchObject({ takes: [{ take: 1, in_use: true }], next_take: 2 })
    const again = (await ada('POST', path, { take: 2 })).json
    expect(again).toMatchObject({ take: 2, in_use: true, audio: { host: 'ALEX', text: 'It is heavy.' } })
    await ada('PUT', url, { ...show, segments: [{ ...segment, dialogue: dialogue.slice(1).toReversed() }] })
    const [line] = (await ada('GET', url)).json.segments[0].dialogue
    expect(line).toMatchObject({ key: 'line-2', audio_path: again.audio_path })
    expect(numbersOf((await ada('GET', path)).json.takes)).toEqual([
      [1, false],
      [2, true],
    ])
    await ada('POST', `${path}/use`, { take: 1 })
    expect((await ada('GET', url)).json.segments[0].dialogue[0].audio_path).not.toBe(again.audio_path)
    expect((await ada('GET', '/api/takes/7/71/podcast/line-0')).status).toBe(404)
  })
})
