import { languageOf, languages } from '@lectern/domain/voices/languages.ts'
import { describe, expect, test, vi } from 'vitest'
import { silentLogger } from '../../../platform/runtime/logger.ts'
import { speechEngineContract } from '../speech-engine.contract.ts'
import { createEspeakEngine } from './espeak.ts'

speechEngineContract('The engine of the other languages', {
  create: () => createEspeakEngine({ logger: silentLogger }),
  sentence: 'El agua hierve a cien grados.',
  more(engine) {
    test('every language except English has a female and a male voice', async () => {
      const voices = await engine().voices()
      for (const language of Object.keys(languages).filter((code) => code !== 'en')) {
        const genders = voices
          .filter((voice) => languageOf(voice.language) === language)
          .map(({ gender }) => gender)
        expect(genders, language).toEqual(expect.arrayContaining(['female', 'male']))
      }
      expect(voices.some((voice) => languageOf(voice.language) === 'en')).toBe(false)
    })

    test('Hebrew and Thai are marked as poor', async () => {
      const poor = (await engine().voices()).filter(({ quality }) => quality === 'poor')
      expect(new Set(poor.map(({ language }) => language))).toEqual(new Set(['he-IL', 'th-TH']))
    })

    test('the synthesiser has every voice', async () => {
      for (const { id } of await engine().voices())
        expect((await engine().speak({ text: '2', voiceId: id })).samples.length, id).toBeGreaterThan(0)
    })

    test('Japanese is read as words, not as the names of characters', async () => {
      const { samples, sampleRate } = await engine().speak({
        text: '水は百度で沸騰します。',
        voiceId: 'espeak:ja-JP-female',
      })
      expect(samples.length / sampleRate).toBeLessThan(4)
    })
  },
})

describe('Without the optional package', () => {
  test('there are no voices, and the log names the missing package', async () => {
    const warn = vi.fn<(details: object, message: string) => void>()
    const engine = createEspeakEngine({
      logger: { ...silentLogger, warn },
      packageName: '@lectern/not-installed',
    })
    expect(await engine.voices()).toEqual([])
    expect(warn).toHaveBeenCalledWith(
      { package: '@lectern/not-installed' },
      expect.stringContaining('not installed'),
    )
    await expect(engine.speak({ text: 'Hola', voiceId: 'espeak:es-ES-female' })).rejects.toMatchObject({
      code: 'UNKNOWN_VOICE',
    })
    await engine.close()
  })
})
