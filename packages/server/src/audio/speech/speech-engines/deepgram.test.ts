import { describe, expect, test } from 'vitest'
import { deepgramShape } from '../../../testing/sound/providers/deepgram-double.ts'
import { plantedKey, startProviderDouble } from '../../../testing/sound/providers/provider-double.ts'
import { remoteEngineContract } from '../remote-engine.contract.ts'
import { createDeepgramEngine } from './deepgram.ts'

const create = (url: string, fetch = globalThis.fetch, model?: string) =>
  createDeepgramEngine({ key: plantedKey, url, fetch, model })

remoteEngineContract('Deepgram', { shape: deepgramShape, create, setting: 'DEEPGRAM_API_KEY' })

describe('Deepgram', () => {
  test('lists the Aura voices, of one generation if that is configured', async () => {
    const double = await startProviderDouble(deepgramShape)
    expect(await create(double.url).voices()).toMatchObject([
      { id: 'deepgram:aura-2-thalia-en', name: 'Thalia', language: 'en-US', gender: 'female' },
      { name: 'Draco', language: 'en-GB', gender: 'male' },
      { name: 'Celeste', language: 'es-CO' },
      { name: 'Zeus' },
    ])
    expect(await create(double.url, fetch, 'aura-2').voices()).toHaveLength(3)
    await double.close()
  })
})
