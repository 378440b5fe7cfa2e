import { describe, expect, test, vi } from 'vitest'
import { silentLogger } from '../../../platform/runtime/logger.ts'
import { poolWithoutThreads as pool } from '../../../testing/sound/pool-without-threads.ts'
import { createFakeSpeechEngine, unspeakable } from '../../../testing/sound/fake-speech-engine.ts'
import type { WordMark } from '@lectern/domain/voices/word-mark.ts'
import { decodeMp3 } from '../audio/decode/decode-mp3.ts'
import { mp3Frames } from '../audio/mp3/mp3-frames.ts'
import { createNarrator } from './create-narrator.ts'
import type { SpeechEngine } from '../speech-engine.ts'

function narratorOf(...engines: SpeechEngine[]) {
  return createNarrator({ engines, pool, logger: silentLogger })
}

const voiceId = 'fake:ada'
const narrator = narratorOf(createFakeSpeechEngine())

describe('createNarrator', () => {
  test('speaks a script and returns the span of each sentence, as the author wrote it', async () => {
    const text = 'Water **boils**. It is $x^2$.\n\nDr. Smith agrees! 🎉'
    const { sentences, durationMs, engine, leftOut } = await narrator.narrate({ text, voiceId })
    expect(sentences.map((sentence) => sentence.text)).toEqual([
      'Water **boils**.',
      'It is $x^2$.',
      'Dr. Smith agrees!',
    ])
    expect(engine).toBe('Fake voices')
    expect(leftOut).toEqual([])
    const pauses = sentences.slice(1).map(({ start_ms }, index) => start_ms - (sentences[index]?.end_ms ?? 0))
    expect(pauses[0]).toBeCloseTo(320, -1)
    expect(pauses[1]).toBeCloseTo(600, -1)
    const letters = 'Waterboils'.length
    expect((sentences[0]?.end_ms ?? 0) - (sentences[0]?.start_ms ?? 0)).toBeCloseTo(letters * 60, -1.5)
    expect(sentences.at(-1)?.end_ms).toBeLessThanOrEqual(durationMs)
  })

  test('makes an MP3 of the requested sample rate, or else of the rate of the voice', async () => {
    const rateOf = async (sampleRate?: 24_000) =>
      [...mp3Frames((await narrator.narrate({ text: 'Good morning.', voiceId, sampleRate })).mp3)][0]
        ?.sampleRate
    expect([await rateOf(), await rateOf(24_000)]).toEqual([16_000, 24_000])
  })

  test('a sentence too long for an engine is spoken in passages and stays one sentence', async () => {
    const engine = createFakeSpeechEngine()
    const speak = vi.spyOn(engine, 'speak')
    const text = `${'word '.repeat(150)}end.`
    const { sentences } = await narratorOf(engine).narrate({ text, voiceId })
    expect(speak.mock.calls.length).toBe(2)
    for (const [{ text: passage }] of speak.mock.calls) expect(passage.length).toBeLessThanOrEqual(500)
    expect(sentences.map((sentence) => sentence.text)).toEqual([text])
  })

  test.each(['', '  \n ', '🎉 …', '---'])('%j has nothing to say', async (text) => {
    await expect(narrator.narrate({ text, voiceId })).rejects.toMatchObject({ code: 'EMPTY_SCRIPT' })
  })

  test.each(['fake:unknown', 'nobody', ''])('the voice %j is unknown', async (unknown) => {
    await expect(narrator.narrate({ text: 'Hello.', voiceId: unknown })).rejects.toMatchObject({
      code: 'UNKNOWN_VOICE',
    })
    await expect(narrator.voice(unknown)).rejects.toMatchObject({ code: 'UNKNOWN_VOICE' })
  })

  test('a script that the voice cannot speak fails with the engine’s reason', async () => {
    const text = `Fine. This is ${unspeakable} altogether.`
    await expect(narrator.narrate({ text, voiceId })).rejects.toMatchObject({ code: 'VOICE_CANNOT_SPEAK' })
  })

  test('a small part that the voice cannot speak is omitted, and returned once', async () => {
    const text = `${'This can be said. '.repeat(16)}${`Not ${unspeakable}. `.repeat(2)}`
    const { sentences, leftOut } = await narrator.narrate({ text, voiceId })
    expect(sentences).toHaveLength(16)
    expect(leftOut).toEqual([`Not ${unspeakable}.`])
  })

  test('silence is never a success', async () => {
    const mute: SpeechEngine = {
      ...createFakeSpeechEngine(),
      speak: async () => ({ samples: new Float32Array(16_000), sampleRate: 16_000 }),
    }
    await expect(narratorOf(mute).narrate({ text: 'Hello.', voiceId })).rejects.toMatchObject({
      code: 'SPEECH_UNUSABLE',
    })
  })

  test('the first failure stops the passages that are not spoken yet', async () => {
    const fake = createFakeSpeechEngine()
    const speak = vi.fn<SpeechEngine['speak']>(async (request) => {
      if (request.text.startsWith('One')) throw new Error('The engine broke.')
      return fake.speak(request)
    })
    const text = `One. ${'More of it. '.repeat(50)}`
    await expect(narratorOf({ ...fake, speak }).narrate({ text, voiceId })).rejects.toThrow(
      'The engine broke.',
    )
    await Promise.resolve()
    expect(speak.mock.calls.length).toBeLessThan(50)
  })

  test('an aborted narration is cancelled', async () => {
    const request = { text: 'Hello.', voiceId, signal: AbortSignal.abort() }
    await expect(narrator.narrate(request)).rejects.toMatchObject({ code: 'CANCELLED' })
  })

  test('lists the voices of every engine, English first, and omits an engine that does not answer', async () => {
    const warn = vi.fn<(details: object, message: string) => void>()
    const broken: SpeechEngine = {
      ...createFakeSpeechEngine(),
      id: 'broken',
      voices: () => Promise.reject(new Error('no answer')),
    }
    const both = createNarrator({
      engines: [broken, createFakeSpeechEngine()],
      pool,
      logger: { ...silentLogger, warn },
    })
    expect((await both.voices()).map(({ id }) => id)).toEqual(['fake:ada', 'fake:ben', 'fake:carmen'])
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ engine: 'broken' }), expect.any(String))
  })

  test('adds the average markup of tones to the price of lines', async () => {
    const fake = createFakeSpeechEngine()
    const narratorWithTones = narratorOf({
      ...fake,
      remote: { longestRequest: 500 },
      voices: async () => (await fake.voices()).map((voice) => ({ ...voice, tones: ['warm'] })),
      charge: (characters) => ({ by: 'Sea', dollars: characters }),
      billed: async ({ text, tone }) => text.length + (tone ? 50 : 0),
    })
    expect(await narratorWithTones.charge(voiceId, 100)).toMatchObject({ dollars: 100 })
    // One of the five tones has markup.
    expect(await narratorWithTones.charge(voiceId, 100, 10)).toMatchObject({ dollars: 100 + 10 * 10 })
    expect(await narrator.charge(voiceId, 100, 10)).toBeUndefined()
  })

  test('closing it closes the engines', async () => {
    const engine = createFakeSpeechEngine()
    const close = vi.spyOn(engine, 'close')
    await narratorOf(engine).close()
    expect(close).toHaveBeenCalledOnce()
  })
})

