import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toneFiles } from '../../../testing/sound/tone-files.ts'
import { startScriptedProvider, type ScriptedProvider } from '../../../testing/network/scripted-provider.ts'
import { createSpeech } from './create-speech.ts'
import type { Narrator } from './narrator.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'

describe('with a speech model beside the built-in engines', () => {
  let provider: ScriptedProvider
  let narrator: Narrator
  beforeAll(async () => {
    const sound = (await toneFiles['audio/mpeg']?.()) ?? new Uint8Array()
    provider = await startScriptedProvider(({ path }) =>
      path.endsWith('/voices') ? { body: { voices: ['af_bella', 'ef_dora', 'narrator'] } } : { body: sound },
    )
    narrator = createSpeech({
      model: { model: 'kokoro', url: provider.url, key: 'secret', price: 15, characters: 2000 },
      pool: createWorkerPool({ size: 1 }),
    })
  })
  afterAll(async () => {
    await narrator.close()
    await provider.close()
  })

  test('lists the voices of all of them, English first, each under the name of its engine', async () => {
    const voices = await narrator.voices()
    const engines = new Set(voices.map(({ id }) => id.split(':')[0]))
    expect(engines).toEqual(new Set(['flite', 'espeak', 'openai']))
    const isEnglish = voices.map(({ language }) => language.startsWith('en'))
    expect(isEnglish.lastIndexOf(true)).toBeLessThan(isEnglish.indexOf(false))
    const named = voices.map(({ name, language, engine }) => [name, language, engine])
    expect(named).toContainEqual(['Bella', 'en-US', 'kokoro (any language)'])
    expect(named).toContainEqual(['Dora', 'es-ES', 'kokoro (any language)'])
    expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length)
  })

  test('decodes and finishes its audio in the threads', async () => {
    const { durationMs, sentences } = await narrator.narrate({ text: 'Yes.', voiceId: 'openai:narrator' })
    expect(durationMs).toBeGreaterThan(500)
    expect(durationMs).toBeLessThan(1000)
    expect(sentences).toMatchObject([{ text: 'Yes.' }])
  })

  test('only its voices have a price', async () => {
    expect(await narrator.charge('openai:af_bella', 1_000_000)).toEqual({ by: 'kokoro', dollars: 15 })
    expect(await narrator.charge('flite:slt', 1_000_000)).toBeUndefined()
    await expect(narrator.charge('openai:nobody', 1)).rejects.toMatchObject({ code: 'UNKNOWN_VOICE' })
  })
})
