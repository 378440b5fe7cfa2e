import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type ReceivedRequest,
  type ScriptedAnswer,
  type ScriptedProvider,
  startScriptedProvider,
} from '../../testing/scripted-provider.ts'
import { toneWave } from '../../testing/tone-wave.ts'
import { speechEngineContract } from '../speech-engine.contract.ts'
import type { SpeechEngine } from '../speech-engine.ts'
import { createOpenAiCompatibleSpeech } from './openai-compatible.ts'

const wave = (seconds = 1): ScriptedAnswer => ({
  headers: { 'content-type': 'audio/wav' },
  body: toneWave({ seconds }),
})
const voiceList: ScriptedAnswer = { body: { voices: ['af_bella', 'jm_kumo', 'narrator'] } }

const asksForVoices = ({ path }: ReceivedRequest) => path.endsWith('/audio/voices')

/** Speech is as long as what is said, so that the contract can judge it. */
function wellBehaved(request: ReceivedRequest): ScriptedAnswer {
  return asksForVoices(request) ? voiceList : wave(JSON.stringify(request.body).split(' ').length * 0.4)
}

let provider: ScriptedProvider
/** What is answered in the place of what a well-behaved server answers. */
let answers: { voices?: ScriptedAnswer; speech?: ScriptedAnswer }

beforeEach(async () => {
  answers = {}
  provider = await startScriptedProvider(
    (request) => (asksForVoices(request) ? answers.voices : answers.speech) ?? wellBehaved(request),
  )
})
afterEach(() => provider.close())

function engine(more: { timeoutMs?: number; voices?: string[]; now?: () => number } = {}): SpeechEngine {
  return createOpenAiCompatibleSpeech({ model: 'kokoro', url: provider.url, key: 'secret', ...more })
}

const speak = (voiceId = 'openai:af_bella', of = engine()) => of.speak({ text: 'Leaves are green.', voiceId })

speechEngineContract('An OpenAI-compatible engine', {
  async create() {
    const own = await startScriptedProvider(wellBehaved)
    return { ...createOpenAiCompatibleSpeech({ model: 'kokoro', url: own.url }), close: () => own.close() }
  },
  sentence: 'Water boils at one hundred degrees.',
})

describe('an OpenAI-compatible engine', () => {
  test('asks for a wave file in the voice of its own name, with its key', async () => {
    const { sampleRate, samples } = await speak()
    expect(sampleRate).toBe(24_000)
    expect(samples.length).toBeGreaterThan(24_000)
    expect(provider.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/v1/audio/speech',
      authorization: 'Bearer secret',
      body: { model: 'kokoro', voice: 'af_bella', input: 'Leaves are green.', response_format: 'wav' },
    })
  })

  test('tells the voices of the server, with the language and gender that their names give away', async () => {
    expect(await engine().voices()).toMatchObject([
      {
        id: 'openai:af_bella',
        name: 'Bella',
        language: 'en-US',
        gender: 'female',
        engine: 'kokoro (any language)',
      },
      { id: 'openai:jm_kumo', name: 'Kumo', language: 'ja-JP', gender: 'male' },
      { id: 'openai:narrator', name: 'Narrator', language: 'en-US' },
    ])
  })

  test('asks for the voices once in ten minutes', async () => {
    let time = 0
    const one = engine({ now: () => time })
    await one.voices()
    await one.voices()
    expect(provider.requests).toHaveLength(1)
    time = 11 * 60_000
    await one.voices()
    expect(provider.requests).toHaveLength(2)
  })

  test.each<[string, ScriptedAnswer]>([
    ['knows no such call', { status: 404, body: { error: 'not found' } }],
    ['answers it with a page', { headers: { 'content-type': 'text/html' }, body: '<h1>Hello</h1>' }],
    ['tells voices in another form', { body: { voices: [1, 2] } }],
  ])('has the voices of OpenAI where the server %s', async (_what, voices) => {
    answers.voices = voices
    expect((await engine().voices()).map(({ id }) => id)).toContain('openai:alloy')
  })

  test.each([
    [{ price: 15 }, { by: 'kokoro', dollars: 0.015 }],
    [{ price: 0 }, undefined],
    [{}, { by: 'kokoro' }],
    [{ key: undefined }, undefined],
  ])('with %o charges %o for a thousand characters', (more, charge) => {
    const settings = { model: 'kokoro', url: provider.url, key: 'secret', ...more }
    expect(createOpenAiCompatibleSpeech(settings).charge?.(1000)).toEqual(charge)
  })

  test('has the voices that it is told', async () => {
    expect((await engine({ voices: ['anna'] }).voices()).map(({ id }) => id)).toEqual(['openai:anna'])
    expect(provider.requests).toHaveLength(0)
  })

  test.each([401, 403])('says which setting is wrong when its key is answered with %i', async (status) => {
    const wrongKey = {
      code: 'SPEECH_FAILED',
      retryable: false,
      message: expect.stringContaining('LECTERN_SPEECH_MODEL_KEY'),
    }
    answers.speech = { status, body: { error: { message: 'no' } } }
    await expect(speak()).rejects.toMatchObject(wrongKey)
    answers.voices = { status, body: {} }
    await expect(engine().voices()).rejects.toMatchObject(wrongKey)
  })

  test.each([429, 500, 503])('is unavailable, until then, when it is answered with %i', async (status) => {
    const later = { code: 'SPEECH_UNAVAILABLE', retryable: true, retryAfterSeconds: 7 }
    answers.speech = { status, headers: { 'retry-after': '7' }, body: 'later' }
    await expect(speak()).rejects.toMatchObject(later)
    answers.voices = answers.speech
    await expect(engine().voices()).rejects.toMatchObject(later)
  })

  test.each<[string, ScriptedAnswer]>([
    ['something else than a wave file', { headers: { 'content-type': 'audio/mpeg' }, body: 'ID3 and so on' }],
    ['nothing', { headers: { 'content-type': 'audio/wav' }, body: '' }],
    ['a refusal of the request', { status: 400, body: { error: { message: 'unknown model' } } }],
  ])('fails when it is answered with %s', async (_what, speech) => {
    answers.speech = speech
    await expect(speak()).rejects.toMatchObject({ code: 'SPEECH_FAILED' })
  })

  test('does not take silence for speech', async () => {
    const silence = new Uint8Array(toneWave({ seconds: 1 })).fill(0, 44)
    answers.speech = { headers: { 'content-type': 'audio/wav' }, body: silence }
    await expect(speak()).rejects.toMatchObject({ code: 'VOICE_CANNOT_SPEAK' })
  })

  test('is unavailable when the connection breaks within the sound', async () => {
    answers.speech = { ...wave(), cut: true }
    await expect(speak()).rejects.toMatchObject({ code: 'SPEECH_UNAVAILABLE' })
  })

  test('is unavailable when it does not answer in time', async () => {
    answers.speech = { silent: true }
    await expect(speak('openai:af_bella', engine({ timeoutMs: 100 }))).rejects.toMatchObject({
      code: 'SPEECH_UNAVAILABLE',
    })
  })

  test('is unavailable when nobody is there', async () => {
    await provider.close()
    await expect(engine().voices()).rejects.toMatchObject({ code: 'SPEECH_UNAVAILABLE' })
    await expect(speak('openai:anna', engine({ voices: ['anna'] }))).rejects.toMatchObject({
      code: 'SPEECH_UNAVAILABLE',
    })
    provider = await startScriptedProvider([])
  })
})
