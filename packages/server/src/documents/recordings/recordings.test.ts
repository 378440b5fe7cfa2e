import { mostRecordingChunks, recordingChunkLimit } from '@lectern/domain/api/documents/recordings.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import type { MediaStore } from '../../course-material/media/media-store.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { poolWithoutThreads as pool } from '../../testing/sound/pool-without-threads.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'
import { toneWave } from '../../testing/sound/tone-wave.ts'

const place = { course_id: '7', page_id: '71' }
const voice_id = 'fake:clara'
const file = { 'content-type': 'application/octet-stream' }
const base = '/api/recordings/7/71'

describe.each(await testBackends())('recordings of authors (%s database)', (backend) => {
  let lectern: TestApp
  let systems = 0
  beforeAll(async () => {
    lectern = await startTestApp(backend, { pool })
  })
  afterAll(() => lectern.close())

  async function author(format: 'slideshow' | 'podcast' = 'slideshow') {
    systems += 1
    const base_url = `https://recordings-${systems}.example.edu`
    const ada = await lectern.signUp({ base_url })
    await ada('POST', `/api/generate_${format}`, { course_id: '7', page_ids: ['71'] })
    return Object.assign(ada, { base_url })
  }

  const storedBytes = async (who: TestCall): Promise<number> =>
    (await who('GET', '/api/me/storage')).json.used_bytes
  const slidesOf = async (who: TestCall) => (await who('GET', '/api/slideshow/7/71')).json.slides
  const linesOf = async (who: TestCall) =>
    (await who('GET', '/api/podcast/7/71')).json.segments.flatMap(
      (segment: { dialogue: unknown[] }) => segment.dialogue,
    )

  async function send(who: TestCall, take: string, sound = toneWave({ seconds: 1.5 })) {
    const half = Math.ceil(sound.length / 2)
    const halves = [sound.subarray(0, half), sound.subarray(half)]
    for (const [chunk, bytes] of halves.entries()) {
      const { status } = await who('PUT', `${base}/${take}/pieces/${chunk}`, Buffer.from(bytes), file)
      expect(status).toBe(200)
    }
  }

  /** Sends a take of a slide and keeps it. */
  async function record(who: TestCall, take: string, slide: { key: string; audio_script: string }) {
    await send(who, take)
    const asked = { format: 'slideshow', part: slide.key, text: slide.audio_script, pieces: 2 }
    return who('POST', `${base}/${take}`, asked)
  }

  test('become the audio of their slide, with timed sentences', async () => {
    const ada = await author()
    const [slide] = await slidesOf(ada)
    const { status, json } = await record(ada, 'take-one', slide)
    expect(status).toBe(200)
    expect(json).toMatchObject({ take: 'take-one', part: slide.key, mine: true })
    const [recorded] = await slidesOf(ada)
    expect(recorded.audio_path).toBe(json.audio_path)
    expect(recorded.audio).toMatchObject({ text: slide.audio_script, engine: 'Own recording' })
    expect(recorded.audio.voice_id).toMatch(/^recording:/)
    expect(recorded.audio.duration_ms).toBeGreaterThan(1400)
    const { sentences } = recorded.audio
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences.at(-1).end_ms).toBeLessThanOrEqual(recorded.audio.duration_ms)
    const played = await ada('GET', `/api${json.audio_path}`)
    expect([played.status, played.headers['content-type']]).toEqual([200, 'audio/mpeg'])
  })

  test('sent twice are one take, also when the response was lost', async () => {
    const ada = await author()
    const [slide] = await slidesOf(ada)
    const first = await record(ada, 'take-once', slide)
    const asked = { format: 'slideshow', part: slide.key, text: slide.audio_script, pieces: 2 }
    const again = await ada('POST', `${base}/take-once`, asked)
    expect(again.json).toEqual(first.json)
    expect((await ada('GET', base)).json.takes).toHaveLength(1)
  })

  test('requested twice at once are stored once', async () => {
    const ada = await author()
    const [slide] = await slidesOf(ada)
    await send(ada, 'take-at-once')
    const asked = { format: 'slideshow', part: slide.key, text: slide.audio_script, pieces: 2 }
    const answers = await Promise.all([1, 2, 3].map(() => ada('POST', `${base}/take-at-once`, asked)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ json }) => json.audio_path)).size).toBe(1)
    expect((await ada('GET', base)).json.takes).toHaveLength(1)
  })

  test('requested again do not replace the take that was chosen since', async () => {
    const ada = await author()
    const [slide] = await slidesOf(ada)
    const chosen = (await record(ada, 'take-chosen-since', slide)).json
    await record(ada, 'take-asked-again', slide)
    await ada('POST', `${base}/take-chosen-since/use`, { format: 'slideshow', part: slide.key })
    const asked = { format: 'slideshow', part: slide.key, text: slide.audio_script, pieces: 2 }
    expect((await ada('POST', `${base}/take-asked-again`, asked)).status).toBe(200)
    expect((await slidesOf(ada))[0].audio_path).toBe(chosen.audio_path)
  })

  test('deleted while a request selects them are removed, and nothing fails', async () => {
    const ada = await author()
    const [slide] = await slidesOf(ada)
    for (let round = 0; round < 6; round += 1) {
      const take = `take-in-a-race-${round}`
      await record(ada, take, slide)
      const [used, removed] = await Promise.all([
        ada('POST', `${base}/${take}/use`, { format: 'slideshow', part: slide.key }),
        ada('DELETE', `${base}/${take}`),
      ])
      expect([200, 404]).toContain(used.status)
      expect(removed.status).toBe(200)
      expect((await ada('GET', base)).json.takes).toEqual([])
    }
  })

  test('that have not been kept count towards the storage of their author, each chunk once', async () => {
    const ada = await author()
    const before = await storedBytes(ada)
    const [slide] = await slidesOf(ada)
    const chunk = Buffer.alloc(100_000)
    const chunkUrl = `${base}/take-that-counts/pieces/0`
    await ada('PUT', chunkUrl, chunk, file)
    await ada('PUT', chunkUrl, chunk, file)
    expect((await storedBytes(ada)) - before).toBe(100_000)
    await record(ada, 'take-that-counts', slide)
    const kept = (await storedBytes(ada)) - before
    expect(kept).toBeGreaterThan(0)
    expect(kept, 'only what was made of it').toBeLessThan(100_000)
  })

  test('are all kept, the newest in use, and each can be used again', async () => {
    const ada = await author()
    const [slide] = await slidesOf(ada)
    const first = (await record(ada, 'take-number-1', slide)).json
    const second = (await record(ada, 'take-number-2', slide)).json
    expect((await slidesOf(ada))[0].audio_path).toBe(second.audio_path)
    const { takes } = (await ada('GET', base)).json
    expect(takes.map(({ take }: { take: string }) => take)).toEqual(['take-number-2', 'take-number-1'])
    await ada('POST', `${base}/take-number-1/use`, { format: 'slideshow', part: slide.key })
    expect((await slidesOf(ada))[0].audio_path).toBe(first.audio_path)
  })

  test('stay when audio is generated for all slides, even with regenerate, unless it replaces recordings', async () => {
    const ada = await author()
    const [slide] = await slidesOf(ada)
    const { audio_path } = (await record(ada, 'take-that-stays', slide)).json
    const all = { ...place, voice_id }
    const kept = await ada('POST', '/api/audio/generate_presentation', { ...all, regenerate: true })
    expect(kept.json.status).toBe('success')
    const [first, second] = await slidesOf(ada)
    expect(first.audio_path).toBe(audio_path)
    expect(second.audio.voice_id).toBe(voice_id)
    await ada('POST', '/api/audio/generate_presentation', { ...all, replace_recordings: true })
    expect((await slidesOf(ada))[0].audio.voice_id).toBe(voice_id)
    expect((await ada('GET', base)).json.takes, 'the take is not lost').toHaveLength(1)
  })

  test('made while a job voiced their slide stay', async () => {
    const ada = await author()
    const [slide] = await slidesOf(ada)
    const release = lectern.narrator.hold()
    const { job_id } = (
      await ada(
        'POST',
        '/api/audio/generate_presentation',
        { ...place, voice_id },
        { prefer: 'respond-async' },
      )
    ).json
    await vi.waitFor(
      async () => {
        const { jobs } = (await ada('GET', `/api/jobs/${job_id}`)).json
        expect(jobs[0].progress.stage).toBe('voicing')
      },
      { timeout: 30_000 },
    )
    const { audio_path } = (await record(ada, 'take-meanwhile', slide)).json
    release()
    await vi.waitFor(
      async () => expect((await ada('GET', `/api/jobs/${job_id}`)).json.state).toBe('succeeded'),
      { timeout: 30_000 },
    )
    expect((await slidesOf(ada))[0].audio_path).toBe(audio_path)
  })

  test('are replaced one by one only on explicit request', async () => {
    const ada = await author()
    const [slide] = await slidesOf(ada)
    await record(ada, 'take-to-replace', slide)
    const asked = { ...place, slide_id: slide.slide_id, key: slide.key, text: slide.audio_script, voice_id }
    const refused = await ada('POST', '/api/audio/generate', asked)
    expect([refused.status, refused.json.code]).toEqual([409, 'RECORDING_KEPT'])
    const replaced = await ada('POST', '/api/audio/generate', { ...asked, replace_recording: true })
    expect(replaced.status).toBe(200)
    expect((await slidesOf(ada))[0].audio.voice_id).toBe(voice_id)
  })

  test('stay with a slide whose script changes, and need an update', async () => {
    const ada = await author()
    const { json } = await ada('GET', '/api/slideshow/7/71')
    const [slide, other] = json.slides
    const { audio_script: words } = slide
    const { audio_path } = (await record(ada, 'take-of-old-words', slide)).json
    // Audio of the new words exists, but it does not replace the recording.
    await ada('POST', '/api/audio/generate', {
      ...place,
      slide_id: other.slide_id,
      key: other.key,
      text: 'Words that a voice has spoken.',
      voice_id,
    })
    json.slides[0].audio_script = 'Words that a voice has spoken.'
    const saved = await ada('PUT', '/api/slideshow/7/71', json)
    expect(saved.json.slides[0]).toMatchObject({ audio_path, audio: { text: words } })
    json.slides[0].audio_script = words
    const back = await ada('PUT', '/api/slideshow/7/71', json)
    expect(back.json.slides[0]).toMatchObject({ audio_path, audio: { text: words } })
  })

  test('stay current when the glossary changes', async () => {
    const ada = await author()
    const [slide] = await slidesOf(ada)
    await record(ada, 'take-with-term', slide)
    const term = /\p{L}{4,}/u.exec(slide.audio_script)?.[0]
    const { headers } = await ada('GET', '/api/courses/7/glossary')
    const saved = await ada(
      'PUT',
      '/api/courses/7/glossary',
      { terms: [{ term, spoken: 'something else' }] },
      { 'if-match': String(headers['etag']) },
    )
    expect(saved.status).toBe(200)
    expect((await slidesOf(ada))[0].audio.said_otherwise).toBeUndefined()
  })

  test('are copied and moved with their slide, and return with an earlier version', async () => {
    const ada = await author()
    const { audio_path } = (await record(ada, 'take-of-first', (await slidesOf(ada))[0])).json
    const { json, headers } = await ada('GET', '/api/slideshow/7/71')
    const [slide, ...others] = json.slides
    const copied = { ...json, slides: [...others, slide, { ...slide, key: 'copyofit00000000' }] }
    const { slides } = (await ada('PUT', '/api/slideshow/7/71', copied)).json
    expect(slides.at(-2)).toMatchObject({ key: slide.key, audio_path })
    expect(slides.at(-1)).toMatchObject({ key: 'copyofit00000000', audio_path })
    expect(slides[0].audio_path).toBeUndefined()
    await ada('PUT', '/api/slideshow/7/71', { ...json, slides: others })
    const revision = Number(/\d+/.exec(String(headers['etag']))?.[0])
    const restored = await ada('POST', `/api/slideshow/7/71/versions/${revision}/restore`)
    expect(restored.json.slides[0]).toMatchObject({ key: slide.key, audio_path })
  })

  test('of a slide that is not saved yet become its audio when it is saved', async () => {
    const ada = await author()
    const { json } = await ada('GET', '/api/slideshow/7/71')
    const added = { ...json.slides[0], key: 'notsavedyet00000', audio_script: 'A new slide says this.' }
    const { audio_path } = (await record(ada, 'take-of-new', added)).json
    const { slides } = (await ada('PUT', '/api/slideshow/7/71', { ...json, slides: [added, ...json.slides] }))
      .json
    expect(slides[0].audio_path).toBe(audio_path)
  })

  test('of lines are used for their host, and the other host gets spoken audio', async () => {
    const ada = await author('podcast')
    const [line] = await linesOf(ada)
    await send(ada, 'take-of-line')
    const { status, json } = await ada('POST', `${base}/take-of-line`, {
      format: 'podcast',
      part: line.key,
      text: line.content,
      speaker: line.speaker,
      pieces: 2,
    })
    expect(status).toBe(200)
    const voices = { voice_id_host1: voice_id, voice_id_host2: 'fake:edward' }
    const voiced = async (more: object) => {
      const { job_id } = (await ada('POST', '/api/podcast/audio/generate', { ...place, ...voices, ...more }))
        .json
      await vi.waitFor(
        async () => expect((await ada('GET', `/api/jobs/${job_id}`)).json.state).toBe('succeeded'),
        { timeout: 30_000 },
      )
    }
    await voiced({ regenerate: true })
    const lines = await linesOf(ada)
    expect(lines[0]).toMatchObject({ audio_path: json.audio_path, audio: { host: line.speaker } })
    expect(lines.every((one: { audio_path?: string }) => one.audio_path)).toBe(true)
    await voiced({ keys: [line.key], replace_recordings: true })
    expect((await linesOf(ada))[0].audio.voice_id).toMatch(/^fake:/)
  })

  test('with missing chunks are requested again', async () => {
    const ada = await author()
    const [slide] = await slidesOf(ada)
    await ada('PUT', `${base}/take-in-pieces/pieces/0`, Buffer.from(toneWave({ seconds: 1 })), file)
    const { status, json } = await ada('POST', `${base}/take-in-pieces`, {
      format: 'slideshow',
      part: slide.key,
      text: slide.audio_script,
      pieces: 2,
    })
    expect([status, json.code]).toEqual([409, 'RECORDING_INCOMPLETE'])
  })

  test.each([
    [
      'silence',
      Buffer.from(toneWave({ seconds: 2 }).map((byte, at) => (at < 44 ? byte : 0))),
      'RECORDING_SILENT',
    ],
    [
      'text',
      Buffer.from('no sound, just a text of some length, sent by mistake by somebody'),
      'NOT_A_RECORDING',
    ],
    [
      'too much',
      Buffer.from(toneWave({ seconds: 301, sampleRate: 3000, format: 'int8' })),
      'RECORDING_TOO_LONG',
    ],
  ])('of %s are refused with a sentence, and their chunks no longer count', async (_, bytes, code) => {
    const ada = await author()
    const [slide] = await slidesOf(ada)
    const before = await storedBytes(ada)
    await ada('PUT', `${base}/take-of-nothing/pieces/0`, bytes, file)
    const { json } = await ada('POST', `${base}/take-of-nothing`, {
      format: 'slideshow',
      part: slide.key,
      text: slide.audio_script,
      pieces: 1,
    })
    expect(json.code).toBe(code)
    expect(json.error).toMatch(/^[A-Z].*\.$/)
    expect(await storedBytes(ada)).toBe(before)
  })

  test('need words, and chunks of an allowed size', async () => {
    const ada = await author()
    const [slide] = await slidesOf(ada)
    await send(ada, 'take-without-words')
    const asked = { format: 'slideshow', part: slide.key, pieces: 2 }
    const empty = await ada('POST', `${base}/take-without-words`, { ...asked, text: '  ' })
    expect([empty.status, empty.json.error]).toEqual([
      400,
      'Write the script first. Captions need its words.',
    ])
    const dots = await ada('POST', `${base}/take-without-words`, { ...asked, text: '...' })
    expect(dots.json.code).toBe('EMPTY_SCRIPT')
    const large = await ada(
      'PUT',
      `${base}/take-too-large/pieces/0`,
      Buffer.alloc(recordingChunkLimit + 1),
      file,
    )
    expect(large.json.code).toBe('TOO_LARGE')
    const beyond = await ada(
      'PUT',
      `${base}/take-too-long/pieces/${mostRecordingChunks}`,
      Buffer.from('x'),
      file,
    )
    expect(beyond.status).toBe(400)
    const last = `${base}/take-too-long/pieces/${mostRecordingChunks - 1}`
    expect((await ada('PUT', last, Buffer.from('x'), file)).status).toBe(200)
  })

  test('with a chunk that is refused no longer count with their other chunks', async () => {
    const ada = await author()
    const before = await storedBytes(ada)
    const chunkOf = (number: number, bytes: number) =>
      ada('PUT', `${base}/take-refused-late/pieces/${number}`, Buffer.alloc(bytes), file)
    await chunkOf(0, 1000)
    expect((await storedBytes(ada)) - before).toBe(1000)
    expect((await chunkOf(1, recordingChunkLimit + 1)).json.code).toBe('TOO_LARGE')
    expect(await storedBytes(ada)).toBe(before)
  })

  test('with missing chunks keep those that have arrived', async () => {
    const ada = await author()
    const [slide] = await slidesOf(ada)
    const before = await storedBytes(ada)
    await ada('PUT', `${base}/take-with-gap/pieces/1`, Buffer.alloc(1000), file)
    const asked = { format: 'slideshow', part: slide.key, text: slide.audio_script, pieces: 2 }
    expect((await ada('POST', `${base}/take-with-gap`, asked)).json.code).toBe('RECORDING_INCOMPLETE')
    expect((await storedBytes(ada)) - before).toBe(1000)
  })

  test('deleted before they are kept no longer count', async () => {
    const ada = await author()
    const before = await storedBytes(ada)
    await send(ada, 'take-given-up')
    expect(await storedBytes(ada)).toBeGreaterThan(before)
    expect((await ada('DELETE', `${base}/take-given-up`)).status).toBe(200)
    expect(await storedBytes(ada)).toBe(before)
    expect((await ada('DELETE', `${base}/take-given-up`)).status, 'a repeated request').toBe(404)
  })

  test('deleted by a colleague before they are kept stay', async () => {
    const ada = await author()
    await send(ada, 'take-of-another')
    const before = await storedBytes(ada)
    const colleague = await lectern.signUp({ base_url: ada.base_url })
    expect((await colleague('DELETE', `${base}/take-of-another`)).status).toBe(404)
    expect(await storedBytes(ada)).toBe(before)
  })

  test('do not count again when a late chunk arrives after they were kept', async () => {
    const ada = await author()
    const [slide] = await slidesOf(ada)
    await record(ada, 'take-kept-early', slide)
    const kept = await storedBytes(ada)
    expect((await ada('PUT', `${base}/take-kept-early/pieces/0`, Buffer.alloc(1000), file)).status).toBe(200)
    expect(await storedBytes(ada)).toBe(kept)
  })

  test('are open to authors of the page, and only their maker can delete them', async () => {
    const ada = await author()
    const [slide] = await slidesOf(ada)
    await record(ada, 'take-of-ada', slide)
    const stranger = await lectern.signUp({ base_url: 'https://elsewhere.example.edu' })
    lectern.systemAt('https://elsewhere.example.edu')
    expect((await stranger('GET', '/api/recordings/999/71')).status).toBe(404)
    expect(
      (await stranger('PUT', '/api/recordings/999/71/take-of-eve/pieces/0', Buffer.from('x'), file)).status,
    ).toBe(404)
    const colleague = await lectern.signUp({ base_url: ada.base_url })
    const { takes } = (await colleague('GET', base)).json
    expect(takes).toMatchObject([{ take: 'take-of-ada', mine: false }])
    expect((await colleague('DELETE', `${base}/take-of-ada`)).status).toBe(404)
    expect((await ada('DELETE', `${base}/take-of-ada`)).status).toBe(200)
    expect((await ada('GET', base)).json.takes).toEqual([])
  })

  test('that fill the storage of their author can still be kept, since their chunks are removed', async () => {
    const sound = toneWave({ seconds: 1.5 })
    const limit = `${(sound.length + 1000) / 2 ** 20}MB`
    const small = await startTestApp(backend, { pool, env: { LECTERN_STORAGE_PER_ACCOUNT: limit } })
    const ada = await small.signUp()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    const [slide] = await slidesOf(ada)
    const { status, json } = await record(ada, 'take-that-fills', slide)
    expect([status, json.take]).toEqual([200, 'take-that-fills'])
    await small.close()
  })

  test('count towards the storage of the account', async () => {
    const small = await startTestApp(backend, { pool, env: { LECTERN_STORAGE_PER_ACCOUNT: '0.02MB' } })
    const ada = await small.signUp()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    const bytes = Buffer.from(toneWave({ seconds: 1 }))
    const { json } = await ada('PUT', `${base}/take-of-much/pieces/0`, bytes, file)
    expect(json.code).toBe('STORAGE_QUOTA_EXCEEDED')
    await small.close()
  })
})

