import { marksOfGoogleVoice } from '../providers/google/google-styles.ts'
import { decodeSound } from '../audio/decode/decode-sound.ts'
import { localeOf } from '../providers/remote/locale-of.ts'
import type { ProviderSettings } from '../providers/remote/provider-settings.ts'
import { createRemoteEngine } from '../providers/remote/remote-engine.ts'
import type { SpeechEngine } from '../speech-engine.ts'

/** The voices of Google Cloud Text-to-Speech: of one family (`Neural2`, `Chirp3-HD`), or all. */
export function createGoogleEngine({
  key,
  model,
  price,
  url = 'https://texttospeech.googleapis.com',
  fetch = globalThis.fetch,
  decode = decodeSound,
}: ProviderSettings): SpeechEngine {
  const id = 'google'
  const name = 'Google Cloud'
  return createRemoteEngine({
    id,
    name,
    version: 'google cloud, linear16',
    price,
    // A request has at most 5,000 bytes, and a character up to three.
    remote: { longestRequest: 1600, atOnce: 4 },
    settingsOf(voiceId, language): Record<string, string> {
      // Only voices that exist for several locales have an id without one.
      const locale = voiceId.startsWith(`${id}:*-`) ? localeOf(language) : undefined
      return locale === undefined ? {} : { language: locale }
    },
    marksOf: marksOfGoogleVoice,
    // The models of Chirp sample their speech.
    takesOf: (voiceId) => (voiceId.includes('Chirp') ? 'manner' : undefined),
    async load() {
      const { createGoogleCalls } = await import('../providers/google/google-calls.ts')
      return createGoogleCalls({ id, name, key, family: model, url, fetch, decode })
    },
  })
}
