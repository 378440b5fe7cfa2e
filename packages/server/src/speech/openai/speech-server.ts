import { createOpenAI } from '@ai-sdk/openai'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { APICallError, generateSpeech } from 'ai'
import { z } from 'zod'
import { type ProviderTerms, providerProblem } from '../../providers/provider-problem.ts'
import { readWave } from '../audio/read-wave.ts'
import type { Sound } from '../speech-engine.ts'

/** A server that speaks as OpenAI's does. */
export interface SpeechServer {
  /** Up to and with its version: `http://localhost:8880/v1`. */
  readonly url: string
  readonly key: string
  readonly fetch: typeof fetch
}

const listTimeoutMs = 5000

const terms: ProviderTerms = {
  subject: 'The voice engine',
  failed: 'SPEECH_FAILED',
  unavailable: 'SPEECH_UNAVAILABLE',
  setting: 'LECTERN_SPEECH_MODEL',
}

const voiceList = z.object({
  voices: z
    .array(z.union([z.string().min(1), z.object({ id: z.string().min(1) }).transform(({ id }) => id)]))
    .min(1),
})

/** The names of the server's voices; undefined where it has no such call, which is no part of OpenAI's own. */
export function listVoices(
  server: SpeechServer,
  signal?: AbortSignal,
): Promise<readonly string[] | undefined> {
  return withPatience(listTimeoutMs, signal, async (bounded) => {
    const url = `${server.url.replace(/\/+$/, '')}/audio/voices`
    const answer = await server.fetch(url, {
      headers: { authorization: `Bearer ${server.key}` },
      signal: bounded,
    })
    const refused = new APICallError({
      message: `The list of voices was answered with ${answer.status}`,
      url,
      requestBodyValues: {},
      statusCode: answer.status,
      responseHeaders: Object.fromEntries(answer.headers),
    })
    if (refused.isRetryable || answer.status === 401 || answer.status === 403) throw refused
    return voiceList.safeParse(await answer.json().catch(() => undefined)).data?.voices
  })
}

/** What a voice makes of a text. */
export async function requestSpeech(
  { url, key, fetch }: SpeechServer,
  { model, text, voice, timeoutMs }: { model: string; text: string; voice: string; timeoutMs: number },
  signal?: AbortSignal,
): Promise<Sound> {
  const bytes = await withPatience(timeoutMs, signal, async (abortSignal) => {
    const speech = createOpenAI({ baseURL: url, apiKey: key, fetch }).speech(model)
    // Jobs try again with patience; trying again here as well would multiply the calls.
    const request = { model: speech, text, voice, outputFormat: 'wav', maxRetries: 0, abortSignal }
    return (await generateSpeech(request)).audio.uint8Array
  })
  const sound = readWave(bytes)
  if (sound) return sound
  throw new Problem('SPEECH_FAILED', {
    sentence: 'The voice engine answered with sound that Lectern cannot read.',
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