describe('marks of speech', () => {
  test('pauses are silence of their length, and sentences keep their times', async () => {
    const plain = await narrator.narrate({ text: 'One. Two.', voiceId })
    const marked = await narrator.narrate({ text: '[pause 1 s] One. [pause 2 s] Two. [pause 3 s]', voiceId })
    const [one, two] = marked.sentences
    expect(marked.sentences.map(({ text }) => text)).toEqual(['One.', 'Two.'])
    expect(one?.start_ms).toBeCloseTo((plain.sentences[0]?.start_ms ?? 0) + 1000, -2)
    expect((two?.start_ms ?? 0) - (one?.end_ms ?? 0)).toBeCloseTo(2000, -2)
    expect(marked.durationMs - (two?.end_ms ?? 0)).toBeGreaterThan(2950)
    expect(marked.durationMs).toBeCloseTo(plain.durationMs + 1000 + 2000 - 320 + 3000, -2)
    const { samples, sampleRate } = await decodeMp3(marked.mp3)
    const loud = samples.findIndex((sample) => Math.abs(sample) > 0.01) / sampleRate
    const lastLoud = samples.findLastIndex((sample) => Math.abs(sample) > 0.01) / sampleRate
    expect(loud).toBeCloseTo(1, 0)
    expect(samples.length / sampleRate - lastLoud).toBeGreaterThan(2.9)
  })

  test('a voice gets only the marks that it follows', async () => {
    const asked = async (marks: readonly WordMark[]) => {
      const engine = createFakeSpeechEngine()
      const text = 'Say [slow]this[/slow] and [strong]that[/strong].'
      await narratorOf({ ...engine, marksOf: () => marks }).narrate({ text, voiceId })
      return engine.asked.map(({ text: said, spans }) => [said, spans?.[0]?.marks])
    }
    expect(await asked([])).toEqual([['Say this and that.', undefined]])
    expect(await asked(['slow'])).toEqual([
      ['Say', undefined],
      ['this', ['slow']],
      ['and that.', undefined],
    ])
  })
})
