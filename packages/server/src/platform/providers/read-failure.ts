import { z } from 'zod'
import { waitSecondsOf } from './retry-after.ts'

/** The failure of a call as the provider or the network reported it, for any API. */
export interface ProviderFailure {
  /** HTTP status; inside a stream the status that the error's code names. Undefined if there is none. */
  readonly status: number | undefined
  /** Node's code of a network failure, such as ECONNREFUSED. */
  readonly network: string | undefined
  /** The machine-readable code or type of the provider's error, such as `context_length_exceeded`. */
  readonly code: string | undefined
  /**
   * Message and codes in lower case, to recognise the failure. Providers repeat the request here, so it is neither
   * shown, nor logged, nor stored.
   */
  readonly words: string
  /** Seconds that the provider asks to wait. */
  readonly waitSeconds: number | undefined
}

/** An error that a provider sent inside a response that started with status 200. */
export class StreamedFailure extends Error {
  override readonly name = 'StreamedFailure'
  readonly failure: ProviderFailure

  /** `error` is the content of the response, in any form. */
  constructor(error: unknown) {
    super('The provider reported an error inside its response.')
    const { code, words } = readError(error)
    this.failure = {
      status: statusOf(code),
      network: undefined,
      code,
      words,
      waitSeconds: waitSecondsOf({}, words, Date.now()),
    }
  }
}

/** Errors of the AI SDK and `FailedAnswer`. */
const apiError = z.object({
  name: z.enum(['AI_APICallError', 'FailedAnswer']),
  statusCode: z.number().min(300),
  responseHeaders: z.record(z.string(), z.string()).optional(),
  responseBody: z.string().optional(),
})

/** Reads an error of a call. Undefined if neither a provider nor the network caused it. */
export function readFailure(error: unknown, now: number): ProviderFailure | undefined {
  const chain = [...causesOf(error)]
  const streamed = chain.find((cause) => cause instanceof StreamedFailure)
  if (streamed instanceof StreamedFailure) return streamed.failure
  for (const cause of chain) {
    const { data } = apiError.safeParse(cause)
    if (!data) continue
    const body = data.responseBody ?? ''
    const headers = data.responseHeaders ?? {}
    const waitSeconds = waitSecondsOf(headers, body, now)
    const { code, words } = readError(parsed(body))
    const named = nameOfAwsError(headers)
    return {
      status: data.statusCode,
      network: undefined,
      code: named ?? code,
      words: [words, named?.toLowerCase()].filter(Boolean).join(' '),
      waitSeconds,
    }
  }
  const network = chain.map(networkCode).findLast((code) => code !== undefined)
  return network
    ? { status: undefined, network, code: undefined, words: '', waitSeconds: undefined }
    : undefined
}

/** Amazon names the error in a header: `ThrottlingException:http://…`. */
function nameOfAwsError(headers: Readonly<Record<string, string>>): string | undefined {
  return /^[\w.-]{1,64}/.exec(headers['x-amzn-errortype'] ?? '')?.[0]
}

function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth += 1)
    yield cause
}

/** By its standard, `fetch` reports network failures as a TypeError. */
function networkCode(error: Error): string | undefined {
  const { data } = z.object({ code: z.string().regex(/^[A-Z][A-Z0-9_]+$/) }).safeParse(error)
  if (data) return data.code
  if (error.name === 'TimeoutError') return 'ETIMEDOUT'
  return error instanceof TypeError && /fetch|terminated|network/i.test(error.message)
    ? 'ECONNRESET'
    : undefined
}

const text = z
  .union([z.string(), z.number().transform(String)])
  .optional()
  .catch(undefined)
/** Mistral sends an object for an invalid request. */
const messageField = z.union([z.looseObject({}).transform((value) => JSON.stringify(value)), text])
const fields = z.looseObject({
  message: messageField,
  type: text,
  code: text,
  status: text,
  detail: z.unknown().optional(),
  // Deepgram
  err_code: text,
  err_msg: text,
})
/**
 * OpenAI, Anthropic and Google send an object in `error`, Ollama a text. Mistral and vLLM send the fields at the top
 * level.
 */
const errorBody = z.looseObject({ error: z.union([z.string(), fields]) })

function readError(body: unknown): { code: string | undefined; words: string } {
  // Google's OpenAI-compatible API sends a list with one error.
  const one: unknown = Array.isArray(body) ? body[0] : body
  if (typeof one === 'string') return { code: undefined, words: one.toLowerCase() }
  const wrapped = errorBody.safeParse(one).data?.error ?? one
  if (typeof wrapped === 'string') return { code: undefined, words: wrapped.toLowerCase() }
  const read = fields.safeParse(wrapped).data ?? {}
  const { message, type, code, status, detail, err_code: errorCode, err_msg: errorMessage } = read
  const said = [message, code, type, status, errorCode, errorMessage]
  if (detail !== undefined) said.push(JSON.stringify(detail))
  // ElevenLabs sends the fields in `detail`.
  const inner = fields.safeParse(detail).data
  return {
    code: [code, status, type, errorCode, inner?.code, inner?.status].find(
      (token) => token !== undefined && /^[\w.-]{1,64}$/.test(token),
    ),
    words: said.filter(Boolean).join(' ').toLowerCase(),
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** OpenRouter sends the status as the error's code. */
function statusOf(code: string | undefined): number | undefined {
  return code !== undefined && /^[45]\d\d$/.test(code) ? Number(code) : undefined
}
