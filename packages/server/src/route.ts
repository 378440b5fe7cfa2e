import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import type { InterfaceLanguageCode } from '@lectern/domain/interface-languages/interface-languages.ts'
import type { z } from 'zod/mini'
import type { Account } from './accounts/account.ts'
import type { SharedText } from './platform/runtime/shared-text.ts'

/**
 * A call of the API with its handler. Features export lists of routes and `http/` registers them. So a feature does not
 * depend on the web server, and every call is checked, authorised and described in the same way.
 */
export interface Route {
  readonly endpoint: Endpoint
  readonly handle: (call: Call) => Promise<Answer>
}

/** A request, read through its endpoint's schemas. */
export interface Call<Params = unknown, Body = unknown, Query = unknown> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** The account of the caller. Reading it in a public endpoint is a mistake and throws. */
  readonly account: Account
  /** The bearer token as sent, for logging out. */
  readonly token: string | undefined
  /** The revision in `If-Match`, if any. */
  readonly ifMatch: string | undefined
  /** `Prefer: respond-async`. */
  readonly prefersAsync: boolean
  /** `Cache-Control: max-stale`: the caller prefers a cached response to waiting. */
  readonly maxStale: boolean
  /** The uploaded file, if the endpoint takes one. Reading it throws TOO_LARGE past the endpoint's limit. */
  readonly upload: Upload
  /** Aborted with CANCELLED when the client disconnects before the response. */
  readonly signal: AbortSignal
  /**
   * Sends progress that matches the endpoint's `progress`. Does nothing if the client does not accept it. Reading it
   * sends nothing, so a request that ends without progress has an ordinary answer.
   */
  readonly report: (progress: unknown) => void
  /** The interface language of the request (`Accept-Language`). Undefined if it names none that Lectern has. */
  readonly language: InterfaceLanguageCode | undefined
  /** The caller's network address. */
  readonly address: string
  /** Whether the caller is on this machine. False for every request that came through a proxy. */
  readonly isLocal: boolean
  /** Whether the browser asks not to be tracked (`DNT: 1` or `Sec-GPC: 1`). */
  readonly declinesCounting: boolean
  /** The Cookie header. */
  readonly cookies: string | undefined
}

/** A file that is being uploaded. */
export interface Upload {
  /** The name that the client sent; may be empty. */
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array>
  /** True once the client has disconnected, also after the whole body has arrived. */
  readonly isDisconnected: () => boolean
}

/** Where a streamed response is written. */
export interface Outlet {
  /** False if the client reads slowly: the rest is buffered until `drain`. */
  write(text: string): boolean
  once(event: 'drain', act: () => void): unknown
  end(): void
  destroy(): void
}

/** A streamed response: starts to write, and returns a function to call when the connection has closed. */
export type Streamed = (outlet: Outlet) => () => void

/**
 * A successful response: its body, and what differs from a plain 200. The body is a `ServedFile` for an endpoint of
 * files, `Streamed` for a stream, and may be a `SharedText` with the text of the body.
 */
export interface Answer<Body = unknown> {
  readonly body: Body
  readonly status?: number
  /** An undefined header is removed, if the server would send it by default. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>
}

/** Connects a handler to its endpoint, so that its call and its answer have the endpoint's types. */
export function route<
  Params extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Good extends z.ZodMiniType,
  Query extends z.ZodMiniType,
>(
  endpoint: Endpoint<Params, Body, Good, Query>,
  handle: (
    call: Call<z.output<Params>, z.output<Body>, z.output<Query>>,
  ) => Promise<Answer<z.input<Good> | { job_id: string } | SharedText>>,
): Route {
  // `http/` has parsed params and body with this endpoint's schemas before it calls.
  return { endpoint, handle: handle as Route['handle'] }
}

/** Like `route`, for an endpoint that streams. */
export function streamedRoute(
  endpoint: Endpoint & { readonly stream: string },
  handle: (call: Call) => Streamed,
): Route {
  return { endpoint, handle: async (call) => ({ body: handle(call) }) }
}

/** A response with status 200. */
export function ok<Body>(body: Body, more: Omit<Answer, 'body'> = {}): Answer<Body> {
  return { ...more, body }
}
