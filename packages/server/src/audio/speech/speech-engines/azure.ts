import { wordMarks } from '@lectern/domain/voices/word-mark.ts'
import { decodeSound } from '../audio/decode/decode-sound.ts'
import { localeOf } from '../providers/remote/locale-of.ts'
import type { ProviderSettings } from '../providers/remote/provider-settings.ts'
import { createRemoteEngine } from '../providers/remote/remote-engine.ts'
import type { SpeechEngine } from '../speech-engine.ts'

/** The neural voices of an Azure Speech resource. */
export function createAzureEngine({
  key,
  region = '',
  price,
  url = `https://${region}.tts.speech.microsoft.com`,
  fetch = globalThis.fetch,
  decode = decodeSound,
}: ProviderSettings): SpeechEngine {
  const id = 'azure'
  const name = 'Azure Speech'
  return createRemoteEngine({
    id,
    name,
    version: 'azure speech, riff 24000',
    price,
    // A response has at most ten minutes of sound. That is about 2,600 Chinese characters.
    remote: { longestRequest: 2000, atOnce: 4 },
    settingsOf(voiceId, language): Record<string, string> {
      // Only the list shows which voices speak several languages, and these settings must not depend on it. A text of the
      // voice's own locale sounds the same with and without its language.
      const locale = localeOf(language)
      return locale === undefined || voiceId.startsWith(`${id}:${locale}-`) ? {} : { language: locale }
    },
    // HD voices ignore prosody.
    marksOf: (voiceId) => (voiceId.includes('HD') ? [] : wordMarks),
    takesOf: (voiceId) => (voiceId.includes('HD') ? 'manner' : undefined),
    async load() {
      const { createAzureCalls } = await import('../providers/azure/azure-calls.ts')
      return createAzureCalls({ id, name, key, url, fetch, decode })
    },
  })
}
