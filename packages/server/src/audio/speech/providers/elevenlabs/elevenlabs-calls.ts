import { type SpokenTone, spokenTones } from '@lectern/domain/voices/spoken-tone.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { z } from 'zod'
import { ask } from '../remote/ask.ts'
import { decodeSamples, type Decode } from '../remote/decode-answer.ts'
import { localeOf } from '../remote/locale-of.ts'
import { namedTerms } from '../remote/named-terms.ts'
import { readList, readPages } from '../remote/read-list.ts'
import {
  listTimeoutMs,
  maxListBytes,
  maxSoundBytes,
  type ProviderCalls,
  speechTimeoutMs,
} from '../remote/remote-engine.ts'
import { describeVoice, voiceItem } from './elevenlabs-voice.ts'

export interface ElevenLabsServer {
  readonly id: string
  readonly name: string
  readonly key: string
  readonly model: string
  readonly url: string
  readonly fetch: typeof fetch
  readonly decode: Decode
  /** Whether the model accepts the language of a text. */
  readonly acceptsLanguage: boolean
  /** Whether the model follows audio tags in a text. */
  readonly followsTags: boolean
}

/** https://elevenlabs.io/docs/api-reference/voices/search */
const voicePage = z.object({
  voices: z.array(voiceItem),
  has_more: z.boolean().optional(),
  next_page_token: z.string().nullish(),
})

/** https://elevenlabs.io/docs/api-reference/models/list */
const modelList = z.array(
  z.object({
    model_id: z.string(),
    languages: z.array(z.object({ language_id: z.string() })).nullish(),
  }),
)

/** https://elevenlabs.io/docs/overview/capabilities/text-to-speech/best-practices#prompting-eleven-v3 */
const tagOf: Readonly<Partial<Record<SpokenTone, string>>> = {
  enthusiastic: '[excited]',
  curious: '[curious]',
  thoughtful: '[thoughtful]',
}
const taggedTones = spokenTones.filter((tone) => tagOf[tone] !== undefined)

function taggedText(text: string, tone: SpokenTone | undefined): string {
  const tag = tone && tagOf[tone]
  return tag === undefined ? text : `${tag} ${text}`
}

const sampleRate = 24_000

/** A refusal because the voice was removed. */
const unknownVoice = /voice_not_found|voice_does_not_exist/

/** The requests of ElevenLabs. */
export function createElevenLabsCalls(server: ElevenLabsServer): ProviderCalls {
  const { fetch, key, model, url, decode } = server
  const terms = namedTerms({ engine: server.name, setting: 'ELEVENLABS_API_KEY' })
  const headers = { 'xi-api-key': key }
  const list = { fetch, terms, totalMs: listTimeoutMs, maxBytes: maxListBytes, init: { headers } }

  /** The languages of the model; undefined if the account does not list it. */
  async function modelLanguages(signal: AbortSignal | undefined): Promise<readonly string[] | undefined> {
    const models = readList(await ask({ ...list, url: `${url}/v1/models` }, signal), modelList)
    return models.find(({ model_id: id }) => id === model)?.languages?.map((one) => one.language_id)
  }

  async function listVoices(signal: AbortSignal | undefined): Promise<readonly Voice[]> {
    const languages = await modelLanguages(signal)
    const items = await readPages(async (token) => {
      const query = new URLSearchParams({
        page_size: '100',
        ...(token !== undefined && { next_page_token: token }),
      })
      const page = readList(
        await ask({ ...list, url: `${url}/v2/voices?${query.toString()}` }, signal),
        voicePage,
      )
      const next = page.has_more === false ? undefined : (page.next_page_token ?? undefined)
      return { items: page.voices, next }
    })
    return items.map((item) => ({
      ...describeVoice(item, server, languages),
      ...(server.followsTags && { tones: [...taggedTones] }),
    }))
  }

  return {
    listVoices,
    // Audio tags are characters of the text. https://elevenlabs.io/docs/overview/models#eleven-v3
    billed: ({ text, tone }) => taggedText(text, tone).length,
    async speak({ text, voice, language, tone }, signal) {
      const own = voice.id.slice(server.id.length + 1)
      const locale = server.acceptsLanguage ? localeOf(language) : undefined
      const body = {
        text: taggedText(text, tone),
        model_id: model,
        ...(locale && { language_code: locale.split('-')[0] }),
      }
      const answer = await ask(
        {
          fetch,
          terms,
          totalMs: speechTimeoutMs(text.length),
          maxBytes: maxSoundBytes,
          unknownVoice,
          url: `${url}/v1/text-to-speech/${encodeURIComponent(own)}?output_format=pcm_${sampleRate}`,
          init: {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json', accept: 'audio/*' },
            body: JSON.stringify(body),
          },
        },
        signal,
      )
      return decodeSamples(answer, sampleRate, decode, signal)
    },
  }
}
