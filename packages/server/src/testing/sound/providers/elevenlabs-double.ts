import { z } from 'zod'
import type { ScriptedAnswer } from '../../network/scripted-provider.ts'
import { plantedKey, type ProviderShape, toneOf } from './provider-double.ts'

/**
 * ElevenLabs. Sources: https://elevenlabs.io/docs/api-reference/text-to-speech/convert,
 * https://elevenlabs.io/docs/api-reference/voices/search, https://elevenlabs.io/docs/api-reference/models/list,
 * https://elevenlabs.io/docs/eleven-api/resources/errors and
 * https://help.elevenlabs.io/hc/en-us/articles/19572237925521 (status 401 for a used-up quota).
 */
export const elevenLabsShape: ProviderShape = {
  sampleRate: 24_000,
  isList: ({ method }) => method === 'GET',
  list({ path, headers }) {
    if (headers['xi-api-key'] !== plantedKey) return elevenLabsShape.wrongKey
    if (path.startsWith('/v1/models')) return { body: models }
    const token = new URL(path, 'http://double').searchParams.get('next_page_token')
    const page = token === null ? firstPage : lastPage
    return { body: page }
  },
  speak({ path, headers, body }) {
    if (headers['xi-api-key'] !== plantedKey) return elevenLabsShape.wrongKey
    const { pathname, searchParams } = new URL(path, 'http://double')
    const { text, model_id: model, language_code: language } = requestBody.parse(body)
    const voice = pathname.split('/').at(-1)
    if (![...firstPage.voices, ...lastPage.voices].some((one) => one.voice_id === voice))
      return elevenLabsShape.voiceGone
    if (text.length > 10_000) return elevenLabsShape.tooLong
    if (language !== undefined && model === 'eleven_multilingual_v2')
      return failure(
        400,
        'invalid_request',
        'unsupported_language',
        'The model does not accept language_code.',
      )
    // Other models speak the tag.
    if (text.startsWith('[') && !model.startsWith('eleven_v3'))
      return failure(400, 'invalid_request', 'invalid_text', 'The model does not know audio tags.')
    if (searchParams.get('output_format') !== 'pcm_24000')
      return failure(403, 'authorization_error', 'output_format_not_allowed', 'Not in this plan.')
    return elevenLabsShape.sound(toneOf(text.replace(/^\[\w+\] /, ''), 24_000))
  },
  sound: (samples) => ({ headers: { 'content-type': 'audio/pcm' }, body: samples }),
  wrongKey: failure(401, 'authentication_error', 'invalid_api_key', 'Invalid API key'),
  usedUp: failure(
    401,
    'authentication_error',
    'quota_exceeded',
    'This request exceeds your quota of 10000. You have 10 credits remaining, while 20 credits are required for this request.',
  ),
  forbidden: failure(
    403,
    'authorization_error',
    'missing_permissions',
    'The API key is missing a permission.',
  ),
  tooLong: failure(
    400,
    'validation_error',
    'max_character_limit_exceeded',
    'A maximum request length of 10000 characters has been exceeded.',
  ),
  voiceGone: failure(404, 'not_found', 'voice_not_found', 'A voice with the voice_id gone was not found.'),
  tooOften: failure(
    429,
    'rate_limit_error',
    'too_many_concurrent_requests',
    'Too many concurrent requests. Your current subscription is associated with a maximum of 2 concurrent requests.',
  ),
  broken: failure(500, 'internal_error', 'internal_server_error', 'Something went wrong.'),
}

const requestBody = z.object({
  text: z.string(),
  model_id: z.string(),
  language_code: z.string().optional(),
})

/** `status` is the older field with the code. */
function failure(status: number, type: string, code: string, message: string): ScriptedAnswer {
  return {
    status,
    body: { detail: { type, code, status: code, message, request_id: '0a1b2c', param: null } },
  }
}

const voice = (
  voice_id: string,
  name: string,
  labels: object,
  verified_languages: object[] | null = null,
) => ({
  voice_id,
  name,
  category: 'premade',
  labels,
  verified_languages,
  preview_url: `https://storage.example.com/${voice_id}.mp3`,
  available_for_tiers: [],
  settings: null,
})

const firstPage = {
  voices: [
    voice('21m00Tcm4TlvDq8ikWAM', 'Rachel', { accent: 'american', gender: 'female', language: 'en' }),
    voice('JBFqnCBsd6RMkjVDRZzb', 'George', { accent: 'british', gender: 'male', language: 'en' }),
  ],
  has_more: true,
  total_count: 3,
  next_page_token: 'page-2',
}
const lastPage = {
  voices: [
    voice('aTTiK3YzK3dXETpuDE2h', 'Ben', { gender: 'neutral' }, [
      { language: 'de', model_id: 'eleven_multilingual_v2', accent: 'standard', locale: 'de-AT' },
    ]),
  ],
  has_more: false,
  total_count: 3,
  next_page_token: null,
}

const languages = (...ids: string[]) => ids.map((language_id) => ({ language_id, name: language_id }))
const models = [
  {
    model_id: 'eleven_multilingual_v2',
    name: 'Eleven Multilingual v2',
    can_do_text_to_speech: true,
    maximum_text_length_per_request: 10_000,
    languages: languages('en', 'ja', 'zh', 'de', 'hi', 'fr', 'ko', 'pt', 'it', 'es', 'ar', 'fil'),
  },
  {
    model_id: 'eleven_flash_v2_5',
    name: 'Eleven Flash v2.5',
    can_do_text_to_speech: true,
    maximum_text_length_per_request: 40_000,
    languages: languages('en', 'de', 'hu', 'no', 'vi'),
  },
]
