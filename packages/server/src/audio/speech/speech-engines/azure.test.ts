import { describe, expect, test } from 'vitest'
import { azureShape } from '../../../testing/sound/providers/azure-double.ts'
import { plantedKey, startProviderDouble } from '../../../testing/sound/providers/provider-double.ts'
import { remoteEngineContract } from '../remote-engine.contract.ts'
import { createAzureEngine } from './azure.ts'

const create = (url: string, fetch = globalThis.fetch, model?: string) =>
  createAzureEngine({ key: plantedKey, url, fetch, model })

remoteEngineContract('Azure', { shape: azureShape, create, setting: 'AZURE_SPEECH_KEY' })

describe('Azure Speech', () => {
  test('lists voices with their other languages, without deprecated ones and languages of none', async () => {
    const double = await startProviderDouble(azureShape)
    expect(await create(double.url).voices()).toMatchObject([
      { id: 'azure:en-US-JennyNeural', name: 'Jenny', language: 'en-US', gender: 'female' },
      { name: 'Jenny Multilingual', languages: ['de-DE', 'de-AT', 'fr-FR', 'pt-PT', 'pt-BR'] },
      { name: 'Conrad', language: 'de-DE', gender: 'male' },
    ])
    await double.close()
  })

  test.each([
    ['de', '<lang xml:lang="de-DE">'],
    ['de-AT', '<lang xml:lang="de-AT">'],
    ['pt_BR', '<lang xml:lang="pt-BR">'],
    ['en-GB', undefined],
    ['pl', undefined],
  ])('names the language of a text in %s to a voice of several languages', async (language, said) => {
    const double = await startProviderDouble(azureShape)
    const voiceId = 'azure:en-US-JennyMultilingualNeural'
    await create(double.url).speak({ text: 'A < B & C', voiceId, language })
    const sent = double.spoken()[0]?.text ?? ''
    expect(/<lang[^>]*>/.exec(sent)?.[0]).toBe(said)
    expect(sent).toContain('A &lt; B &amp; C')
    await double.close()
  })

  test('speaks slow and strong words in SSML, and every other text as before', async () => {
    const double = await startProviderDouble(azureShape)
    const engine = create(double.url)
    const spans = [
      { text: 'A < B ', marks: [] },
      { text: 'slow', marks: ['slow' as const, 'strong' as const] },
    ]
    await engine.speak({ text: 'A < B slow', spans, voiceId: 'azure:en-US-JennyNeural' })
    expect(double.spoken()[0]?.text).toContain(
      '>A &lt; B <prosody rate="-10%" volume="+30%" pitch="+5%"><prosody rate="-20%">slow</prosody></prosody></voice>',
    )
    expect(engine.marksOf?.('azure:en-US-JennyNeural')).toEqual(['slow', 'strong'])
    expect(engine.marksOf?.('azure:en-US-Ava:DragonHDLatestNeural')).toEqual([])
    await double.close()
  })

  test('speaks a tone in a style of the voice, and lists only tones that it has a style for', async () => {
    const double = await startProviderDouble(azureShape)
    const engine = create(double.url)
    const [jenny, multilingual] = await engine.voices()
    expect(jenny?.tones).toEqual(['enthusiastic', 'warm'])
    expect(multilingual).not.toHaveProperty('tones')
    const { samples } = await engine.speak({ text: 'Hi!', voiceId: 'azure:en-US-JennyNeural', tone: 'warm' })
    expect(samples.length).toBeGreaterThan(0)
    expect(double.spoken()[0]?.text).toContain(
      '<mstts:express-as style="friendly">Hi!</mstts:express-as></voice>',
    )
    await engine.speak({ text: 'Hi!', voiceId: 'azure:en-US-JennyNeural' })
    expect(double.spoken()[1]?.text).not.toContain('mstts')
    await double.close()
  })

  test.each([
    ['Hi!', {}, 3],
    ['Hi!', { tone: 'warm' } as const, '<mstts:express-as style="friendly">Hi!</mstts:express-as>'.length],
    ['水 H2O', {}, 6],
    ['A & B', {}, 'A &amp; B'.length],
    [
      'Go on',
      {
        spans: [
          { text: 'Go ', marks: [] },
          { text: 'on', marks: ['slow'] },
        ],
      } as const,
      'Go <prosody rate="-20%">on</prosody>'.length,
    ],
  ])(
    'bills %o with %o as %s characters: markup inside the voice, and Chinese twice',
    async (text, more, count) => {
      const double = await startProviderDouble(azureShape)
      const request = { text, voiceId: 'azure:en-US-JennyNeural', ...more }
      expect(await create(double.url).billed?.(request)).toBe(count)
      expect(double.spoken()).toEqual([])
      await double.close()
    },
  )

  test.each(['azure:en-US-JennyMultilingualNeural', 'azure:en-US-Ava:DragonHDLatestNeural'])(
    'has the locale of a text in the identity of %s, whatever its name, unless it is its own locale',
    (voiceId) => {
      const engine = create('http://localhost')
      expect(engine.settingsOf?.(voiceId, 'pt')).toEqual({ language: 'pt-BR' })
      expect(engine.settingsOf?.(voiceId, 'en-GB')).toEqual({ language: 'en-GB' })
      for (const own of ['en', 'en-US', undefined]) expect(engine.settingsOf?.(voiceId, own)).toEqual({})
    },
  )
})
