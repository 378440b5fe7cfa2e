import { describe, expect, test } from 'vitest'
import { googleShape } from '../../../testing/sound/providers/google-double.ts'
import { plantedKey, startProviderDouble } from '../../../testing/sound/providers/provider-double.ts'
import { remoteEngineContract } from '../remote-engine.contract.ts'
import { createGoogleEngine } from './google.ts'

const create = (url: string, fetch = globalThis.fetch, model?: string) =>
  createGoogleEngine({ key: plantedKey, url, fetch, model })

remoteEngineContract('Google', { shape: googleShape, create, setting: 'GOOGLE_API_KEY' })

describe('Google Cloud', () => {
  test('lists a person of many locales once, with all languages', async () => {
    const double = await startProviderDouble(googleShape)
    expect(await create(double.url).voices()).toMatchObject([
      { id: 'google:en-US-Neural2-A', name: 'Neural2 A', language: 'en-US', gender: 'male', quality: 'good' },
      { name: 'Standard B', quality: 'fair' },
      {
        id: 'google:*-Chirp3-HD-Achernar',
        name: 'Achernar',
        language: 'en-US',
        languages: ['cmn-CN', 'de-DE', 'en-US', 'pt-BR'],
      },
    ])
    const ids = (await create(double.url, fetch, 'chirp3-hd').voices()).map(({ id }) => id)
    expect(ids).toEqual(['google:*-Chirp3-HD-Achernar'])
    await double.close()
  })

  test.each([
    ['de-AT', 'de-DE'],
    ['zh', 'cmn-CN'],
    ['pt', 'pt-BR'],
    ['pl', 'en-US'],
    [undefined, 'en-US'],
  ])('speaks a text in %s with the voice of the locale %s', async (language, languageCode) => {
    const double = await startProviderDouble(googleShape)
    await create(double.url).speak({ text: 'Wasser.', voiceId: 'google:*-Chirp3-HD-Achernar', language })
    expect(double.spoken()[0]?.body).toMatchObject({
      voice: { languageCode, name: `${languageCode}-Chirp3-HD-Achernar` },
    })
    await double.close()
  })
})
