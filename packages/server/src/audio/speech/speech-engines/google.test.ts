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
      { name: 'Neural2 F', tones: ['enthusiastic', 'thoughtful', 'warm'] },
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

  test('speaks a tone in a style, for the two voices that have styles', async () => {
    const double = await startProviderDouble(googleShape)
    const engine = create(double.url)
    const toned = (await engine.voices()).filter(({ tones }) => tones !== undefined)
    expect(toned.map(({ id }) => id)).toEqual(['google:en-US-Neural2-F'])
    const request = { text: 'A < B & C', voiceId: 'google:en-US-Neural2-F' }
    await engine.speak({ ...request, tone: 'thoughtful' })
    await engine.speak(request)
    expect(double.spoken().map(({ body }) => body)).toMatchObject([
      { input: { ssml: '<speak><google:style name="calm">A &lt; B &amp; C</google:style></speak>' } },
      { input: { text: 'A < B & C' } },
    ])
    const styled = '<speak><google:style name="calm">A &lt; B &amp; C</google:style></speak>'
    expect(await engine.billed?.({ ...request, tone: 'thoughtful' })).toBe(styled.length)
    expect(await engine.billed?.(request)).toBe(request.text.length)
    await double.close()
  })

  test('speaks slow and strong words in SSML, with and without a style', async () => {
    const double = await startProviderDouble(googleShape)
    const engine = create(double.url)
    const spans = [
      { text: 'A & ', marks: [] },
      { text: 'B', marks: ['slow' as const] },
      { text: ' C', marks: ['strong' as const] },
    ]
    const request = { text: 'A & B C', spans, voiceId: 'google:en-US-Neural2-F' }
    await engine.speak(request)
    await engine.speak({ ...request, tone: 'warm' })
    const said = 'A &amp; <prosody rate="80%">B</prosody><emphasis level="strong"> C</emphasis>'
    expect(double.spoken().map(({ body }) => body)).toMatchObject([
      { input: { ssml: `<speak>${said}</speak>` } },
      { input: { ssml: `<speak><google:style name="empathetic">${said}</google:style></speak>` } },
    ])
    expect(await engine.billed?.(request)).toBe(`<speak>${said}</speak>`.length)
    expect(await engine.billed?.({ ...request, tone: 'warm' })).toBe(
      `<speak><google:style name="empathetic">${said}</google:style></speak>`.length,
    )
    const marks = (name: string) => engine.marksOf?.(`google:${name}`)
    expect(marks('en-US-Neural2-F')).toEqual(['slow', 'strong'])
    expect(marks('en-US-Studio-O')).toEqual(['slow'])
    expect(marks('*-Chirp3-HD-Achernar')).toEqual([])
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
