import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import { accepted } from '@lectern/domain/api/jobs.ts'
import type { z } from 'zod/mini'
import { chosenLanguage } from '../messages/chosen-language.ts'
import { htmlLang } from '../messages/current-language.ts'
import { lateAnswer, noAnswer, unreadableAnswer } from './api-problem.ts'
import { readProblem } from './read-problem.ts'
import { reportReachable } from './reachability.ts'
import { translateRefusal } from './translate-refusal.ts'
import { authToken, expireSession } from './session.ts'
import { storableJson } from './storable-json.ts'
import { isAbort, TimeLimitExceeded, withTimeLimit } from './time-limit.ts'

type SchemaOf<E extends Endpoint, Part extends 'params' | 'body'> = Exclude<E[Part], undefined>

/** `{ params: … }` if the endpoint has parameters, otherwise nothing. The same for `body`. */
type Given<E extends Endpoint, Part extends 'params' | 'body'> = [z.output<SchemaOf<E, Part>>] extends [
  undefined,
]
  ? { [key in Part]?: undefined }
  : { [key in Part]: z.input<SchemaOf<E, Part>> }

export type CallOptions<E extends Endpoint> = Given<E, 'params'> &
  Given<E, 'body'> & {
    /** Parameters of the query string. */
    query?: Readonly<Record<string, string>>
    signal?: AbortSignal
    headers?: Record<string, string>
    /** Completes the request even if the page is closed. */
    keepalive?: boolean
  }

/** Options are optional if the endpoint needs none. */
type OptionsArgument<E extends Endpoint> =
  Partial<CallOptions<E>> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]

export type AnswerOf<E extends Endpoint> = z.output<E['answer']>

/** Calls an endpoint and returns the body of the response, parsed with its schema. Throws `ApiProblem`, or the abort reason. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[options]: OptionsArgument<E>
): Promise<AnswerOf<E>> {
  return await exchange(endpoint, options, (response) => readAnswer<E['answer']>(endpoint.answer, response))
}

/** Like `call`, with the headers of the response. `etag` identifies the version of a document. */
export async function callWithAnswer<E extends Endpoint>(
  endpoint: E,
  ...[options]: OptionsArgument<E>
): Promise<{ data: AnswerOf<E>; etag: string | undefined; response: Response }> {
  return await exchange(endpoint, options, async (response) => {
    const data = await readAnswer<E['answer']>(endpoint.answer, response)
    return { data, etag: response.headers.get('etag') ?? undefined, response }
  })
}

/** Starts the job of an endpoint that can respond before the job ends. Returns the id of the job. */
export async function startJob<E extends Endpoint & { async?: true }>(
  endpoint: E,
  ...[options]: OptionsArgument<E>
): Promise<{ job_id: string }> {
  const given: RequestParts = options ?? {}
  const asyncRequest = { ...given, headers: { ...given.headers, Prefer: 'respond-async' } }
  return await exchange(endpoint, asyncRequest, (response) => readAnswer(accepted, response))
}

interface RequestParts {
  params?: unknown
  body?: unknown
  query?: Readonly<Record<string, string>>
  signal?: AbortSignal
  headers?: Record<string, string>
  keepalive?: boolean
}

/** Timeouts for responses, in milliseconds. */
const timeLimit = 30_000
const slowTimeLimit = 10 * 60_000

/** Sends a request and reads the response within the timeout. Throws `ApiProblem`, or the abort reason. */
export async function exchange<Answer>(
  endpoint: Endpoint,
  parts: RequestParts = {},
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const limit = withTimeLimit(endpoint.slow ? slowTimeLimit : timeLimit, parts.signal)
  try {
    return await read(await send(endpoint, { ...parts, signal: limit.signal }))
  } catch (error) {
    if (!limit.signal.aborted || parts.signal?.aborted) throw error
    reportReachable(false)
    throw lateAnswer(error)
  } finally {
    limit.stop()
  }
}

async function send(
  endpoint: Endpoint,
  { params, body, query = {}, signal, headers, keepalive = false }: RequestParts & { signal: AbortSignal },
): Promise<Response> {
  const token = authToken()
  const search = new URLSearchParams(query).toString()
  const response = await fetch(`${fillIn(endpoint.path, params)}${search && `?${search}`}`, {
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      'Accept-Language': acceptLanguage(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: storableJson(body) }),
    signal,
    keepalive,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause
    reportReachable(false)
    throw noAnswer(cause)
  })
  reportReachable(true)
  try {
    return await requireGood(endpoint, response, token)
  } catch (problem) {
    throw translateRefusal(problem, endpoint, body)
  }
}

/**
 * The language that this page shows, for mails to a user without an account language. A script may set this header (it is
 * not a forbidden one of the Fetch standard). A browser that ignores it sends its own languages, which is what Lectern
 * shows unless the user chose another language.
 */
export function acceptLanguage(): string {
  // Not that of the page, which is English if the chosen language could not be loaded.
  const chosen = chosenLanguage()
  return htmlLang(chosen === 'pseudo' ? 'en' : chosen)
}

/** Throws the problem of an error response. A 401 ends the session, unless it has ended or another one has replaced it. */
export async function requireGood(
  endpoint: Endpoint,
  response: Response,
  token: string | undefined,
): Promise<Response> {
  if (response.ok) return response
  const problem = await readProblem(response)
  // A late response to the previous session must not end the new one.
  const isOfSession = token !== undefined && authToken() === token
  if (problem.status === 401 && endpoint.access !== 'public' && isOfSession) expireSession()
  throw problem
}

/** Parses the body of a response with its schema. */
export async function readAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  response: Response,
): Promise<z.output<Schema>> {
  const body: unknown = await response.json().catch((cause: unknown) => {
    if (isAbort(cause) || cause instanceof TimeLimitExceeded) throw cause
    throw unreadableAnswer(response.status, cause)
  })
  const read = schema.safeParse(body)
  if (!read.success) throw unreadableAnswer(response.status, read.error)
  return read.data
}

/** Inserts the parameters into the path of an endpoint: `/api/jobs/{jobId}` becomes `/api/jobs/42`. */
export function fillIn(path: string, params: unknown): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}))
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name)
    if (typeof value !== 'string' && typeof value !== 'number') throw new TypeError(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}
