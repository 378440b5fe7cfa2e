import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type ReceivedRequest,
  type ScriptedAnswer,
  type ScriptedProvider,
  startScriptedProvider,
} from '../../../testing/network/scripted-provider.ts'
import { toneFiles } from '../../../testing/sound/tone-files.ts'
import { toneWave } from '../../../testing/sound/tone-wave.ts'
import { speechEngineContract } from '../speech-engine.contract.ts'
import type { SpeechEngine } from '../speech-engine.ts'
import { createOpenAiCompatibleSpeech, type OpenAiCompatibleSettings } from './openai-compatible.ts'

const wave = (seconds = 1): ScriptedAnswer => ({
  headers: { 'content-type': 'audio/wav' },
  body: toneWave({ seconds }),
})
const voiceList: ScriptedAnswer = { body: { voices: ['af_bella', 'jm_kumo', 'narrator'] } }

const asksForVoices = ({ path }: ReceivedRequest) => path.endsWith('/audio/voices')

/** Speech has the length of its text, so that the contract can check it. */
function wellBehaved(request: ReceivedRequest): ScriptedAnswer {
  return asksForVoices(request) ? voiceList : wave(JSON.stringify(request.body).split(' ').length * 0.4)
}

let provider: ScriptedProvider
/** Responses that replace those of a working server. */
let answers: { voices?: ScriptedAnswer; speech?: ScriptedAnswer }

beforeEach(async () => {
  answers = {}
  provider = await startScriptedProvider(
    (request) => (asksForVoices(request) ? answers.voices : answers.speech) ?? wellBehaved(request),
  )
})
afterEach(() => provider.close())

