import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Narrator } from '../../audio/speech/narrator/narrator.ts'
import type { Database } from '../../platform/db/database.ts'
import { openTestDatabase, testBackends } from '../../testing/database.ts'
import { createFakeNarrator } from '../../testing/sound/fake-narrator.ts'
import { poolWithoutThreads as pool } from '../../testing/sound/pool-without-threads.ts'
import { toneWave } from '../../testing/sound/tone-wave.ts'
import { startTestApp, type TestApp, type TestCall } from '../../testing/start-test-app.ts'

const place = { course_id: '7', page_id: '71' }
const [clara, edward, lucia] = ['fake:clara', 'fake:edward', 'fake:lucia']

/** A narrator whose voices can be slow. */
function createSlowNarrator() {
  const fake = createFakeNarrator()
  const slow = new Map<string, { started(): void; finished: Promise<void> }>()
  let purchases = 0
  const narrator: Narrator = {
    ...fake,
    async narrate(request) {
      const voice = slow.get(request.voiceId)
      voice?.started()
      await voice?.finished
      return fake.narrate(request)
    },
    buyOnce(purchase, work) {
      purchases += 1
      return fake.buyOnce(purchase, work)
    },
  }
  /** The voice speaks nothing until `finish` is called. */
  function slowDown(voiceId: string) {
    const [started, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    slow.set(voiceId, { started: () => started.resolve(), finished: finished.promise })
    const finish = () => {
      slow.delete(voiceId)
      finished.resolve()
    }
    return { started: started.promise, finish }
  }
  return { narrator, slowDown, spoken: fake.spoken, purchases: () => purchases }
}

describe.each(await testBackends())('audio of a slide that ends late (%s database)', (backend) => {
  const { narrator, slowDown, spoken, purchases } = createSlowNarrator()
  let database: Database
  let lectern: TestApp
  let other: TestApp
  let systems = 0
  beforeAll(async () => {
    database = await openTestDatabase(backend)
    lectern = await startTestApp(backend, { database, narrator, pool })
    other = await startTestApp(backend, { database, narrator, pool })
  })
  afterAll(async () => {
    await lectern?.close()
    await other?.close()
    await database?.close()
  })

  /** An author with a slideshow, on its own course system. */
  async function author() {
    systems += 1
    const ada = await lectern.signUp({ base_url: `https://late-${systems}.example.edu` })
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    const slides = async () => (await ada('GET', '/api/slideshow/7/71')).json.slides
    const { key, slide_id, audio_script: text } = (await slides())[0]
    const voicing = (voice_id: string, more = {}, call: TestCall = ada) =>
      call('POST', '/api/audio/generate', { ...place, key, slide_id, text, voice_id, ...more })
    /** The same request to another process. */
    const elsewhere: TestCall = (method, url, body) =>
      other.anyone(method, url, body, { authorization: `Bearer ${ada.token}` })
    async function record(take: string) {
      const at = `/api/recordings/7/71/${take}`
      const bytes = Buffer.from(toneWave({ seconds: 1.5 }))
      await ada('PUT', `${at}/pieces/0`, bytes, { 'content-type': 'application/octet-stream' })
      const kept = await ada('POST', at, { format: 'slideshow', part: key, text, pieces: 1 })
      expect(kept.status).toBe(200)
      return (await slides())[0].audio_path as string
    }
    return { ada, slides, voicing, elsewhere, record, text: String(text) }
  }

  const attempt = (name: string) => ({ attempt: name })

  test('does not replace a recording that was made after its request', async () => {
    const { slides, voicing, record } = await author()
    await record('take-earlier')
    const { started, finish } = slowDown(edward)
    const late = voicing(edward, { replace_recording: true, ...attempt('before-recording') })
    await started
    const audio_path = await record('take-newer')
    finish()
    const { status, json } = await late
    expect([status, json.audio_path], 'the answer names the audio of the slide').toEqual([200, audio_path])
    expect((await slides())[0].audio_path).toBe(audio_path)
  })

  test('does not replace audio that another process made for a later request', async () => {
    const { ada, slides, voicing, elsewhere } = await author()
    const { started, finish } = slowDown(edward)
    const late = voicing(edward, attempt('slow'))
    await started
    const { audio_path } = (await voicing(clara, attempt('fast'), elsewhere)).json
    finish()
    expect((await late).json).toMatchObject({ audio_path, audio: { voice_id: clara } })
    expect((await slides())[0]).toMatchObject({ audio_path, audio: { voice_id: clara } })
    const choices = (await ada('GET', '/api/voices/choices')).json
    expect(choices, 'the newer voice is suggested next time').toMatchObject([{ voice_id: clara }])
  })

  test('replaces audio of an earlier request that has ended in the meantime', async () => {
    const { slides, voicing } = await author()
    const [first, second] = [slowDown(edward), slowDown(clara)]
    const earlier = voicing(edward, attempt('first'))
    await first.started
    const later = voicing(clara, attempt('second'))
    await second.started
    first.finish()
    expect((await earlier).json.audio.voice_id).toBe(edward)
    second.finish()
    expect((await later).json.audio.voice_id).toBe(clara)
    expect((await slides())[0].audio.voice_id).toBe(clara)
  })

  test('from a job does not replace audio that was requested after the job', async () => {
    const { ada, slides, voicing } = await author()
    const { started, finish } = slowDown(edward)
    const all = { ...place, voice_id: edward, regenerate: true }
    const job = ada('POST', '/api/audio/generate_presentation', all)
    await started
    await voicing(clara)
    finish()
    await job
    const voices = (await slides()).map(({ audio }: { audio: { voice_id: string } }) => audio.voice_id)
    expect(voices[0]).toBe(clara)
    expect(new Set(voices.slice(1))).toEqual(new Set([edward]))
  })

  test('is bought once if the author requests it again in the meantime, and again after that', async () => {
    const { voicing, text } = await author()
    const { started, finish } = slowDown(lucia)
    const bought = () => spoken.filter((one) => one === text).length
    const [spokenBefore, purchasesBefore] = [bought(), purchases()]
    const requests = [voicing(lucia, { regenerate: true })]
    await started
    requests.push(voicing(lucia, { regenerate: true }))
    await vi.waitFor(() => expect(purchases()).toBe(purchasesBefore + 2))
    finish()
    const [one, again] = await Promise.all(requests)
    expect([one?.status, again?.json.audio_path]).toEqual([200, one?.json.audio_path])
    expect(bought()).toBe(spokenBefore + 1)
    await voicing(lucia, { regenerate: true, instead_of: one?.json.audio_path })
    expect(bought()).toBe(spokenBefore + 2)
  })

  test('is the answer to a request that names older audio of the slide, or none', async () => {
    const { voicing, text } = await author()
    const { audio_path } = (await voicing(lucia)).json
    const bought = () => spoken.filter((one) => one === text).length
    const before = bought()
    const older = { regenerate: true, instead_of: '/audio/files/slide-older.mp3' }
    expect((await voicing(lucia, older)).json.audio_path).toBe(audio_path)
    const none = { regenerate: true, instead_of: null }
    expect((await voicing(lucia, none)).json.audio_path, 'names none').toBe(audio_path)
    expect(bought()).toBe(before)
    expect((await voicing(edward, older)).json.audio.voice_id, 'another voice').toBe(edward)
  })
})
