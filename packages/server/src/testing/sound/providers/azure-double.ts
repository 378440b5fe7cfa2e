import type { ScriptedAnswer } from '../../network/scripted-provider.ts'
import { plantedKey, type ProviderShape, toneOf, waveOf } from './provider-double.ts'

/** Azure Speech. Source: https://learn.microsoft.com/azure/ai-services/speech-service/rest-text-to-speech */
export const azureShape: ProviderShape = {
  sampleRate: 24_000,
  isList: ({ path }) => path === '/cognitiveservices/voices/list',
  list: ({ headers }) =>
    headers['ocp-apim-subscription-key'] === plantedKey ? { body: voices } : azureShape.wrongKey,
  speak({ headers, text }) {
    if (headers['ocp-apim-subscription-key'] !== plantedKey) return azureShape.wrongKey
    if (!headers['user-agent']) return { status: 400, body: 'User-Agent is missing.' }
    if (headers['content-type'] !== 'application/ssml+xml') return { status: 415, body: '' }
    const [, name = '', said = ''] =
      /^<speak version="1\.0"[^>]* xml:lang="[^"]+"><voice name="([^"]+)">(.*)<\/voice><\/speak>$/s.exec(
        text,
      ) ?? []
    if (!voices.some(({ ShortName }) => ShortName === name)) return azureShape.voiceGone
    if (headers['x-microsoft-outputformat'] !== 'riff-24khz-16bit-mono-pcm')
      return { status: 400, body: 'Unsupported output format.' }
    const style = /<mstts:express-as style="([^"]*)">/.exec(said)?.[1]
    // An undeclared prefix is not XML, and a voice refuses a style of another voice.
    if (said.includes('mstts:') && !/ xmlns:mstts="https:\/\/www\.w3\.org\/2001\/mstts"/.test(text))
      return { status: 400, body: 'SSML parsing error.' }
    const known = voices.find(({ ShortName }) => ShortName === name)
    if (style !== undefined && !known?.StyleList?.includes(style))
      return { status: 400, body: `Unsupported style ${style}.` }
    // Text in markup must be escaped.
    if (
      /<(?!\/?(?:lang|mstts:express-as|prosody)\b)|&(?!(?:amp|lt|gt|quot|#\d+|#x[\da-f]+|apos);)/i.test(said)
    )
      return { status: 400, body: 'SSML parsing error.' }
    return azureShape.sound(toneOf(said.replaceAll(/<[^>]+>/g, ''), 24_000))
  },
  sound: (samples) => ({ headers: { 'content-type': 'audio/x-wav' }, body: waveOf(samples, 24_000) }),
  wrongKey: failure(
    401,
    'Access denied due to invalid subscription key or wrong API endpoint. Make sure to provide a valid key for an active subscription and use a correct regional API endpoint for your resource.',
  ),
  usedUp: failure(403, 'Out of call volume quota. Quota will be replenished in 12 days.'),
  forbidden: failure(403, 'The token does not have the right claims.'),
  tooLong: { status: 413, body: '' },
  voiceGone: {
    status: 400,
    headers: { 'content-type': 'text/plain' },
    body: 'Unsupported voice en-US-GoneNeural.',
  },
  tooOften: failure(
    429,
    'Requests to the Synthesize Operation have exceeded rate limit of your current Speech F0 pricing tier.',
  ),
  broken: {
    status: 502,
    headers: { 'content-type': 'text/html' },
    body: '<h2>Our services aren’t available.</h2>',
  },
}

function failure(status: number, message: string): ScriptedAnswer {
  return { status, body: { error: { code: String(status), message } } }
}

const voice = (
  ShortName: string,
  DisplayName: string,
  Gender: string,
  more: { StyleList?: string[]; SecondaryLocaleList?: string[]; Status?: string } = {},
) => ({
  Name: `Microsoft Server Speech Text to Speech Voice (${ShortName})`,
  DisplayName,
  LocalName: DisplayName,
  ShortName,
  Gender,
  Locale: ShortName.split('-').slice(0, 2).join('-'),
  SampleRateHertz: '24000',
  VoiceType: 'Neural',
  Status: 'GA',
  WordsPerMinute: '152',
  ...more,
})
const voices = [
  voice('en-US-JennyNeural', 'Jenny', 'Female', { StyleList: ['chat', 'cheerful', 'friendly'] }),
  voice('en-US-JennyMultilingualNeural', 'Jenny Multilingual', 'Female', {
    SecondaryLocaleList: ['de-DE', 'de-AT', 'fr-FR', 'pt-PT', 'pt-BR', 'cy-GB'],
  }),
  voice('de-DE-ConradNeural', 'Conrad', 'Male'),
  voice('cy-GB-NiaNeural', 'Nia', 'Female'),
  voice('en-GB-OldNeural', 'Old', 'Male', { Status: 'Deprecated' }),
]
