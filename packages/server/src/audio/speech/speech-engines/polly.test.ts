import { describe, expect, test } from 'vitest'
import { pollyShape } from '../../../testing/sound/providers/polly-double.ts'
import { plantedKey, startProviderDouble } from '../../../testing/sound/providers/provider-double.ts'
import { remoteEngineContract } from '../remote-engine.contract.ts'
import { createPollyEngine } from './polly.ts'

const create = (url: string, fetch = globalThis.fetch, model?: string) =>
  createPollyEngine({
    key: plantedKey,
    url,
    fetch,
    model,
    secret: 'planted-secret',
    region: 'eu-central-1',
    now: () => new Date('2026-11-23T10:00:00Z'),
  })

remoteEngineContract('Polly', { shape: pollyShape, create, setting: 'AWS_ACCESS_KEY_ID' })

describe('Amazon Polly', () => {
  test('lists the voices of its engine on all pages', async () => {
    const double = await startProviderDouble(pollyShape)
    expect(await create(double.url).voices()).toMatchObject([
      { id: 'polly:Joanna', language: 'en-US', gender: 'female' },
      { id: 'polly:Kajal', language: 'en-IN', languages: ['hi-IN'] },
      { id: 'polly:Vicki', language: 'de-DE' },
    ])
    const standard = await create(double.url, fetch, 'standard').voices()
    expect(standard.map(({ language }) => language)).toEqual(['en-US', 'de-DE', 'ar-SA'])
    await double.close()
  })

  test('names the language for voices of two languages only', async () => {
    const double = await startProviderDouble(pollyShape)
    const engine = create(double.url)
    await engine.speak({ text: 'पानी उबलता है।', voiceId: 'polly:Kajal', language: 'hi' })
    await engine.speak({ text: 'Wasser kocht.', voiceId: 'polly:Vicki', language: 'de' })
    expect(double.spoken()[0]?.body).toMatchObject({ LanguageCode: 'hi-IN', Engine: 'neural' })
    expect(double.spoken()[1]?.body).not.toHaveProperty('LanguageCode')
    await double.close()
  })

  test('speaks slow and strong words in SSML, except in generative voices', async () => {
    const double = await startProviderDouble(pollyShape)
    const engine = create(double.url)
    const spans = [
      { text: 'A & B ', marks: [] },
      { text: 'slow', marks: ['slow' as const] },
    ]
    await engine.speak({ text: 'A & B slow', spans, voiceId: 'polly:Joanna' })
    await engine.speak({ text: 'A & B slow', voiceId: 'polly:Joanna' })
    expect(double.spoken().map(({ body }) => body)).toMatchObject([
      { TextType: 'ssml', Text: '<speak>A &amp; B <prosody rate="80%">slow</prosody></speak>' },
      { TextType: 'text', Text: 'A & B slow' },
    ])
    expect(engine.marksOf?.('polly:Joanna')).toEqual(['slow', 'strong'])
    expect(create(double.url, fetch, 'generative').marksOf?.('polly:Joanna')).toEqual([])
    await double.close()
  })

  test('sends no request that contains its secret', async () => {
    const double = await startProviderDouble(pollyShape)
    await create(double.url).speak({ text: 'Water.', voiceId: 'polly:Joanna' })
    expect(JSON.stringify(double.requests)).not.toContain('planted-secret')
    await double.close()
  })
})
