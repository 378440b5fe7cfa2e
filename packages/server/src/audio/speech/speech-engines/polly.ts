import { wordMarks } from '@lectern/domain/voices/word-mark.ts'
import { decodeSound } from '../audio/decode/decode-sound.ts'
import type { ProviderSettings } from '../providers/remote/provider-settings.ts'
import { createRemoteEngine } from '../providers/remote/remote-engine.ts'
import type { SpeechEngine } from '../speech-engine.ts'

/** Amazon Polly, with the voices of one of its engines: `neural`, `long-form`, `generative` or `standard`. */
export function createPollyEngine({
  key,
  secret = '',
  sessionToken,
  region = '',
  model = 'neural',
  price,
  url = `https://polly.${region}.amazonaws.com`,
  fetch = globalThis.fetch,
  decode = decodeSound,
  now = () => new Date(),
}: ProviderSettings & { readonly now?: () => Date }): SpeechEngine {
  const id = 'polly'
  const name = 'Amazon Polly'
  return createRemoteEngine({
    id,
    name,
    version: `polly ${model}, pcm 16000`,
    price,
    // A request has at most 3,000 characters that are charged.
    remote: { longestRequest: 2800, atOnce: 4, ignoresTones: true },
    // Generative voices ignore the volume.
    marksOf: () => (model === 'generative' ? [] : wordMarks),
    takesOf: () => (model === 'generative' ? 'manner' : undefined),
    async load() {
      const { createPollyCalls } = await import('../providers/polly/polly-calls.ts')
      const keys = { key, secret, sessionToken, region }
      return createPollyCalls({ id, name, engine: model, url, fetch, decode, keys, now })
    },
  })
}
