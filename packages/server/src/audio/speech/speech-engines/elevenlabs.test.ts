import { describe, expect, test } from 'vitest'
import { elevenLabsShape } from '../../../testing/sound/providers/elevenlabs-double.ts'
import { plantedKey, startProviderDouble } from '../../../testing/sound/providers/provider-double.ts'
import { remoteEngineContract } from '../remote-engine.contract.ts'
import { createElevenLabsEngine } from './elevenlabs.ts'

const create = (url: string, fetch = globalThis.fetch, model?: string) =>
  createElevenLabsEngine({ key: plantedKey, url, fetch, model })

remoteEngineContract('ElevenLabs', { shape: elevenLabsShape, create, setting: 'ELEVENLABS_API_KEY' })

describe('ElevenLabs', () => {
  test('lists all pages, with the languages of the model for every voice', async () => {
    const double = await startProviderDouble(elevenLabsShape)
    expect(await create(double.url).voices()).toMatchObject([
      { id: 'elevenlabs:21m00Tcm4TlvDq8ikWAM', name: 'Rachel', language: 'en-US', gender: 'female' },
      { name: 'George', language: 'en-GB', gender: 'male' },
      { name: 'Ben', language: 'de-AT', languages: expect.arrayContaining(['en', 'de', 'ar']) },
    ])
    const [flash] = await create(double.url, fetch, 'eleven_flash_v2_5').voices()
    expect(flash?.languages).toEqual(['en', 'de', 'hu', 'no', 'vi'])
    await double.close()
  })

  test('keeps its voices when a later page fails', async () => {
    const double = await startProviderDouble(elevenLabsShape)
    const engine = create(double.url)
    double.next.list.push(undefined, undefined, elevenLabsShape.broken)
    await expect(engine.voices()).rejects.toMatchObject({ code: 'SPEECH_UNAVAILABLE' })
    await double.close()
  })

  test('tags a tone for models that follow tags, and lists tones only for them', async () => {
    const double = await startProviderDouble(elevenLabsShape)
    const v3 = create(double.url, fetch, 'eleven_v3')
    expect((await v3.voices())[0]?.tones).toEqual(['enthusiastic', 'curious', 'thoughtful'])
    expect((await create(double.url).voices())[0]).not.toHaveProperty('tones')
    const request = { text: 'Really?', voiceId: 'elevenlabs:21m00Tcm4TlvDq8ikWAM' }
    await v3.speak({ ...request, tone: 'curious' })
    await v3.speak(request)
    expect(await v3.billed?.({ ...request, tone: 'curious' })).toBe('[curious] Really?'.length)
    expect(double.spoken().map(({ body }) => body)).toEqual([
      { text: '[curious] Really?', model_id: 'eleven_v3' },
      { text: 'Really?', model_id: 'eleven_v3' },
    ])
    await double.close()
  })

  test('names the language only for models that accept it, and it is part of the identity', async () => {
    const double = await startProviderDouble(elevenLabsShape)
    const request = { text: 'Wasser kocht.', voiceId: 'elevenlabs:21m00Tcm4TlvDq8ikWAM', language: 'de-AT' }
    const flash = create(double.url, fetch, 'eleven_flash_v2_5')
    await flash.speak(request)
    await create(double.url).speak(request)
    expect(double.spoken().map(({ body }) => body)).toEqual([
      { text: 'Wasser kocht.', model_id: 'eleven_flash_v2_5', language_code: 'de' },
      { text: 'Wasser kocht.', model_id: 'eleven_multilingual_v2' },
    ])
    expect(flash.settingsOf?.(request.voiceId, 'de-AT')).toEqual({ language: 'de' })
    expect(create(double.url).settingsOf?.(request.voiceId, 'de-AT')).toEqual({})
    await double.close()
  })
})
