import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { z } from 'zod'
import { ask } from '../remote/ask.ts'
import { decodeFile, type Decode } from '../remote/decode-answer.ts'
import { localeOf } from '../remote/locale-of.ts'
import { namedTerms } from '../remote/named-terms.ts'
import { readList } from '../remote/read-list.ts'
import {
  listTimeoutMs,
  maxListBytes,
  maxSoundBytes,
  type ProviderCalls,
  speechTimeoutMs,
} from '../remote/remote-engine.ts'

export interface DeepgramServer {
  readonly id: string
  readonly name: string
  readonly key: string
  /** Only voices of this generation: `aura-2`. */
  readonly generation: string | undefined
  readonly url: string
  readonly fetch: typeof fetch
  readonly decode: Decode
}

/** https://developers.deepgram.com/reference/manage/models/list */
const modelList = z.object({
  tts: z.array(
    z.object({
      name: z.string().min(1),
      canonical_name: z.string().min(1),
      architecture: z.string().optional(),
      languages: z.array(z.string()).min(1),
      metadata: z.object({ tags: z.array(z.string()).nullish() }).nullish(),
    }),
  ),
})
type Item = z.infer<typeof modelList>['tts'][number]

/** A refusal because the voice was removed. */
const unknownVoice = /no such model/i

/** The requests of Deepgram. */
export function createDeepgramCalls(server: DeepgramServer): ProviderCalls {
  const { id, name, key, generation, url, fetch, decode } = server
  const terms = namedTerms({ engine: name, setting: 'DEEPGRAM_API_KEY' })
  const headers = { authorization: `Token ${key}` }

  return {
    async listVoices(signal) {
      const question = { fetch, terms, totalMs: listTimeoutMs, maxBytes: maxListBytes, init: { headers } }
      const { tts } = readList(await ask({ ...question, url: `${url}/v1/models` }, signal), modelList)
      return tts
        .filter(({ architecture }) => generation === undefined || architecture === generation)
        .map((item) => describeVoice(item, id, name))
    },
    async speak({ text, voice }, signal) {
      const model = voice.id.slice(id.length + 1)
      const format = { encoding: 'linear16', container: 'wav', sample_rate: '24000' }
      const answer = await ask(
        {
          fetch,
          terms,
          totalMs: speechTimeoutMs(text.length),
          maxBytes: maxSoundBytes,
          unknownVoice,
          url: `${url}/v1/speak?${new URLSearchParams({ model, ...format }).toString()}`,
          init: {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ text }),
          },
        },
        signal,
      )
      return decodeFile(answer, decode, signal)
    },
  }
}

function describeVoice(item: Item, id: string, engine: string): Voice {
  const region = item.languages.find((tag) => tag.includes('-'))
  const language = region ?? localeOf(item.languages[0]) ?? item.languages[0] ?? 'en'
  const others = item.languages.filter((tag) => languageOf(tag) !== languageOf(language))
  const tags = item.metadata?.tags ?? []
  const gender = tags.includes('feminine') ? 'female' : tags.includes('masculine') ? 'male' : undefined
  return {
    id: `${id}:${item.canonical_name}`,
    name: item.name.charAt(0).toUpperCase() + item.name.slice(1),
    language,
    ...(others.length > 0 && { languages: others }),
    engine,
    ...(gender && { gender }),
    quality: 'good',
  }
}