/** A pool whose work waits until it is released. */
function heldPool() {
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const held: typeof pool = {
    ...pool,
    async recording(request, options) {
      begun.resolve()
      await released.promise
      return pool.recording(request, options)
    },
  }
  return { held, begun: begun.promise, release: released.resolve }
}

describe.each(await testBackends())('a take that is deleted while it is kept (%s database)', (backend) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(backend)
  })
  afterAll(() => database.close())

  /** Two server processes with the same files. Work on takes waits in the first one. */
  async function twoProcesses() {
    let files: MediaStore | undefined
    const wrapMedia = (store: MediaStore) => (files ??= store)
    const { held, begun, release } = heldPool()
    const first = await startTestApp(backend, { database, pool: held, wrapMedia })
    const second = await startTestApp(backend, { database, pool, wrapMedia })
    const close = async () => {
      await second.close()
      await first.close()
    }
    return { first, second, begun, release, close }
  }

  test.each(['same', 'other'])('does not exist afterwards if the %s process deletes it', async (where) => {
    const { first, second, begun, release, close } = await twoProcesses()
    const take = `${base}/take-on-its-way-${where}`
    const ada = await first.signUp({ base_url: `https://${where}.example.edu` })
    const deleter: TestCall =
      where === 'same'
        ? ada
        : (method, url) => second.anyone(method, url, undefined, { authorization: `Bearer ${ada.token}` })
    const storedBytes = async () => (await ada('GET', '/api/me/storage')).json.used_bytes
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    const [slide] = (await ada('GET', '/api/slideshow/7/71')).json.slides
    const before = await storedBytes()
    await ada('PUT', `${take}/pieces/0`, Buffer.from(toneWave({ seconds: 1 })), file)
    const asked = { format: 'slideshow', part: slide.key, text: slide.audio_script, pieces: 1 }
    const keeping = ada('POST', take, asked)
    await begun
    const deleting = deleter('DELETE', take)
    await Promise.race([deleting, deleter('GET', base)])
    if (where === 'other') await deleting
    release()
    await keeping
    expect((await deleting).status).toBe(200)
    expect((await ada('GET', base)).json.takes).toEqual([])
    expect((await ada('GET', '/api/slideshow/7/71')).json.slides[0].audio_path).toBeUndefined()
    expect(await storedBytes()).toBe(before)
    await close()
  })
})
