import { decodeSound } from '../audio/decode/decode-sound.ts'
import type { ProviderSettings } from '../providers/remote/provider-settings.ts'
import { createRemoteEngine } from '../providers/remote/remote-engine.ts'
import type { SpeechEngine } from '../speech-engine.ts'

/** The Aura voices of Deepgram: of one generation (`aura-2`), or all. */
export function createDeepgramEngine({
  key,
  model,
  price,
  url = 'https://api.deepgram.com',
  fetch = globalThis.fetch,
  decode = decodeSound,
}: ProviderSettings): SpeechEngine {
  const id = 'deepgram'
  const name = 'Deepgram'
  return createRemoteEngine({
    id,
    name,
    version: 'deepgram, wav 24000',
    price,
    // A request has at most 2,000 characters.
    remote: { longestRequest: 1900, atOnce: 3, ignoresTones: true },
    takesOf: () => 'manner',
    async load() {
      const { createDeepgramCalls } = await import('../providers/deepgram/deepgram-calls.ts')
      return createDeepgramCalls({ id, name, key, generation: model, url, fetch, decode })
    },
  })
}
