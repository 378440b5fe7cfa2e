import type { Endpoint } from '@lectern/domain/api/endpoint.ts'
import { accepted } from '@lectern/domain/api/jobs.ts'
import type { z } from 'zod/mini'
import { noAnswer, readProblem, unreadableAnswer } from './api-problem.ts'
import { authToken, clearSession } from './session.ts'

type SchemaOf<E extends Endpoint, Part extends 'params' | 'body'> = Exclude<E[Part], undefined>

/** `{ params: … }` where the endpoint has parameters, nothing where it has none; the same of `body`. */
type Given<E extends Endpoint, Part extends 'params' | 'body'> = [z.output<SchemaOf<E, Part>>] extends [
  undefined,
]
  ? { [key in Part]?: undefined }
  : { [key in Part]: z.input<SchemaOf<E, Part>> }

export type CallOptions<E extends Endpoint> = Given<E, 'params'> &
  Given<E, 'body'> & { signal?: AbortSignal; headers?: Record<string, string> }

/** Options may be left out exactly when the endpoint asks for nothing. */
type OptionsArgument<E extends Endpoint> =
  Partial<CallOptions<E>> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]

export type AnswerOf<E extends Endpoint> = z.output<E['answer']>

/** Calls an endpoint and gives the body of its answer, read by the endpoint's schema. Throws `ApiProblem`, or what aborted it. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[options]: OptionsArgument<E>
): Promise<AnswerOf<E>> {
  const response = await send(endpoint, options)
  return await readAnswer<E['answer']>(endpoint.answer, response)
}

/** As `call`, with what the answer's head says. `etag` names the version of a document. */
export async function callWithAnswer<E extends Endpoint>(
  endpoint: E,
  ...[options]: OptionsArgument<E>
): Promise<{ data: AnswerOf<E>; etag: string | undefined; response: Response }> {
  const response = await send(endpoint, options)
  const data = await readAnswer<E['answer']>(endpoint.answer, response)
  return { data, etag: response.headers.get('etag') ?? undefined, response }
}

/** Starts the work of an endpoint that can answer at once, and gives the id of what was started. */
export async function startJob<E extends Endpoint & { async?: true }>(
  endpoint: E,
  ...[options]: OptionsArgument<E>
): Promise<{ job_id: string }> {
  const given: RequestParts = options ?? {}
  const response = await send(endpoint, { ...given, headers: { ...given.headers, Prefer: 'respond-async' } })
  return await readAnswer(accepted, response)
}

interface RequestParts {
  params?: unknown
  body?: unknown
  signal?: AbortSignal
  headers?: Record<string, string>
}

async function send(
  endpoint: Endpoint,
  { params, body, signal, headers }: RequestParts = {},
): Promise<Response> {
  const token = authToken()
  const response = await fetch(fillIn(endpoint.path, params), {
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw noAnswer(cause)
  })
  return await requireGood(endpoint, response, token)
}

/** Throws the problem of an answer that is none. A 401 ends the session, if it is still the one that asked. */
export async function requireGood(
  endpoint: Endpoint,
  response: Response,
  token: string | undefined,
): Promise<Response> {
  if (response.ok) return response
  const problem = await readProblem(response)
  // A late answer to the session before this one must not end the new one.
  if (problem.status === 401 && endpoint.access !== 'public' && authToken() === token) clearSession()
  throw problem
}

/** The body of an answer, read by its schema. */
export async function readAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  response: Response,
): Promise<z.output<Schema>> {
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw unreadableAnswer(response.status, cause)
  })
  const read = schema.safeParse(body)
  if (!read.success) throw unreadableAnswer(response.status, read.error)
  return read.data
}

/** Puts the parameters into a path of an endpoint: `/api/jobs/{jobId}` becomes `/api/jobs/42`. */
export function fillIn(path: string, params: unknown): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}))
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name)
    if (typeof value !== 'string' && typeof value !== 'number') throw new TypeError(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}
