import { Problem } from '@lectern/domain/problems/problems.ts'
import { describe, expect, test, vi } from 'vitest'
import { silentLogger } from '../../../platform/runtime/logger.ts'
import { createFakeSpeechEngine } from '../../../testing/sound/fake-speech-engine.ts'
import { poolWithoutThreads as pool } from '../../../testing/sound/pool-without-threads.ts'
import { createNarrator } from './create-narrator.ts'
import type { SpeechEngine } from '../speech-engine.ts'

const narratorOf = (engine: SpeechEngine) => createNarrator({ engines: [engine], pool, logger: silentLogger })

const script = {
  text: 'Nimm z. B. **3 kg** bei 25 °C. Fertig.\n\nEnde.',
  voiceId: 'fake:ada',
  language: 'de-AT',
}

describe('the identity of spoken audio', () => {
  test('contains the words as they are spoken, by the rules of the document’s language', async () => {
    expect(await narratorOf(createFakeSpeechEngine()).identityOf(script)).toEqual({
      spokenText: 'Nimm zum Beispiel 3 Kilogramm bei 25 Grad Celsius.\nFertig.\n\nEnde.',
      voiceId: 'fake:ada',
      language: 'de',
      engine: 'fake',
      engineVersion: expect.stringContaining('hum 1'),
      settings: {},
    })
  })

  test('is the same for scripts that sound the same, and changes with the glossary, the voice and the engine', async () => {
    const identityOf = (more: object, engine = createFakeSpeechEngine()) =>
      narratorOf(engine).identityOf({ ...script, ...more })
    const first = await identityOf({})
    expect(await identityOf({ text: `  ${script.text.replaceAll('*', '')} 🎉` })).toEqual(first)
    expect(await identityOf({ glossary: [{ term: 'Fertig', spoken: 'Aus' }] })).not.toEqual(first)
    expect(await identityOf({ voiceId: 'fake:ben' })).not.toEqual(first)
    expect(await identityOf({}, { ...createFakeSpeechEngine(), version: 'hum 2' })).not.toEqual(first)
  })

  test('contains the tone only for a voice that expresses it', async () => {
    const plain = createFakeSpeechEngine({ remote: { longestRequest: 200 } })
    const voices = await plain.voices()
    const tones = {
      ...plain,
      voices: async () => voices.map((one) => ({ ...one, tones: ['warm' as const] })),
    }
    const neutral = await narratorOf(plain).identityOf(script)
    for (const tone of ['warm', 'curious', 'conversational', 'like a pirate'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await narratorOf(plain).identityOf({ ...script, tone })).toEqual(neutral)
    for (const tone of ['curious', 'conversational', 'like a pirate'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await narratorOf(tones).identityOf({ ...script, tone })).toEqual(neutral)
    expect(await narratorOf(tones).identityOf({ ...script, tone: 'warm' })).toEqual({
      ...neutral,
      settings: { tone: 'warm' },
    })
  })

  test('is unknown for a tone while the tones of the voice are unknown', async () => {
    const down = {
      ...createFakeSpeechEngine({ remote: { longestRequest: 200 } }),
      voices: () => Promise.reject(new Problem('SPEECH_UNAVAILABLE')),
    }
    await expect(narratorOf(down).identityOf({ ...script, tone: 'warm' })).rejects.toMatchObject({
      code: 'SPEECH_UNAVAILABLE',
    })
    expect(await narratorOf(down).identityOf({ ...script, tone: 'conversational' })).toMatchObject({
      settings: {},
    })
  })

  test('is known without the list of voices if no voice of the engine expresses a tone', async () => {
    const down = {
      ...createFakeSpeechEngine({ remote: { longestRequest: 200, ignoresTones: true } }),
      voices: () => Promise.reject(new Problem('SPEECH_UNAVAILABLE')),
    }
    expect(await narratorOf(down).identityOf({ ...script, tone: 'warm' })).toMatchObject({ settings: {} })
  })

  test('needs no sound, and no list of voices if the language is known', async () => {
    const engine = createFakeSpeechEngine()
    const [speak, voices] = [vi.spyOn(engine, 'speak'), vi.spyOn(engine, 'voices')]
    await narratorOf(engine).identityOf(script)
    expect(speak).not.toHaveBeenCalled()
    expect(voices).not.toHaveBeenCalled()
  })

  test('has no spoken text if there are no words', async () => {
    const { spokenText } = await narratorOf(createFakeSpeechEngine()).identityOf({ ...script, text: '🎉 …' })
    expect(spokenText).toBe('')
  })

  test('does not exist for a voice of an engine that is not configured', async () => {
    await expect(
      narratorOf(createFakeSpeechEngine()).identityOf({ ...script, voiceId: 'other:ada' }),
    ).rejects.toMatchObject({ code: 'UNKNOWN_VOICE' })
  })
})
