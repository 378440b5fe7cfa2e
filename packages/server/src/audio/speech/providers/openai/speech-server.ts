import { APICallError } from 'ai'
import { z } from 'zod'
import { providerProblem } from '../../../../platform/providers/provider-problem.ts'
import { engineTerms } from '../remote/engine-terms.ts'
import { readBounded } from './read-bounded.ts'

/** A server with OpenAI's speech API. */
export interface SpeechServer {
  /** Up to and with its version: `http://localhost:8880/v1`. */
  readonly url: string
  readonly key: string
  readonly fetch: typeof fetch
}

const listTimeoutMs = 5000
/** Ten minutes of the largest format, which is many times the size of a request. */
const maxSoundBytes = 128 * 1024 * 1024
const mostOtherBytes = 256 * 1024

const voiceList = z.object({
  voices: z
    .array(z.union([z.string().min(1), z.object({ id: z.string().min(1) }).transform(({ id }) => id)]))
    .min(1),
})

/** The names of the server's voices; undefined if it has no such call, which is not part of OpenAI's own API. */
export function listVoices(
  server: SpeechServer,
  signal?: AbortSignal,
): Promise<readonly string[] | undefined> {
  return withTimeout(listTimeoutMs, signal, async (bounded) => {
    const answer = await call(server, '/audio/voices', { signal: bounded })
    if (answer.ok) return voiceList.safeParse(await readJson(answer)).data?.voices
    const failure = await failureOf(answer)
    if (failure.isRetryable || [401, 402, 403].includes(answer.status)) throw failure
    return undefined
  })
}

/** The audio file that a server makes of a text. It is not yet checked for sound. */
export function requestSpeech(
  server: SpeechServer,
  request: {
    model: string
    text: string
    voice: string
    /** How to speak; only for models that follow instructions. */
    instructions: string | undefined
    timeoutMs: number
  },
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const { model, text, voice, instructions } = request
  return withTimeout(request.timeoutMs, signal, async (bounded) => {
    const answer = await call(server, '/audio/speech', {
      method: 'POST',
      body: JSON.stringify({ model, input: text, voice, response_format: 'wav', instructions }),
      signal: bounded,
    })
    if (!answer.ok) throw await failureOf(answer)
    return readBounded(answer, maxSoundBytes)
  })
}

/** Redirects are not followed. They lead to login pages, or send text and key to a server that is not configured. */
function call({ url, key, fetch }: SpeechServer, path: string, init: RequestInit): Promise<Response> {
  return fetch(`${url.replace(/\/+$/, '')}${path}`, {
    ...init,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${key}`,
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
  })
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    return JSON.parse(Buffer.from(await readBounded(answer, mostOtherBytes)).toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

async function failureOf(answer: Response): Promise<APICallError> {
  const body = await readBounded(answer, mostOtherBytes).catch(() => new Uint8Array())
  return new APICallError({
    message: `The speech server answered with ${answer.status}`,
    url: answer.url,
    requestBodyValues: {},
    statusCode: answer.status,
    responseHeaders: Object.fromEntries(answer.headers),
    responseBody: Buffer.from(body).toString('utf8'),
  })
}

async function withTimeout<T>(
  ms: number,
  signal: AbortSignal | undefined,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(ms)
  try {
    return await act(signal ? AbortSignal.any([signal, timeout]) : timeout)
  } catch (error) {
    throw providerProblem(error, engineTerms, signal)
  }
}
