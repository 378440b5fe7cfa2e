import { languageOf } from '@lectern/domain/voices/languages.ts'
import { tagsOf, type Voice } from '@lectern/domain/voices/voice.ts'
import { z } from 'zod'
import { ask } from '../remote/ask.ts'
import { decodeSamples, type Decode } from '../remote/decode-answer.ts'
import { bestLocale } from '../remote/locale-of.ts'
import { namedTerms } from '../remote/named-terms.ts'
import { readList, readPages } from '../remote/read-list.ts'
import { inSsml, type MarkElements } from '../remote/ssml-spans.ts'
import {
  listTimeoutMs,
  maxListBytes,
  maxSoundBytes,
  type ProviderCalls,
  speechTimeoutMs,
} from '../remote/remote-engine.ts'
import { type AwsKeys, signedFetch } from './signed-fetch.ts'

export interface PollyServer {
  readonly id: string
  readonly name: string
  /** `neural`, `long-form`, `generative` or `standard`. */
  readonly engine: string
  readonly url: string
  readonly fetch: typeof fetch
  readonly decode: Decode
  readonly keys: AwsKeys
  readonly now: () => Date
}

/** https://docs.aws.amazon.com/polly/latest/dg/API_DescribeVoices.html */
const voicePage = z.object({
  Voices: z.array(
    z.object({
      Id: z.string().min(1),
      Name: z.string().min(1),
      Gender: z.string().optional(),
      LanguageCode: z.string(),
      AdditionalLanguageCodes: z.array(z.string()).nullish(),
      SupportedEngines: z.array(z.string()).nullish(),
    }),
  ),
  NextToken: z.string().nullish(),
})
type Item = z.infer<typeof voicePage>['Voices'][number]

/** The highest rate of samples without a header. */
const sampleRate = 16_000

/** Neural voices do not follow `emphasis`. https://docs.aws.amazon.com/polly/latest/dg/supportedtags.html */
const pollyMarks: MarkElements = {
  slow: 'prosody rate="80%"',
  strong: 'prosody rate="90%" volume="+4dB"',
}

/** A refusal because the voice was removed. */
const unknownVoice = /'voiceId' failed to satisfy/i

/** The requests of Amazon Polly. */
export function createPollyCalls(server: PollyServer): ProviderCalls {
  const { id, name, engine, url, decode } = server
  const setting = 'AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION'
  const terms = namedTerms({ engine: name, setting })
  const fetch = signedFetch(server.fetch, server.keys, server.now)

  return {
    async listVoices(signal) {
      const list = { fetch, terms, totalMs: listTimeoutMs, maxBytes: maxListBytes }
      const items = await readPages(async (token) => {
        const query = new URLSearchParams({
          Engine: engine,
          ...(token !== undefined && { NextToken: token }),
        })
        const page = readList(
          await ask({ ...list, url: `${url}/v1/voices?${query.toString()}` }, signal),
          voicePage,
        )
        return { items: page.Voices, next: page.NextToken ?? undefined }
      })
      return items
        .filter(({ SupportedEngines: engines }) => !engines || engines.includes(engine))
        .map((item) => describeVoice(item, id, name))
    },
    async speak({ text, spans, voice, language }, signal) {
      const languageCode = bestLocale(tagsOf(voice), language)
      const body = {
        Engine: engine,
        OutputFormat: 'pcm',
        SampleRate: String(sampleRate),
        Text: spans ? `<speak>${inSsml({ text, spans }, pollyMarks)}</speak>` : text,
        TextType: spans ? 'ssml' : 'text',
        VoiceId: voice.id.slice(id.length + 1),
        ...(Array.isArray(voice.languages) && languageCode && { LanguageCode: languageCode }),
      }
      const answer = await ask(
        {
          fetch,
          terms,
          totalMs: speechTimeoutMs(text.length),
          maxBytes: maxSoundBytes,
          unknownVoice,
          url: `${url}/v1/speech`,
          init: {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          },
        },
        signal,
      )
      return decodeSamples(answer, sampleRate, decode, signal)
    },
  }
}

function describeVoice(item: Item, id: string, engine: string): Voice {
  const gender = item.Gender?.toLowerCase()
  const others = (item.AdditionalLanguageCodes ?? []).filter((tag) => languageOf(tag) !== undefined)
  return {
    id: `${id}:${item.Id}`,
    name: item.Name,
    // Amazon's own code for Arabic.
    language: item.LanguageCode === 'arb' ? 'ar-SA' : item.LanguageCode,
    ...(others.length > 0 && { languages: others }),
    engine,
    ...((gender === 'female' || gender === 'male') && { gender }),
    quality: 'good',
  }
}
