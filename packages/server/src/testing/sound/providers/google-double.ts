import { z } from 'zod'
import type { ScriptedAnswer } from '../../network/scripted-provider.ts'
import { plantedKey, type ProviderShape, toneOf, waveOf } from './provider-double.ts'

/**
 * Google Cloud Text-to-Speech. Sources: https://cloud.google.com/text-to-speech/docs/reference/rest/v1/voices/list,
 * https://cloud.google.com/text-to-speech/docs/reference/rest/v1/text/synthesize,
 * https://cloud.google.com/text-to-speech/quotas (5,000 bytes) and https://google.aip.dev/193 (errors).
 */
export const googleShape: ProviderShape = {
  sampleRate: 24_000,
  isList: ({ path }) => path === '/v1/voices',
  list: ({ headers }) =>
    headers['x-goog-api-key'] === plantedKey ? { body: { voices } } : googleShape.wrongKey,
  speak({ headers, body }) {
    if (headers['x-goog-api-key'] !== plantedKey) return googleShape.wrongKey
    const { input, voice, audioConfig } = requestBody.parse(body)
    const written = input.text ?? input.ssml ?? ''
    if (Buffer.byteLength(written) > 5000) return googleShape.tooLong
    const ssml =
      /^<speak>(?:<google:style name="(?:lively|calm|empathetic|firm|apologetic)">([^<]*)<\/google:style>|([^<]*))<\/speak>$/s
    const marked =
      /<prosody rate="\d+%">([^<]*)<\/prosody>|<emphasis level="(?:strong|moderate)">([^<]*)<\/emphasis>/g
    const [, styled, plain] = ssml.exec(written.replaceAll(marked, '$1$2')) ?? []
    const said = input.text ?? styled ?? plain
    if (said === undefined) return failure(400, 'INVALID_ARGUMENT', 'Invalid SSML.')
    const known = voices.find(({ name }) => name === voice.name)
    if (!known?.languageCodes.includes(voice.languageCode)) return googleShape.voiceGone
    return googleShape.sound(toneOf(said, audioConfig.sampleRateHertz))
  },
  sound: (samples) => ({
    body: { audioContent: Buffer.from(waveOf(samples, 24_000)).toString('base64') },
  }),
  wrongKey: failure(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
    },
  ]),
  usedUp: failure(403, 'PERMISSION_DENIED', 'This API method requires billing to be enabled.', [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'BILLING_DISABLED',
      domain: 'googleapis.com',
    },
  ]),
  forbidden: failure(
    403,
    'PERMISSION_DENIED',
    'Cloud Text-to-Speech API has not been used in project 123 before or it is disabled.',
  ),
  tooLong: failure(
    400,
    'INVALID_ARGUMENT',
    'Either `input.text` or `input.ssml` is longer than the limit of 5000 bytes. This limit is different from quotas.',
  ),
  voiceGone: failure(400, 'INVALID_ARGUMENT', "Voice 'en-US-Gone-A' does not exist. Is it misspelled?"),
  tooOften: failure(
    429,
    'RESOURCE_EXHAUSTED',
    "Quota exceeded for quota metric 'Requests' and limit 'Requests per minute' of service 'texttospeech.googleapis.com'.",
  ),
  broken: failure(503, 'UNAVAILABLE', 'The service is currently unavailable.'),
}

const requestBody = z.object({
  input: z.object({ text: z.string().optional(), ssml: z.string().optional() }),
  voice: z.object({ languageCode: z.string(), name: z.string() }),
  audioConfig: z.object({ audioEncoding: z.literal('LINEAR16'), sampleRateHertz: z.number() }),
})

function failure(code: number, status: string, message: string, details: object[] = []): ScriptedAnswer {
  return { status: code, body: { error: { code, message, status, details } } }
}

const voice = (name: string, ssmlGender: string) => ({
  languageCodes: [name.split('-').slice(0, 2).join('-')],
  name,
  ssmlGender,
  naturalSampleRateHertz: 24_000,
})
const voices = [
  voice('en-US-Neural2-A', 'MALE'),
  voice('en-US-Standard-B', 'MALE'),
  voice('en-US-Neural2-F', 'FEMALE'),
  ...['cmn-CN', 'de-DE', 'en-US', 'pt-BR', 'cy-GB'].map((locale) =>
    voice(`${locale}-Chirp3-HD-Achernar`, 'FEMALE'),
  ),
  // Names without a locale exist too.
  { languageCodes: ['en-US'], name: 'Achernar', ssmlGender: 'FEMALE', naturalSampleRateHertz: 24_000 },
]
