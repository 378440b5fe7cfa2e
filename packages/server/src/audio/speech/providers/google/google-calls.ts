import { tagsOf } from '@lectern/domain/voices/voice.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { z } from 'zod'
import { type Answer, ask } from '../remote/ask.ts'
import { decodeFile, type Decode } from '../remote/decode-answer.ts'
import { bestLocale } from '../remote/locale-of.ts'
import { namedTerms } from '../remote/named-terms.ts'
import { readList } from '../remote/read-list.ts'
import {
  listTimeoutMs,
  maxListBytes,
  maxSoundBytes,
  type ProviderCalls,
  type ProviderRequest,
  speechTimeoutMs,
} from '../remote/remote-engine.ts'
import { billedOf, inputOf } from './google-styles.ts'
import { describeVoices, googleVoice } from './google-voices.ts'

export interface GoogleServer {
  readonly id: string
  readonly name: string
  readonly key: string
  /** Only voices of this family: `Neural2`. */
  readonly family: string | undefined
  readonly url: string
  readonly fetch: typeof fetch
  readonly decode: Decode
}

/** https://cloud.google.com/text-to-speech/docs/reference/rest/v1/voices/list */
const voiceList = z.object({ voices: z.array(googleVoice) })
/** https://cloud.google.com/text-to-speech/docs/reference/rest/v1/text/synthesize */
const synthesized = z.object({ audioContent: z.base64() })

/** A refusal because the voice was removed. */
const unknownVoice = /voice '[^']{0,80}' does not exist|voice name .{0,80} not found/i

/** The requests of Google Cloud Text-to-Speech. */
export function createGoogleCalls(server: GoogleServer): ProviderCalls {
  const { id, name, key, family, url, fetch, decode } = server
  const terms = namedTerms({ engine: name, setting: 'GOOGLE_API_KEY' })
  // Not in the address, which proxies log.
  const headers = { 'x-goog-api-key': key, 'content-type': 'application/json' }

  return {
    billed: (request) => billedOf(inputOf(request)),
    async listVoices(signal) {
      const question = { fetch, terms, totalMs: listTimeoutMs, maxBytes: maxListBytes, init: { headers } }
      const { voices } = readList(await ask({ ...question, url: `${url}/v1/voices` }, signal), voiceList)
      return describeVoices(voices, { id, engine: name, family })
    },
    async speak(request, signal) {
      const body = JSON.stringify({
        input: inputOf(request),
        voice: voiceOf(request, id),
        audioConfig: { audioEncoding: 'LINEAR16', sampleRateHertz: 24_000 },
      })
      const answer = await ask(
        {
          fetch,
          terms,
          totalMs: speechTimeoutMs(request.text.length),
          // Base64 is a third longer.
          maxBytes: maxSoundBytes * 1.4,
          unknownVoice,
          url: `${url}/v1/text:synthesize`,
          init: { method: 'POST', headers, body },
        },
        signal,
      )
      return decodeFile({ type: 'audio/wav', bytes: audioOf(answer) }, decode, signal)
    },
  }
}

/** The file in a response. SPEECH_UNUSABLE if there is none. */
function audioOf({ bytes }: Answer): Uint8Array {
  try {
    const { audioContent } = synthesized.parse(JSON.parse(new TextDecoder().decode(bytes)))
    return new Uint8Array(Buffer.from(audioContent, 'base64'))
  } catch {
    throw new Problem('SPEECH_UNUSABLE', { reason: 'noAudio' })
  }
}

/** The voice as Google names it. A voice of several locales gets the locale of the text. */
function voiceOf({ voice, language }: ProviderRequest, id: string) {
  const own = voice.id.slice(id.length + 1)
  if (!own.startsWith('*-')) return { languageCode: own.split('-').slice(0, 2).join('-'), name: own }
  const languageCode = bestLocale(tagsOf(voice), language) ?? voice.language
  return { languageCode, name: `${languageCode}-${own.slice(2)}` }
}