function engine(more: Partial<OpenAiCompatibleSettings> = {}): SpeechEngine {
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
  test.each(['gpt-4o-mini-tts', 'gpt-4o-mini-tts-2025-12-15', 'openai/gpt-4o-mini-tts'])(
    'gives %s instructions for a tone, and none without a tone',
    async (model) => {
      const instructed = engine({ model })
      expect((await instructed.voices())[0]?.tones).toHaveLength(5)
      const request = { text: 'Leaves are green.', voiceId: 'openai:narrator' }
      await instructed.speak({ ...request, tone: 'curious' })
      expect(provider.requests.at(-1)?.body).toMatchObject({
        input: 'Leaves are green.',
        instructions: expect.stringContaining('curiosity'),
      })
      await instructed.speak(request)
      expect(provider.requests.at(-1)?.body).not.toHaveProperty('instructions')
    },
  )

  test('quotes slow and strong words in the instructions, after those for the tone', async () => {
    const instructed = engine({ model: 'gpt-4o-mini-tts' })
    const spans = [
      { text: 'Leaves are ', marks: [] },
      { text: 'green', marks: ['slow' as const, 'strong' as const] },
    ]
    const request = { text: 'Leaves are green', spans, voiceId: 'openai:narrator' }
    await instructed.speak({ ...request, tone: 'curious' })
    expect(provider.requests.at(-1)?.body).toMatchObject({
      input: 'Leaves are green',
      instructions: expect.stringMatching(
        /curiosity.* Speak slowly when you say “green”\. Emphasise “green”\.$/,
      ),
    })
    expect(instructed.marksOf?.('openai:narrator')).toEqual(['slow', 'strong'])
    expect(engine({ model: 'tts-1' }).marksOf?.('openai:narrator')).toEqual([])
  })

  test.each(['tts-1', 'tts-1-hd', 'kokoro', 'speaches-ai/piper'])('lists no tones for %s', async (model) => {
    expect((await engine({ model }).voices())[0]).not.toHaveProperty('tones')
  })

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

  test('lists the voices of the server, with the language and gender in their names', async () => {
    expect(await engine().voices()).toMatchObject([
      {
        id: 'openai:af_bella',
        name: 'Bella',
        language: 'en-US',
        gender: 'female',
        engine: 'kokoro (any language)',
      },
      { id: 'openai:jm_kumo', name: 'Kumo', language: 'ja-JP', gender: 'male' },
      { id: 'openai:narrator', name: 'Narrator', language: 'en-US', languages: 'any' },
    ])
  })

  test.each<[string, ScriptedAnswer]>([
    ['knows no such call', { status: 404, body: { error: 'not found' } }],
    ['answers it with a page', { headers: { 'content-type': 'text/html' }, body: '<h1>Hello</h1>' }],
    ['tells voices in another form', { body: { voices: [1, 2] } }],
  ])('has the voices of OpenAI if the server %s', async (_what, voices) => {
    answers.voices = voices
    expect((await engine().voices()).map(({ id }) => id)).toContain('openai:alloy')
  })

  test.each([
    [{ price: 15 }, { by: 'kokoro', dollars: 0.015 }],
    [{ price: 0 }, undefined],
    [{}, { by: 'kokoro' }],
    [{ key: undefined }, undefined],
  ])('with %o charges %o per thousand characters', (more, charge) => {
    const settings = { model: 'kokoro', url: provider.url, key: 'secret', ...more }
    expect(createOpenAiCompatibleSpeech(settings).charge?.(1000)).toEqual(charge)
  })

  test('has the configured voices', async () => {
    expect((await engine({ voices: ['anna'] }).voices()).map(({ id }) => id)).toEqual(['openai:anna'])
    expect(provider.requests).toHaveLength(0)
  })

  test.each([401, 403])('names the wrong setting when its key is answered with %i', async (status) => {
    const wrongKey = {
      code: 'SPEECH_REFUSED',
      retryable: false,
      message: expect.stringContaining('LECTERN_SPEECH_MODEL_KEY'),
    }
    answers.speech = { status, body: { error: { message: 'no' } } }
    await expect(speak()).rejects.toMatchObject(wrongKey)
    answers.voices = { status, body: {} }
    await expect(engine().voices()).rejects.toMatchObject(wrongKey)
  })

  test('reports used-up credit when the response is 402', async () => {
    answers.speech = { status: 402, body: { error: { message: 'Payment required' } } }
    await expect(speak()).rejects.toMatchObject({
      code: 'SPEECH_REFUSED',
      retryable: false,
      message: expect.stringContaining('used up its credit'),
    })
  })

  test.each([429, 500, 503])(
    'is unavailable until the named time when the response is %i',
    async (status) => {
      const later = { code: 'SPEECH_UNAVAILABLE', retryable: true, retryAfterSeconds: 7 }
      answers.speech = { status, headers: { 'retry-after': '7' }, body: 'later' }
      await expect(speak()).rejects.toMatchObject(later)
      answers.voices = answers.speech
      await expect(engine().voices()).rejects.toMatchObject(later)
    },
  )

  test.each(Object.entries(toneFiles))(
    'reads audio in %s, whatever its content type',
    async (_type, file) => {
      answers.speech = { headers: { 'content-type': 'application/octet-stream' }, body: await file() }
      const { samples, sampleRate } = await speak()
      expect(Math.round((samples.length / sampleRate) * 10)).toBe(6)
    },
  )

  test.each<[string, ScriptedAnswer, string]>([
    ['nothing', { headers: { 'content-type': 'audio/wav' }, body: '' }, 'no audio'],
    [
      'a page with status 200',
      { headers: { 'content-type': 'text/html' }, body: '<!doctype html><h1>Sign in</h1>' },
      'a message instead of audio',
    ],
    ['half a wave file', { body: toneWave({ seconds: 1 }).subarray(0, 20_000) }, 'only a part'],
  ])('reports %s as unusable', async (_what, speech, words) => {
    answers.speech = speech
    await expect(speak()).rejects.toMatchObject({
      code: 'SPEECH_UNUSABLE',
      message: expect.stringContaining(words),
    })
  })

  test('reports half an MP3 as unusable', async () => {
    const mp3 = (await toneFiles['audio/mpeg']?.()) ?? new Uint8Array()
    answers.speech = { body: mp3.subarray(0, mp3.length / 2) }
    await expect(speak()).rejects.toMatchObject({ code: 'SPEECH_UNUSABLE' })
  })

  test('lists the supported formats when it gets another one', async () => {
    answers.speech = { body: Uint8Array.from([0xff, 0xf1, 0x50, 0x80, 1, 2, 3, 4]) }
    await expect(speak()).rejects.toMatchObject({
      code: 'SPEECH_FAILED',
      message:
        'The speech server sent audio in a format Lectern does not support (WAV, MP3, Opus and FLAC work).',
    })
  })

  test('fails when the request is refused', async () => {
    answers.speech = { status: 400, body: { error: { message: 'unknown model' } } }
    await expect(speak()).rejects.toMatchObject({ code: 'SPEECH_FAILED' })
  })

  test('follows no redirect', async () => {
    answers.speech = { status: 307, headers: { location: `${provider.url}/elsewhere` } }
    await expect(speak()).rejects.toMatchObject({ code: 'SPEECH_FAILED' })
    expect(provider.requests.map(({ path }) => path)).not.toContain('/v1/elsewhere')
  })

  test('stops reading a response that is too large for speech', async () => {
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(8 * 1024 * 1024)) })
    const fetch = async () => new Response(endless)
    await expect(speak('openai:anna', engine({ voices: ['anna'], fetch }))).rejects.toMatchObject({
      code: 'SPEECH_UNUSABLE',
      message: expect.stringContaining('far more audio'),
    })
  })

  test('has a longer timeout for a long text', async () => {
    const asked: number[] = []
    const timeoutMs = (characters: number) => asked.push(characters) * 10_000
    await speak('openai:af_bella', engine({ timeoutMs }))
    expect(asked).toEqual(['Leaves are green.'.length])
  })

  test('is unavailable when the connection breaks within the sound', async () => {
    answers.speech = { ...wave(), cut: true }
    await expect(speak()).rejects.toMatchObject({ code: 'SPEECH_UNAVAILABLE' })
  })

  test.each<[string, ScriptedAnswer]>([
    ['does not answer in time', { silent: true }],
    ['stops in the middle of its answer', { ...wave(), stalled: true }],
    ['hangs up', { dropped: true }],
  ])('is unavailable when it %s', async (_what, speech) => {
    answers.speech = speech
    await expect(speak('openai:af_bella', engine({ timeoutMs: () => 100 }))).rejects.toMatchObject({
      code: 'SPEECH_UNAVAILABLE',
    })
  })

  test('is unavailable when no server is running', async () => {
    await provider.close()
    await expect(engine().voices()).rejects.toMatchObject({ code: 'SPEECH_UNAVAILABLE' })
    await expect(speak('openai:anna', engine({ voices: ['anna'] }))).rejects.toMatchObject({
      code: 'SPEECH_UNAVAILABLE',
    })
    provider = await startScriptedProvider([])
  })
})
