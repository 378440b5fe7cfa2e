import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { silentLogger, type Logger } from '../../platform/runtime/logger.ts'
import type { ScriptedAnswer } from '../../testing/network/scripted-provider.ts'
import { poolWithoutThreads as pool } from '../../testing/sound/pool-without-threads.ts'
import {
  doubleWithoutNetwork,
  plantedKey,
  type ProviderDouble,
  type ProviderShape,
  samplesOf,
  startProviderDouble,
} from '../../testing/sound/providers/provider-double.ts'
import { toneWave } from '../../testing/sound/tone-wave.ts'
import { createNarrator } from './narrator/create-narrator.ts'
import type { Narrator } from './narrator/narrator.ts'
import { createSpeechCache } from './reliability/speech-cache.ts'
import { checkSound } from './reliability/check-sound.ts'
import { speechEngineContract } from './speech-engine.contract.ts'
import type { SpeechEngine } from './speech-engine.ts'

const text = 'Water boils at one hundred degrees, and ice melts at zero.'

/**
 * The contract of engines behind a network, against a double of the provider: that of every engine, and what becomes of
 * every fault. No fault ends in success, and no paid speech is requested again.
 */
export function remoteEngineContract(
  name: string,
  {
    shape,
    create,
    setting,
  }: {
    shape: ProviderShape
    create: (url: string, fetch?: typeof globalThis.fetch) => SpeechEngine
    /** The variable that an administrator checks. */
    setting: string
  },
): void {
  speechEngineContract(name, {
    async create() {
      const double = await startProviderDouble(shape)
      return { ...create(double.url), close: () => double.close() }
    },
    sentence: 'Water boils at one hundred degrees.',
  })

  describe(`${name} behind a network`, () => {
    let double: ProviderDouble
    let engine: SpeechEngine
    let voiceId: string
    beforeEach(async () => {
      double = await startProviderDouble(shape)
      engine = create(double.url)
      voiceId = (await engine.voices())[0]?.id ?? ''
    })
    afterEach(() => double.close())

    const speak = async () => checkSound(await engine.speak({ text, voiceId, language: 'en' }), text)

    test.each<[what: string, ScriptedAnswer, code: string, words: RegExp]>([
      ['a wrong key', shape.wrongKey, 'SPEECH_REFUSED', new RegExp(setting)],
      ['used-up credit', shape.usedUp, 'SPEECH_REFUSED', /used up its credit/],
      ['a forbidden voice', shape.forbidden, 'SPEECH_REFUSED', new RegExp(setting)],
      ['a text that is too long', shape.tooLong, 'SPEECH_FAILED', /too long/],
      ['a voice that was removed', shape.voiceGone, 'UNKNOWN_VOICE', /voice/],
      ['status 413', { status: 413, body: '' }, 'SPEECH_FAILED', /too long/],
      ['too many requests', shape.tooOften, 'SPEECH_UNAVAILABLE', /more often/],
      ['a fault of its own', shape.broken, 'SPEECH_UNAVAILABLE', /try again/],
      ['a redirect', { status: 302, headers: { location: '/login' } }, 'SPEECH_FAILED', new RegExp(setting)],
      ['status 404 of a proxy', { status: 404, body: '<h1>Not found</h1>' }, 'SPEECH_FAILED', /./],
    ])('answers %s as such', async (_what, answer, code, words) => {
      double.next.speak.push(answer)
      const problem = await speak().catch((error: unknown) => error)
      expect(problem).toMatchObject({ code, message: expect.stringMatching(words) })
      expect(double.spoken()).toHaveLength(1)
    })

    test('waits as long as the provider says', async () => {
      double.next.speak.push({
        ...shape.tooOften,
        headers: { ...shape.tooOften.headers, 'retry-after': '17' },
      })
      await expect(speak()).rejects.toMatchObject({ retryable: true, retryAfterSeconds: 17 })
    })

    const { sampleRate, sound } = shape
    const seconds = (count: number) => new Uint8Array(count * sampleRate * 2)
    test.each<[what: string, ScriptedAnswer]>([
      ['nothing', { headers: sound(seconds(0)).headers ?? {}, body: '' }],
      ['no sample', sound(seconds(0))],
      ['silence', sound(seconds(4))],
      ['a word of it', sound(samplesOf(toneWave({ seconds: 0.2, sampleRate })))],
      ['far too much', sound(samplesOf(toneWave({ seconds: 90, sampleRate })))],
      ['distorted sound', sound(square(sampleRate * 4))],
      [
        'a page with status 200',
        { headers: { 'content-type': 'text/html' }, body: '<!doctype html><h1>Sign in</h1>' },
      ],
      ['a message with status 200', { body: { message: 'The model is loading.' } }],
      [
        'a page that claims to be sound',
        { headers: { 'content-type': 'audio/wav' }, body: '<!doctype html><h1>Sign in</h1>' },
      ],
    ])('never accepts %s', async (_what, answer) => {
      double.next.speak.push(answer)
      await expect(speak()).rejects.toMatchObject({ code: 'SPEECH_UNUSABLE' })
    })

    test.each<[what: string, ScriptedAnswer]>([
      ['breaks within the sound', { ...sound(samplesOf(toneWave({ seconds: 4, sampleRate }))), cut: true }],
      ['hangs up', { dropped: true }],
    ])('is unavailable when the connection %s', async (_what, answer) => {
      double.next.speak.push(answer)
      await expect(speak()).rejects.toMatchObject({ code: 'SPEECH_UNAVAILABLE' })
    })

    test.each(['silent', 'stalled'] as const)('is unavailable when it is %s for a minute', async (way) => {
      const fetch = hanging(way, sound(samplesOf(toneWave({ seconds: 4, sampleRate }))))
      const stalled = create(double.url, (input, init) =>
        init?.method === 'POST' ? fetch(init) : globalThis.fetch(input, init),
      )
      await stalled.voices()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      try {
        const work = stalled.speak({ text, voiceId }).catch((error: unknown) => error)
        await vi.advanceTimersByTimeAsync(61_000)
        expect(await work).toMatchObject({
          code: 'SPEECH_UNAVAILABLE',
          message: expect.stringContaining('too long'),
        })
      } finally {
        vi.useRealTimers()
      }
    })

    test.each<[what: string, ScriptedAnswer]>([
      ['a page', { headers: { 'content-type': 'text/html' }, body: '<h1>Maintenance</h1>' }],
      ['another form', { body: { something: [] } }],
      ['a fault', shape.broken],
    ])('is unavailable, not without voices, when it answers the list with %s', async (_what, answer) => {
      double.next.list.push(answer, answer, answer)
      const fresh = create(double.url)
      await expect(fresh.voices()).rejects.toMatchObject({ code: 'SPEECH_UNAVAILABLE' })
      double.next.list.push(answer, answer, answer)
      await expect(create(double.url).speak({ text, voiceId })).rejects.toMatchObject({
        code: 'SPEECH_UNAVAILABLE',
      })
    })

    test('refuses a wrong key when voices are listed', async () => {
      double.next.list.push(shape.wrongKey)
      await expect(create(double.url).voices()).rejects.toMatchObject({ code: 'SPEECH_REFUSED' })
    })

    test('has its key in no problem, in no cause and in no voice', async () => {
      const echo = { status: 400, body: { error: { message: `bad ${plantedKey}` }, detail: plantedKey } }
      const problems: unknown[] = []
      for (const answer of [echo, shape.wrongKey, shape.broken, { dropped: true } as const]) {
        double.next.speak.push(answer)
        // oxlint-disable-next-line no-await-in-loop -- the answers come in order
        problems.push(await speak().catch((error: unknown) => error))
        double.next.list.push(answer)
        // oxlint-disable-next-line no-await-in-loop -- the answers come in order
        problems.push(
          await create(double.url)
            .voices()
            .catch((error: unknown) => error),
        )
      }
      expect(problems.every((problem) => problem instanceof Problem)).toBe(true)
      expect(problems.flatMap(everythingIn).join('\n')).not.toContain(plantedKey)
      expect(JSON.stringify(await engine.voices())).not.toContain(plantedKey)
      expect(double.requests.map(({ path }) => path).join('\n')).not.toContain(plantedKey)
    })
  })

  describe(`${name} in a narrator`, () => {
    let double: ReturnType<typeof doubleWithoutNetwork>
    let directory: string
    beforeEach(async () => {
      double = doubleWithoutNetwork(shape)
      directory = await mkdtemp(join(tmpdir(), 'lectern-kept-'))
    })
    afterEach(async () => {
      vi.useRealTimers()
      await rm(directory, { recursive: true })
    })

    const start = (logger: Logger = silentLogger) => {
      const engine = create('http://double', double.fetch)
      const short = { ...engine, remote: { longestRequest: 70, atOnce: 1 } }
      const kept = createSpeechCache({ directory, logger })
      return createNarrator({ engines: [short], pool, logger, kept })
    }
    const scriptOf = async (narrator: Narrator) => {
      const [voice] = await narrator.voices()
      const paragraphs = `${text}\n\nSteam is a gas that fills the whole room.`
      return { text: paragraphs, voiceId: voice?.id ?? '', language: 'en' }
    }

    test('requests only the failed part again, after a burst of faults and after a restart', async () => {
      const logged: unknown[] = []
      const note = (...said: unknown[]) => void logged.push(...said)
      const first = start({ ...silentLogger, info: note, warn: note, error: note })
      double.next.push(undefined, ...Array.from({ length: 4 }, () => shape.broken))
      const script = await scriptOf(first)
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      await expect(passingPauses(first.narrate(script))).rejects.toMatchObject({ code: 'SPEECH_UNAVAILABLE' })
      vi.useRealTimers()
      expect(double.spoken).toHaveLength(5)
      const again = start()
      const { sentences } = await again.narrate(await scriptOf(again))
      expect(sentences).toHaveLength(2)
      expect(double.spoken).toHaveLength(6)
      expect(logged.flatMap(everythingIn).join('\n')).not.toContain(plantedKey)
    })

    test('buys speech once for two concurrent requests', async () => {
      const narrator = start()
      const request = await scriptOf(narrator)
      await Promise.all([narrator.narrate(request), narrator.narrate(request)])
      expect(double.spoken).toHaveLength(2)
    })
  })
}

