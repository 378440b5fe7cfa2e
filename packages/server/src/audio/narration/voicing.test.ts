import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { silentLogger } from '../../platform/runtime/logger.ts'
import { createNarrator } from '../speech/narrator/create-narrator.ts'
import { createOpenAiCompatibleSpeech } from '../speech/speech-engines/openai-compatible.ts'
import { testBackends } from '../../testing/database.ts'
import { createFakeSpeechEngine } from '../../testing/sound/fake-speech-engine.ts'
import { poolWithoutThreads as pool } from '../../testing/sound/pool-without-threads.ts'
import {
  type ScriptedAnswer,
  type ScriptedProvider,
  startScriptedProvider,
} from '../../testing/network/scripted-provider.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { toneWave } from '../../testing/sound/tone-wave.ts'

const place = { course_id: '7', page_id: '71' }

/** A voice that takes 60 ms per character. */
const speech = (body: unknown): ScriptedAnswer => ({
  body: toneWave({ seconds: (body as { input: string }).input.length * 0.06 }),
})

describe.each(await testBackends())('voicing with a speech server (%s database)', (backend) => {
  let lectern: TestApp
  let provider: ScriptedProvider
  let answer: ((body: unknown) => ScriptedAnswer) | undefined
  const inputs = () =>
    provider.requests.flatMap(({ path, body }) =>
      path.endsWith('/audio/speech') ? [(body as { input: string }).input] : [],
    )

  beforeAll(async () => {
    provider = await startScriptedProvider(({ path, body }) =>
      path.endsWith('/voices') ? { body: { voices: ['anna', 'af_bella'] } } : (answer ?? speech)(body),
    )
    const server = createOpenAiCompatibleSpeech({ model: 'test', url: provider.url, key: 'secret' })
    const engines = [createFakeSpeechEngine(), server]
    lectern = await startTestApp(backend, {
      narrator: createNarrator({ engines, pool, logger: silentLogger }),
      pool,
    })
  })
  afterAll(async () => {
    await lectern.close()
    await provider.close()
  })
  beforeEach(() => {
    answer = undefined
  })
  afterEach(() => {
    answer = undefined
  })

  /** A slideshow of these scripts, in this language. */
  async function authorOf(language: string, ...scripts: readonly string[]) {
    const ada = await lectern.signUp()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    const { json } = await ada('GET', '/api/slideshow/7/71')
    json.presentation.language = language
    json.slides = json.slides
      .slice(0, scripts.length)
      .map((slide: object, index: number) => ({ ...slide, audio_script: scripts[index] }))
    await ada('PUT', '/api/slideshow/7/71', json)
    const voice = (voice_id: string) =>
      ada('POST', '/api/audio/generate_presentation', { ...place, voice_id })
    return { ada, voice }
  }

  test('leaves out slides with only marks', async () => {
    const { voice } = await authorOf('en', '[pause 2 s]', 'Words.')
    const before = inputs().length
    expect((await voice('openai:anna')).json).toMatchObject({ status: 'success', failed: [] })
    expect(inputs().slice(before)).toEqual(['Words.'])
  })

  test('requests once per slide, in words of the document’s language, and returns the time of every sentence', async () => {
    const { ada, voice } = await authorOf(
      'de-DE',
      'Nimm z. B. 5 kg Wasser. Es hat 20 °C. Fertig.',
      'Das war am 2026-11-21 so. Ende.',
    )
    const before = inputs().length
    expect((await voice('openai:anna')).json).toMatchObject({ status: 'success', failed: [] })
    expect(inputs().slice(before)).toEqual([
      'Nimm zum Beispiel 5 Kilogramm Wasser. Es hat 20 Grad Celsius. Fertig.',
      'Das war am 21. November 2026 so. Ende.',
    ])
    const { slides } = (await ada('GET', '/api/slideshow/7/71')).json
    expect(slides[0].audio.sentences.map(({ text }: { text: string }) => text)).toEqual([
      'Nimm z. B. 5 kg Wasser.',
      'Es hat 20 °C.',
      'Fertig.',
    ])
  })

  test('fails before any request when the voice cannot read the page, and names one that can', async () => {
    const { ada, voice } = await authorOf('ar', 'يغلي الماء عند مئة درجة.', 'هذا معروف للجميع هنا.')
    const before = inputs().length
    const { status, json } = await voice('openai:af_bella')
    expect([status, json.code, json.reason]).toEqual([422, 'VOICE_CANNOT_SPEAK', 'readsEveryLanguage'])
    expect(json.error).toBe(
      'Bella speaks English. This page is in Arabic. Choose a voice that reads every language, such as Anna.',
    )
    expect(inputs()).toHaveLength(before)
    const [job] = (await ada('GET', '/api/jobs')).json.toReversed()
    expect(job.state).toBe('failed')
  })

  test('does not retry when the key is refused, and says what to do', async () => {
    const { ada, voice } = await authorOf('en', 'Slide one is here.', 'Slide two is here.')
    answer = () => ({ status: 401, body: { error: { message: 'no' } } })
    const before = inputs().length
    const { json } = await voice('openai:anna')
    expect(json.error).toContain('LECTERN_SPEECH_MODEL_KEY')
    expect(inputs()).toHaveLength(before + 1)
    const [job] = (await ada('GET', '/api/jobs')).json.toReversed()
    expect([job.state, job.message]).toEqual(['failed', json.error])
  })
})
