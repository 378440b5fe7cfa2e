import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './read-config.ts'

const aws = {
  AWS_ACCESS_KEY_ID: 'AKIA',
  AWS_SECRET_ACCESS_KEY: 'planted-secret',
  AWS_REGION: 'eu-central-1',
}

describe('the providers of voices', () => {
  test('are none by default, also if their keys exist for other programs', () => {
    const read = readConfig({ GOOGLE_API_KEY: 'k', ...aws })
    expect([read.voiceProviders, read.voicesFolder]).toEqual([[], undefined])
  })

  test('are those of LECTERN_VOICES, with model, key and price', () => {
    const { voiceProviders } = readConfig({
      LECTERN_VOICES: 'elevenlabs:eleven_flash_v2_5, azure,google,polly:generative,deepgram',
      LECTERN_VOICES_PRICE: 'elevenlabs=100,azure=16.5,deepgram=0',
      ELEVENLABS_API_KEY: 'e',
      AZURE_SPEECH_KEY: 'a',
      AZURE_SPEECH_REGION: 'westeurope',
      GOOGLE_API_KEY: 'g',
      DEEPGRAM_API_KEY: 'd',
      ...aws,
    })
    expect(voiceProviders).toMatchObject([
      { provider: 'elevenlabs', model: 'eleven_flash_v2_5', key: 'e', price: 100 },
      { provider: 'azure', model: undefined, key: 'a', region: 'westeurope', price: 16.5 },
      { provider: 'google', key: 'g', price: undefined },
      {
        provider: 'polly',
        model: 'generative',
        key: 'AKIA',
        secret: 'planted-secret',
        region: 'eu-central-1',
      },
      { provider: 'deepgram', key: 'd', price: 0 },
    ])
  })

  test.each<[Record<string, string>, string]>([
    [
      { LECTERN_VOICES: 'acme' },
      'LECTERN_VOICES names “acme”, but the providers are elevenlabs, azure, google, polly, deepgram.',
    ],
    [{ LECTERN_VOICES: 'elevenlabs' }, 'LECTERN_VOICES names elevenlabs, which needs ELEVENLABS_API_KEY.'],
    [
      { LECTERN_VOICES: 'azure' },
      'LECTERN_VOICES names azure, which needs AZURE_SPEECH_KEY and AZURE_SPEECH_REGION.',
    ],
    [
      { LECTERN_VOICES: 'azure', AZURE_SPEECH_KEY: 'a', AZURE_SPEECH_REGION: 'West Europe' },
      'AZURE_SPEECH_REGION must be the short name of a region such as westeurope or eu-central-1.',
    ],
    [
      { LECTERN_VOICES: 'polly', ...aws, AWS_REGION: 'evil.example/' },
      'AWS_REGION must be the short name of a region such as westeurope or eu-central-1.',
    ],
    [{ LECTERN_VOICES: 'google,google:Neural2', GOOGLE_API_KEY: 'g' }, 'LECTERN_VOICES names google twice.'],
    [
      { LECTERN_VOICES: 'google', GOOGLE_API_KEY: 'g', LECTERN_VOICES_PRICE: '16' },
      'LECTERN_VOICES_PRICE must be prices such as elevenlabs=200,azure=16: US dollars for a million characters.',
    ],
    [
      { LECTERN_VOICES: 'google', GOOGLE_API_KEY: 'g', LECTERN_VOICES_PRICE: 'azure=16' },
      'LECTERN_VOICES_PRICE has a price for azure, which LECTERN_VOICES does not name.',
    ],
  ])('refuses %o with a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence))
  })

  test('have their keys in no sentence', () => {
    const env = { LECTERN_VOICES: 'polly,acme,polly', ...aws, AWS_REGION: '' }
    expect(() => readConfig(env)).toThrow(/acme/)
    expect(() => readConfig(env)).not.toThrow(/planted-secret|AKIA/)
  })
})
