import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { silentLogger } from '../../../platform/runtime/logger.ts'
import { createFakeSpeechEngine, fakeVoices, type Mishap } from '../../../testing/sound/fake-speech-engine.ts'
import { poolWithoutThreads as pool } from '../../../testing/sound/pool-without-threads.ts'
import { createNarrator } from './create-narrator.ts'
import { createSpeechCache } from '../reliability/speech-cache.ts'
import type { SpeechEngine } from '../speech-engine.ts'

const remote = { longestRequest: 60 }
/** Two requests of at most 60 characters. */
const script = {
  text: 'Water boils at a hundred degrees. Ice melts at zero.\n\nSteam is a gas. It fills the room.',
  voiceId: 'fake:ada',
  language: 'en',
}
const failure = new Problem('SPEECH_FAILED', { copyOf: { error: 'The voice engine broke.' } })

describe('paid speech', () => {
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lectern-kept-'))
  })
  afterEach(() => rm(directory, { recursive: true }))

  const start = (...mishaps: readonly (Mishap | undefined)[]) => {
    const engine = createFakeSpeechEngine({ mishaps, remote })
    const kept = createSpeechCache({ directory, logger: silentLogger })
    return { engine, narrator: createNarrator({ engines: [engine], pool, logger: silentLogger, kept }) }
  }

  test('takes as few requests as the provider allows, and every sentence has its time', async () => {
    const { engine, narrator } = start()
    const { sentences, durationMs } = await narrator.narrate(script)
    expect(engine.asked.map(({ text }) => text)).toEqual([
      'Water boils at a hundred degrees. Ice melts at zero.',
      'Steam is a gas. It fills the room.',
    ])
    expect(sentences.map(({ text }) => text)).toEqual([
      'Water boils at a hundred degrees.',
      'Ice melts at zero.',
      'Steam is a gas.',
      'It fills the room.',
    ])
    const times = sentences.flatMap(({ start_ms, end_ms }) => [start_ms, end_ms])
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)).toBeLessThanOrEqual(durationMs)
    // 27 and 14 letters, 60 ms each.
    expect((sentences[0]?.end_ms ?? 0) - (sentences[0]?.start_ms ?? 0)).toBeCloseTo(27 * 60, -2)
  })

  test('is not bought again when another part failed, nor after a restart', async () => {
    const first = start(undefined, failure)
    await expect(first.narrator.narrate(script)).rejects.toBe(failure)
    const again = start()
    await again.narrator.narrate(script)
    // Either request may come first: kept speech of earlier runs is looked up before.
    const [, failed] = first.engine.asked
    expect(again.engine.asked.map(({ text }) => text)).toEqual([failed?.text])
  })

  test('is kept if it arrives after another part has failed', async () => {
    const arrives = Promise.withResolvers<undefined>()
    const first = start(arrives.promise, failure)
    const work = first.narrator.narrate(script)
    arrives.resolve(undefined)
    await expect(work).rejects.toBe(failure)
    const again = start()
    await again.narrator.narrate(script)
    expect(again.engine.asked).toHaveLength(1)
  })

  test('is kept until its audio is stored, and requested again after that', async () => {
    const first = start()
    await first.narrator.narrate(script)
    const audio = await first.narrator.narrate(script)
    expect(first.engine.asked).toHaveLength(2)
    await audio.stored()
    await first.narrator.narrate(script)
    expect(first.engine.asked).toHaveLength(4)
  })

  test('is requested and kept for each tone of the voice, which receives only its own tones', async () => {
    const { engine } = start()
    const voices = fakeVoices.map((one) => ({ ...one, tones: ['warm' as const, 'curious' as const] }))
    const kept = createSpeechCache({ directory, logger: silentLogger })
    const toned = { ...engine, voices: async () => voices }
    const narrator = createNarrator({ engines: [toned], pool, logger: silentLogger, kept })
    const text = 'Steam is a gas.'
    for (const tone of ['warm', 'curious', 'warm', 'explanatory', 'conversational', 'like a pirate'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await narrator.narrate({ ...script, text, tone })
    expect(engine.asked.map(({ tone }) => tone)).toEqual(['warm', 'curious', undefined])
  })

  describe('when the provider makes mistakes', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync'))
    afterEach(() => void vi.useRealTimers())
    const short = { ...script, text: 'Water boils at a hundred degrees.' }

    test.each(['silence', 'tenth'] as const)('is requested again when %s comes', async (mishap) => {
      const { engine, narrator } = start(mishap)
      expect((await narrator.narrate(short)).sentences).toHaveLength(1)
      expect(engine.asked).toHaveLength(2)
    })

    test.each(['silence', 'tenth'] as const)('fails, never succeeds, when only %s comes', async (mishap) => {
      const { engine, narrator } = start(mishap, mishap, mishap, mishap)
      await expect(narrator.narrate(short)).rejects.toMatchObject({ code: 'SPEECH_UNUSABLE' })
      // Each response was paid for.
      expect(engine.asked).toHaveLength(2)
    })
  })

  test('ends when it is cancelled while the provider hangs', async () => {
    const { engine, narrator } = start('hang')
    const controller = new AbortController()
    const work = narrator.narrate({ ...script, signal: controller.signal })
    await vi.waitFor(() => expect(engine.asked.length).toBeGreaterThan(0), { timeout: 30_000 })
    controller.abort()
    await expect(work).rejects.toMatchObject({ code: 'CANCELLED' })
  })
})

