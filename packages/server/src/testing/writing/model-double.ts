import type { ModelCredentials, ModelProviderId } from '../../platform/configuration/model-providers.ts'

/** One response of a provider: status 200 by default. */
export interface DoubleResponse {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string | Uint8Array<ArrayBuffer>
}

/** The statuses of the faults table. Providers answer each in their own shape. */
export type FaultStatus = 401 | 402 | 403 | 404 | 408 | 409 | 413 | 429 | 500 | 503

/** The public wire shape of one provider, for tests. Its file links the documentation of the shape. */
export interface ModelDouble {
  readonly provider: ModelProviderId
  readonly model: string
  readonly credentials: ModelCredentials
  /** Part of the address of a request. */
  readonly path: string
  /** A streamed answer: 11 tokens read, 7 written. */
  readonly answer: (chunks: readonly string[]) => DoubleResponse
  /** The model or the provider declines. Undefined if its API does not tell that from an answer. */
  readonly refusal?: DoubleResponse
  /** An error after the start of a stream with status 200. */
  readonly errorInStream: DoubleResponse
  /** An error response with this status. `echo` is text of the request, which providers repeat. */
  readonly fault: (status: FaultStatus, echo: string) => DoubleResponse
  /** The refusal of a schema or a tool. */
  readonly formFault: DoubleResponse
}

/** Server-sent events with data alone. */
export const dataEvents = (all: readonly object[], end = ''): DoubleResponse => ({
  headers: { 'content-type': 'text/event-stream' },
  body: all.map((data) => `data: ${JSON.stringify(data)}\n\n`).join('') + end,
})

/** Server-sent events with the name in `type`. */
export const namedEvents = (
  all: readonly { readonly type: string; readonly [field: string]: unknown }[],
): DoubleResponse => ({
  headers: { 'content-type': 'text/event-stream' },
  body: all.map((data) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
})

export const json = (status: number, body: object): DoubleResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
