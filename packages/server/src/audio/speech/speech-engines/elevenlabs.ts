import { decodeSound } from '../audio/decode/decode-sound.ts'
import { localeOf } from '../providers/remote/locale-of.ts'
import type { ProviderSettings } from '../providers/remote/provider-settings.ts'
import { createRemoteEngine } from '../providers/remote/remote-engine.ts'
import type { SpeechEngine } from '../speech-engine.ts'

const usualModel = 'eleven_multilingual_v2'
/** These models accept the language of the text. Others detect it, and refuse a request that names it. */
const acceptsLanguage = (model: string) => /_v2_5$|^eleven_v3/.test(model)

/** These models follow audio tags such as `[excited]`. Others speak them. */
const followsTags = (model: string) => model.startsWith('eleven_v3')

/** The voices of an ElevenLabs account. They read all languages of the model. */
export function createElevenLabsEngine({
  key,
  model = usualModel,
  price,
  url = 'https://api.elevenlabs.io',
  fetch = globalThis.fetch,
  decode = decodeSound,
}: ProviderSettings): SpeechEngine {
  const id = 'elevenlabs'
  const name = 'ElevenLabs'
  return createRemoteEngine({
    id,
    name,
    version: `${model}, pcm 24000`,
    price,
    // Models accept 5,000 to 40,000 characters. Short requests lose less when one fails. Free accounts may send two at once.
    remote: { longestRequest: 2500, atOnce: 2, ignoresTones: !followsTags(model) },
    takesOf: () => 'manner',
    settingsOf(_voiceId, language): Record<string, string> {
      const locale = acceptsLanguage(model) ? localeOf(language) : undefined
      return locale === undefined ? {} : { language: locale.slice(0, locale.indexOf('-')) }
    },
    async load() {
      const { createElevenLabsCalls } = await import('../providers/elevenlabs/elevenlabs-calls.ts')
      const language = acceptsLanguage(model)
      return createElevenLabsCalls({
        id,
        name,
        key,
        model,
        url,
        fetch,
        decode,
        acceptsLanguage: language,
        followsTags: followsTags(model),
      })
    },
  })
}