describe('a voice of an unreachable provider', () => {
  const awayWith = (problem: Problem, then: readonly Voice[] = []): SpeechEngine => {
    let asked = 0
    const voices = async () => {
      asked += 1
      if (asked === 1) throw problem
      return then
    }
    const charge = (dollars: number) => ({ by: 'Fake', dollars })
    return { ...createFakeSpeechEngine({ remote }), voices, charge }
  }
  const narratorOf = (engine: SpeechEngine) =>
    createNarrator({ engines: [engine], pool, logger: silentLogger })

  test.each([new Problem('SPEECH_UNAVAILABLE'), new Problem('SPEECH_REFUSED')])(
    'exists if it is known: %s',
    async (problem) => {
      const narrator = narratorOf(awayWith(problem))
      await expect(narrator.voice('fake:ada')).rejects.toBe(problem)
      await narrator.requireVoices(['fake:ada', undefined])
      await expect(narrator.requireVoices(['other:ada'])).rejects.toMatchObject({ code: 'UNKNOWN_VOICE' })
      expect(await narrator.charge('fake:ada', 100, 3), 'without the markup').toEqual({
        by: 'Fake',
        dollars: 100,
      })
      await expect(narrator.narrate(script)).rejects.toBe(problem)
      expect(await narrator.voices()).toEqual([])
    },
  )

  test('exists again when the provider does', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const narrator = narratorOf(awayWith(new Problem('SPEECH_UNAVAILABLE'), fakeVoices))
      await expect(narrator.voice('fake:ada')).rejects.toMatchObject({ retryable: true })
      vi.setSystemTime(Date.now() + 11_000)
      expect(await narrator.voice('fake:ada')).toMatchObject({ name: 'Ada' })
      await expect(narrator.voice('fake:unknown')).rejects.toMatchObject({ code: 'UNKNOWN_VOICE' })
      await expect(narrator.requireVoices(['fake:unknown'])).rejects.toMatchObject({ code: 'UNKNOWN_VOICE' })
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a voice and the language of a text', () => {
  const arabic = 'يغلي الماء عند مئة درجة مئوية. هذا معروف.'
  const layla: Voice = { id: 'fake:layla', name: 'Layla', language: 'ar-SA', gender: 'female' }
  const omar: Voice = { id: 'fake:omar', name: 'Omar', language: 'ar-SA', gender: 'male' }
  const alloy: Voice = { id: 'fake:alloy', name: 'Alloy', language: 'en-US', languages: 'any' }
  const narratorOf = (...more: readonly Voice[]) => {
    const engine = createFakeSpeechEngine()
    const voices = async () => [...fakeVoices, ...more]
    const speak = vi.fn<SpeechEngine['speak']>(({ text }) => engine.speak({ text, voiceId: 'fake:ada' }))
    const engines = [{ ...engine, voices, speak }]
    return { speak, narrator: createNarrator({ engines, pool, logger: silentLogger }) }
  }

  test.each([
    [
      'fake:ada',
      [omar, layla],
      'Ada speaks English. This page is in Arabic. Choose an Arabic voice, such as Layla.',
    ],
    [
      'fake:ben',
      [omar, layla],
      'Ben speaks English. This page is in Arabic. Choose an Arabic voice, such as Omar.',
    ],
    [
      'fake:ada',
      [alloy],
      'Ada speaks English. This page is in Arabic. Choose a voice that reads every language, such as Alloy.',
    ],
    [
      'fake:carmen',
      [],
      'Carmen speaks Spanish. This page is in Arabic. This Lectern has no voice that speaks Arabic.',
    ],
  ])('that do not match: %s is refused before anything is spoken', async (voiceId, more, message) => {
    const { speak, narrator } = narratorOf(...more)
    await expect(narrator.narrate({ text: arabic, voiceId, language: 'ar' })).rejects.toMatchObject({
      code: 'VOICE_CANNOT_SPEAK',
      message,
    })
    expect(speak).not.toHaveBeenCalled()
  })

  test('that do not match are refused even if the document has no language, or another', async () => {
    const { narrator } = narratorOf(layla)
    for (const language of [undefined, 'en'])
      await expect(narrator.narrate({ text: arabic, voiceId: 'fake:ada', language })).rejects.toMatchObject({
        message: expect.stringContaining('is in Arabic. Choose an Arabic voice, such as Layla.'),
      })
  })

  test('match for a voice that reads every language, with units in the language of the text', async () => {
    const { speak, narrator } = narratorOf(alloy)
    await narrator.narrate({ text: arabic, voiceId: 'fake:alloy', language: 'ar' })
    const text = 'Nimm z. B. 5 kg Wasser bei 25 °C. Rühre um.'
    const { sentences } = await narrator.narrate({ text, voiceId: 'fake:alloy', language: 'de' })
    expect(speak.mock.calls.slice(-2).map(([request]) => request.text)).toEqual([
      'Nimm zum Beispiel 5 Kilogramm Wasser bei 25 Grad Celsius.',
      'Rühre um.',
    ])
    expect(sentences.map((one) => one.text)).toEqual(['Nimm z. B. 5 kg Wasser bei 25 °C.', 'Rühre um.'])
  })

  test('match for a voice of several languages: the engine gets the language, and the identity has its settings', async () => {
    const jenny: Voice = { id: 'fake:jenny', name: 'Jenny', language: 'en-US', languages: ['de-DE', 'ar-EG'] }
    const settingsOf: SpeechEngine['settingsOf'] = (_id, language = 'none') => ({ language })
    const engine = { ...createFakeSpeechEngine(), settingsOf, voices: async () => [...fakeVoices, jenny] }
    const speak = vi.fn<SpeechEngine['speak']>(({ text }) =>
      createFakeSpeechEngine().speak({ text, voiceId: 'fake:ada' }),
    )
    const engines = [{ ...engine, speak }]
    const narrator = createNarrator({ engines, pool, logger: silentLogger })
    const german = { text: 'Nimm z. B. 5 kg.', voiceId: 'fake:jenny', language: 'de-AT' }
    await narrator.narrate(german)
    expect(speak.mock.calls[0]?.[0]).toMatchObject({
      text: 'Nimm zum Beispiel 5 Kilogramm.',
      language: 'de-AT',
    })
    expect(await narrator.identityOf(german)).toMatchObject({
      language: 'de',
      settings: { language: 'de-AT' },
    })
    await narrator.narrate({ text: arabic, voiceId: 'fake:jenny', language: 'ar' })
    await expect(
      narrator.narrate({ text: 'Вода кипит.', voiceId: 'fake:jenny', language: 'ru' }),
    ).rejects.toMatchObject({ code: 'VOICE_CANNOT_SPEAK' })
  })

  test('may differ if they share a script: units are spoken in the language of the text', async () => {
    const { speak, narrator } = narratorOf()
    await narrator.narrate({ text: 'Nimm 5 kg.', voiceId: 'fake:ada', language: 'de' })
    expect(speak.mock.calls[0]?.[0].text).toBe('Nimm 5 Kilogramm.')
  })
})
