import { Problem } from '@lectern/domain/problems/problems.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { voice as voiceSchema } from '@lectern/domain/voices/voice.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limit } from './audio/samples/limit.ts'
import { trim } from './audio/samples/trim.ts'
import { checkSound } from './reliability/check-sound.ts'
import type { Sound, SpeechEngine } from './speech-engine.ts'
import { spokenSeconds } from './text/spoken-length.ts'

/** The contract of every speech engine. `sentence` is in the language of the engine's first voice. */
export function speechEngineContract(
  name: string,
  setup: {
    create: () => SpeechEngine | Promise<SpeechEngine>
    sentence: string
    /** Further tests of this engine, on the same instance. */
    more?: (engine: () => SpeechEngine) => void
  },
): void {
  describe(`${name} keeps the contract of speech engines`, { timeout: 120_000 }, () => {
    let engine: SpeechEngine
    let firstVoice: string
    beforeAll(async () => {
      engine = await setup.create()
      firstVoice = (await engine.voices())[0]?.id ?? ''
    })
    afterAll(() => engine.close())

    const say = (text: string, voiceId = firstVoice, signal?: AbortSignal) =>
      engine.speak(signal ? { text, voiceId, signal } : { text, voiceId })

    test('its voices are well formed, each with a unique id that starts with the engine’s', async () => {
      const voices = await engine.voices()
      expect(voices.length).toBeGreaterThan(0)
      expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length)
      for (const voice of voices) {
        expect(voiceSchema.parse(voice)).toEqual(voice)
        expect(voice.id).toMatch(new RegExp(`^${engine.id}:.`))
        expect(voice.name.trim()).not.toBe('')
        expect(languageOf(voice.language)).toBeDefined()
        expect(voice.engine).toBe(engine.name)
        const mayHaveTones = engine.remote?.ignoresTones !== true
        expect(mayHaveTones || voice.tones === undefined).toBe(true)
      }
    })

    test('its version and the settings of a voice are the same on every call', async () => {
      expect(engine.version.trim()).not.toBe('')
      const again = await setup.create()
      expect(again.version).toBe(engine.version)
      for (const { id } of await engine.voices())
        expect(again.settingsOf?.(id) ?? {}).toEqual(engine.settingsOf?.(id) ?? {})
      await again.close()
    })

    test('if it joins sentences, it speaks a request of the length that it names', async () => {
      const longest = engine.remote?.longestRequest
      if (longest === undefined) return
      expect(longest).toBeGreaterThanOrEqual(100)
      const text = `${setup.sentence} `.repeat(Math.ceil(longest / setup.sentence.length)).slice(0, longest)
      const sound = await say(text)
      expect(sound.samples.length / sound.sampleRate).toBeGreaterThan(spokenSeconds(text) / 4)
    })

    test('its speech takes about as long as human speech', async () => {
      const sound = await say(setup.sentence)
      expect(checkSound(sound, setup.sentence)).toBe(sound)
    })

    test('it speaks a sentence: mono samples between -1 and 1, of plausible length', async () => {
      const sound = await say(setup.sentence)
      expect(isSound(sound)).toBe(true)
      const seconds = trim(sound.samples, sound.sampleRate).length / sound.sampleRate
      const words = setup.sentence.split(' ').length
      expect(seconds / words).toBeGreaterThan(0.1)
      expect(seconds / words).toBeLessThan(2)
    })

    test('it speaks several concurrent passages', async () => {
      const sounds = await Promise.all([say(setup.sentence), say(setup.sentence), say(setup.sentence)])
      for (const sound of sounds) expect(sound.samples.length).toBeGreaterThan(sound.sampleRate / 5)
    })

    test('an unknown voice is refused', async () => {
      await expect(say(setup.sentence, `${engine.id}:nobody`)).rejects.toMatchObject({
        code: 'UNKNOWN_VOICE',
      })
      await expect(say(setup.sentence, 'nonsense')).rejects.toMatchObject({ code: 'UNKNOWN_VOICE' })
    })

    test('an aborted request is cancelled, and the next one is spoken', async () => {
      await expect(say(setup.sentence, firstVoice, AbortSignal.abort())).rejects.toMatchObject({
        code: 'CANCELLED',
      })
      const controller = new AbortController()
      const cancelled = say(setup.sentence, firstVoice, controller.signal).then(isSound, codeOf)
      controller.abort()
      expect([true, 'CANCELLED']).toContain(await cancelled)
      expect(isSound(await say(setup.sentence))).toBe(true)
    })

    test.each(['', '   ', '…', '?!'])('%j has no words: silence, not an error', async (text) => {
      const sound = await say(text)
      expect(trim(sound.samples, sound.sampleRate)).toHaveLength(0)
    })

    test.each(Object.entries(oddTexts(setup.sentence)))('it handles %s', async (_what, text) => {
      const outcome = await say(text.slice(0, engine.remote?.longestRequest)).then(isSound, codeOf)
      expect([true, 'VOICE_CANNOT_SPEAK']).toContain(outcome)
      expect(isSound(await say(setup.sentence))).toBe(true)
    })

    setup.more?.(() => engine)
  })
}

function isSound({ samples, sampleRate }: Sound): boolean {
  return sampleRate >= 8000 && sampleRate <= 96_000 && limit(samples, sampleRate, 1) === samples
}

/** The code of a problem. Any other error breaks the contract. */
function codeOf(error: unknown): string {
  return error instanceof Problem ? error.code : `not a Problem: ${String(error)}`
}

function oddTexts(sentence: string): Record<string, string> {
  return {
    emoji: `${sentence} 👩‍👩‍👧‍👦🎉🇩🇪`,
    'lone surrogates': `${sentence} \ud83d \udc00`,
    'heaps of accents': `${sentence} Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308a\u0300\u0301\u0302\u0303lgo`,
    'a right-to-left override': `\u202e${sentence}\u202c`,
    'control characters': `${sentence}\u0000\u0007\u001b[31m`,
    markup: `<speak>${sentence} & <break time="9s"/></speak>`,
    'text that begins with a dash': `-voice ${sentence}`,
    'other scripts': 'Привет 你好 שלום नमस्ते สวัสดี',
    '5,000 characters': sentence.repeat(Math.ceil(5000 / sentence.length)).slice(0, 5000),
    '500 characters without a space': 'ab'.repeat(250),
  }
}
