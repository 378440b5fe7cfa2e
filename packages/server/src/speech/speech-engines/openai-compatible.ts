import { createOpenAI } from '@ai-sdk/openai'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Voice } from '@lectern/domain/voices/voice.ts'
import { APICallError, generateSpeech } from 'ai'
import { z } from 'zod'
import { type ProviderTerms, providerProblem } from '../../providers/provider-problem.ts'
import { readWave } from '../audio/read-wave.ts'
import { requireSound } from '../require-sound.ts'
import { hasWords } from '../speakable.ts'
import type { SpeechEngine, SpeechRequest } from '../speech-engine.ts'

export interface OpenAiCompatibleSettings {
  /** As the server calls it: `gpt-4o-mini-tts`, `kokoro`. */
  readonly model: string
  /** Of the API, up to and with its version: `http://localhost:8880/v1`. OpenAI's own unless told. */
  readonly url?: string | undefined
  readonly key?: string | undefined
  /** Names of its voices, where the server cannot tell them. */
  readonly voices?: readonly string[]
  readonly fetch?: typeof fetch
  /** Milliseconds that one passage may take. */
  readonly timeoutMs?: number
  readonly now?: () => number
}

const id = 'openai'
const openAi = 'https://api.openai.com/v1'
const openAiVoices = [
  'alloy',
  'ash',
  'ballad',
  'coral',
  'echo',
  'fable',
  'nova',
  'onyx',
  'sage',
  'shimmer',
  'verse',
]
const listTimeoutMs = 5000
const listAgeMs = 10 * 60_000

const terms: ProviderTerms = {
  subject: 'The voice engine',
  failed: 'SPEECH_FAILED',
  unavailable: 'SPEECH_UNAVAILABLE',
  setting: 'LECTERN_SPEECH_MODEL',
}

/** Voices of OpenAI, and of every server that speaks its language. They read any language that their model knows. */
export function createOpenAiCompatibleSpeech(settings: OpenAiCompatibleSettings): SpeechEngine {
  const {
    model,
    url = openAi,
    key = 'none',
    fetch = globalThis.fetch,
    timeoutMs = 60_000,
    now = Date.now,
  } = settings
  const speechModel = createOpenAI({ baseURL: url, apiKey: key, fetch }).speech(model)
  const name = `${model} (any language)`
  let kept: { names: readonly string[]; until: number } | undefined

  async function voiceNames(signal: AbortSignal | undefined): Promise<readonly string[]> {
    if (settings.voices) return settings.voices
    if (url === openAi) return openAiVoices
    if (!kept || kept.until < now()) {
      kept = { names: await listVoices({ url, key, fetch }, signal), until: now() + listAgeMs }
    }
    return kept.names
  }

  async function speak({ text, voiceId, signal }: SpeechRequest) {
    const voice = (await voiceNames(signal)).find((one) => voiceId === `${id}:${one}`)
    if (!voice) throw new Problem('UNKNOWN_VOICE')
    if (!hasWords(text)) return { samples: new Float32Array(), sampleRate: 24_000 }
    const bytes = await withPatience(timeoutMs, signal, async (abortSignal) => {
      // Jobs try again with patience; trying again here as well would multiply the calls.
      const request = { model: speechModel, text, voice, outputFormat: 'wav', maxRetries: 0, abortSignal }
      return (await generateSpeech(request)).audio.uint8Array
    })
    const sound = readWave(bytes)
    if (!sound)
      throw new Problem('SPEECH_FAILED', {
        sentence: 'The voice engine answered with sound that Lectern cannot read.',
      })
    return requireSound(sound)
  }

  return {
    id,
    name,
    voices: async (signal) => (await voiceNames(signal)).map((one) => describeVoice(one, name)),
    speak,
    close: async () => undefined,
  }
}

const voiceList = z.object({
  voices: z
    .array(z.union([z.string().min(1), z.object({ id: z.string().min(1) }).transform((voice) => voice.id)]))
    .min(1),
})

/** The voices that a server tells, else those that OpenAI has: most servers have no such call. */
async function listVoices(
  { url, key, fetch: send }: { url: string; key: string; fetch: typeof fetch },
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  return withPatience(listTimeoutMs, signal, async (bounded) => {
    const address = `${url.replace(/\/+$/, '')}/audio/voices`
    const answer = await send(address, { headers: { authorization: `Bearer ${key}` }, signal: bounded })
    const refused = new APICallError({
      message: `The list of voices was answered with ${answer.status}`,
      url: address,
      requestBodyValues: {},
      statusCode: answer.status,
      responseHeaders: Object.fromEntries(answer.headers),
    })
    if (refused.isRetryable || answer.status === 401 || answer.status === 403) throw refused
    const told = voiceList.safeParse(await answer.json().catch(() => undefined))
    return told.success ? told.data.voices : openAiVoices
  })
}

async function withPatience<T>(
  ms: number,
  signal: AbortSignal | undefined,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(ms)
  try {
    return await act(signal ? AbortSignal.any([signal, timeout]) : timeout)
  } catch (error) {
    throw providerProblem(error, terms, signal)
  }
}

/** Kokoro's voices tell language and gender in their first two letters: `bf_emma` is British and female. */
const kokoroLanguages: Readonly<Record<string, string>> = {
  a: 'en-US',
  b: 'en-GB',
  e: 'es-ES',
  f: 'fr-FR',
  h: 'hi-IN',
  i: 'it-IT',
  j: 'ja-JP',
  p: 'pt-BR',
  z: 'zh-CN',
}

function describeVoice(voice: string, engine: string): Voice {
  const [, letter = '', gender, own] = /^([a-z])([fm])_(\w+)$/.exec(voice) ?? []
  const language = kokoroLanguages[letter]
  const shared = { id: `${id}:${voice}`, engine, quality: 'good' } as const
  if (!language || !own) return { ...shared, name: capitalised(voice), language: 'en-US' }
  return { ...shared, name: capitalised(own), language, gender: gender === 'f' ? 'female' : 'male' }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