/** Ends each pause between two tries at once. A request has two timers, a pause has one. */
async function passingPauses<Result>(work: Promise<Result>): Promise<Result> {
  const state = { settled: false }
  const end = () => {
    state.settled = true
  }
  work.then(end, end)
  while (!state.settled) {
    // oxlint-disable-next-line no-await-in-loop -- waits for work
    await new Promise((resolve) => setImmediate(resolve))
    if (vi.getTimerCount() === 1) vi.advanceTimersToNextTimer()
  }
  return work
}

/** Samples at full scale, alternating. */
function square(samples: number): Uint8Array {
  const bytes = Buffer.alloc(samples * 2)
  for (let at = 0; at < samples; at += 1) bytes.writeInt16LE(at % 80 < 40 ? 32_767 : -32_768, at * 2)
  return bytes
}

/** A response that never comes, or stops within its body. */
const hanging =
  (way: 'silent' | 'stalled', { headers, body }: ScriptedAnswer) =>
  async (init: RequestInit): Promise<Response> => {
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
    if (way === 'silent') return aborted
    aborted.catch(() => undefined)
    const half = body instanceof Uint8Array ? body.subarray(0, 1000) : new Uint8Array(10)
    return new Response(new ReadableStream({ start: (stream) => stream.enqueue(half) }), {
      headers: { ...headers },
    })
  }

/** Everything that a log or a table could keep of an error. */
function everythingIn(error: unknown): string[] {
  if (!(error instanceof Error)) return [JSON.stringify(error) ?? '']
  return [error.message, error.stack ?? '', JSON.stringify(error), ...everythingIn(error.cause)]
}
