import { z } from 'zod'
import type { ScriptedAnswer } from '../../network/scripted-provider.ts'
import { plantedKey, type ProviderShape, toneOf, waveOf } from './provider-double.ts'

/**
 * Deepgram. Sources: https://developers.deepgram.com/reference/text-to-speech/speak-request,
 * https://developers.deepgram.com/reference/manage/models/list, https://developers.deepgram.com/docs/errors and
 * https://developers.deepgram.com/docs/tts-rest (2,000 characters).
 */
export const deepgramShape: ProviderShape = {
  sampleRate: 24_000,
  isList: ({ path }) => path === '/v1/models',
  list: ({ authorization }) =>
    authorization === `Token ${plantedKey}` ? { body: { stt: [], tts: models } } : deepgramShape.wrongKey,
  speak({ path, authorization, body }) {
    if (authorization !== `Token ${plantedKey}`) return deepgramShape.wrongKey
    const { searchParams } = new URL(path, 'http://double')
    const { text } = requestBody.parse(body)
    if (!models.some(({ canonical_name: name }) => name === searchParams.get('model')))
      return deepgramShape.voiceGone
    if (searchParams.get('encoding') !== 'linear16' || searchParams.get('container') !== 'wav')
      return failure(400, 'UNSUPPORTED_AUDIO_FORMAT', 'Unsupported audio format.')
    if (text.length > 2000) return deepgramShape.tooLong
    return deepgramShape.sound(toneOf(text, 24_000))
  },
  sound: (samples) => ({
    headers: { 'content-type': 'audio/wav', 'dg-model-name': 'aura-2-thalia-en', 'dg-char-count': '30' },
    // The file is streamed, so its header has the largest length.
    body: streamed(waveOf(samples, 24_000)),
  }),
  wrongKey: failure(401, 'INVALID_AUTH', 'Invalid credentials.'),
  usedUp: failure(
    402,
    'ASR_PAYMENT_REQUIRED',
    'Project does not have enough credits for an ASR request and does not have an overage agreement.',
  ),
  forbidden: failure(403, 'INSUFFICIENT_PERMISSIONS', 'User does not have sufficient permissions.'),
  tooLong: failure(413, 'PAYLOAD_TOO_LARGE', 'Input text exceeds maximum character limit of 2000.'),
  voiceGone: failure(400, 'INVALID_QUERY_PARAMETER', 'No such model/language/tier combination found.'),
  tooOften: failure(429, 'TOO_MANY_REQUESTS', 'Too many requests. Please try again later.'),
  broken: failure(503, 'INTERNAL_SERVER_ERROR', 'The service is not available.'),
}

const requestBody = z.object({ text: z.string() })

function failure(status: number, err_code: string, err_msg: string): ScriptedAnswer {
  return { status, body: { err_code, err_msg, request_id: 'd8c2d1a4' } }
}

function streamed(wave: Uint8Array): Uint8Array {
  const file = Buffer.from(wave)
  file.writeUInt32LE(0x7fff_ffff, 40)
  return file
}

const model = (name: string, architecture: string, languages: string[], tags: string[]) => ({
  name,
  canonical_name: `${architecture}-${name}-${languages[0]?.slice(0, 2)}`,
  architecture,
  languages,
  version: '2025-04-07.0',
  uuid: '0cf9d6a1',
  metadata: { accent: 'American', age: 'Adult', tags, sample: `https://static.example.com/${name}.wav` },
})
const models = [
  model('thalia', 'aura-2', ['en', 'en-US'], ['feminine', 'Clear']),
  model('draco', 'aura-2', ['en', 'en-GB'], ['masculine', 'Warm']),
  model('celeste', 'aura-2', ['es', 'es-CO'], ['feminine', 'Clear']),
  model('zeus', 'aura', ['en', 'en-US'], ['masculine', 'Deep']),
]
