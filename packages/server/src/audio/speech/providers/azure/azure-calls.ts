import { escapeText } from '@lectern/domain/markup/escape.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { tagsOf, type Voice } from '@lectern/domain/voices/voice.ts'
import { z } from 'zod'
import { ask } from '../remote/ask.ts'
import { decodeFile, type Decode } from '../remote/decode-answer.ts'
import { bestLocale } from '../remote/locale-of.ts'
import { namedTerms } from '../remote/named-terms.ts'
import { readList } from '../remote/read-list.ts'
import { inSsml, type MarkElements } from '../remote/ssml-spans.ts'
import { toneStyles } from './azure-styles.ts'
import {
  listTimeoutMs,
  maxListBytes,
  maxSoundBytes,
  type ProviderCalls,
  type ProviderRequest,
  speechTimeoutMs,
} from '../remote/remote-engine.ts'

export interface AzureServer {
  readonly id: string
  readonly name: string
  readonly key: string
  readonly url: string
  readonly fetch: typeof fetch
  readonly decode: Decode
}

/** https://learn.microsoft.com/azure/ai-services/speech-service/rest-text-to-speech#get-a-list-of-voices */
const voiceList = z.array(
  z.object({
    ShortName: z.string().min(1),
    DisplayName: z.string().min(1),
    Gender: z.string().optional(),
    Locale: z.string(),
    SecondaryLocaleList: z.array(z.string()).optional(),
    StyleList: z.array(z.string()).nullish().catch(undefined),
    Status: z.string().optional(),
  }),
)
type Item = z.infer<typeof voiceList>[number]

/**
 * Few voices follow `emphasis`, and all follow `prosody`.
 * https://learn.microsoft.com/azure/ai-services/speech-service/speech-synthesis-markup-voice#adjust-prosody
 */
const azureMarks: MarkElements = {
  slow: 'prosody rate="-20%"',
  strong: 'prosody rate="-10%" volume="+30%" pitch="+5%"',
}

/** A refusal because the voice was removed. */
const unknownVoice = /unsupported voice|voice .{0,80} (?:not found|is not supported)/i

/** The requests of Azure Speech. */
export function createAzureCalls({ id, name, key, url, fetch, decode }: AzureServer): ProviderCalls {
  const terms = namedTerms({ engine: name, setting: 'AZURE_SPEECH_KEY and AZURE_SPEECH_REGION' })
  /** The styles of each voice in the last list, by its id. */
  let styles: ReadonlyMap<string, ReturnType<typeof toneStyles>> = new Map()
  // Azure refuses requests without a user agent.
  const headers = { 'ocp-apim-subscription-key': key, 'user-agent': 'Lectern' }

  const bodyOf = (request: ProviderRequest) =>
    ssmlOf(request, {
      shortName: request.voice.id.slice(id.length + 1),
      style: request.tone && styles.get(request.voice.id)?.get(request.tone),
    })

  return {
    billed: (request) => billedOf(bodyOf(request)),
    async listVoices(signal) {
      const question = { fetch, terms, totalMs: listTimeoutMs, maxBytes: maxListBytes, init: { headers } }
      const answer = await ask({ ...question, url: `${url}/cognitiveservices/voices/list` }, signal)
      const items = readList(answer, voiceList).filter(({ Status: status }) => status !== 'Deprecated')
      styles = new Map(items.map((item) => [`${id}:${item.ShortName}`, toneStyles(item.StyleList ?? [])]))
      return items.map((item) => describeVoice(item, id, name))
    },
    async speak(request, signal) {
      const answer = await ask(
        {
          fetch,
          terms,
          totalMs: speechTimeoutMs(request.text.length),
          maxBytes: maxSoundBytes,
          unknownVoice,
          url: `${url}/cognitiveservices/v1`,
          init: {
            method: 'POST',
            headers: {
              ...headers,
              'content-type': 'application/ssml+xml',
              'x-microsoft-outputformat': 'riff-24khz-16bit-mono-pcm',
            },
            body: bodyOf(request),
          },
        },
        signal,
      )
      return decodeFile(answer, decode, signal)
    },
  }
}

/** The request in SSML. For a voice of several languages it names the language of the text. */
function ssmlOf(
  { text, spans, voice, language }: ProviderRequest,
  { shortName, style }: { readonly shortName: string; readonly style: string | undefined },
): string {
  const locale = bestLocale(tagsOf(voice), language)
  const said = inSsml({ text, spans }, azureMarks).replaceAll(/\n\s*\n/g, '\n')
  const inLanguage =
    Array.isArray(voice.languages) && locale !== undefined && locale !== voice.language
      ? `<lang xml:lang="${escapeText(locale)}">${said}</lang>`
      : said
  const inStyle =
    style === undefined
      ? inLanguage
      : `<mstts:express-as style="${escapeText(style)}">${inLanguage}</mstts:express-as>`
  const names = style === undefined ? '' : ' xmlns:mstts="https://www.w3.org/2001/mstts"'
  return `<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis"${names} xml:lang="${escapeText(voice.language)}"><voice name="${escapeText(shortName)}">${inStyle}</voice></speak>`
}

/**
 * Number of characters that Azure bills: code points of text and markup without the tags `speak` and `voice`. A Chinese
 * character counts twice, in every language.
 * https://learn.microsoft.com/azure/ai-services/speech-service/text-to-speech#billable-characters
 */
function billedOf(ssml: string): number {
  const counted = ssml.replaceAll(/<\/?(?:speak|voice)\b[^>]*>/g, '')
  return Array.from(counted).length + (counted.match(/\p{Script=Han}/gu)?.length ?? 0)
}

function describeVoice(item: Item, id: string, engine: string): Voice {
  const gender = item.Gender?.toLowerCase()
  const tones = [...toneStyles(item.StyleList ?? []).keys()]
  const others = (item.SecondaryLocaleList ?? []).filter((tag) => languageOf(tag) !== undefined)
  return {
    id: `${id}:${item.ShortName}`,
    name: item.DisplayName,
    language: item.Locale,
    ...(others.length > 0 && { languages: others }),
    engine,
    ...((gender === 'female' || gender === 'male') && { gender }),
    quality: 'good',
    ...(tones.length > 0 && { tones }),
  }
}
