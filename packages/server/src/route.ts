import type { Endpoint } from '@lectern/domain/api/endpoint.ts'
import type { z } from 'zod/mini'
import type { Account } from './accounts/account.ts'

/**
 * A call of the API with what answers it. Features export lists of these; `http/` registers them. So a feature never
 * sees the web server, and every call is checked, authorised and described the same way.
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
  /** Who calls. Reading it in a public endpoint is a mistake and throws. */
  readonly account: Account
  /** The bearer token as sent, for logging out. */
  readonly token: string | undefined
  /** The revision that `If-Match` names, if any. */
  readonly ifMatch: string | undefined
  /** `Prefer: respond-async`. */
  readonly prefersAsync: boolean
  /** `Cache-Control: max-stale`: the caller would rather have what was known than wait. */
  readonly maxStale: boolean
  /** The file that is sent, where the endpoint takes one. Reading it throws TOO_LARGE past the endpoint's limit. */
  readonly upload: Upload
  /** Aborted, with CANCELLED, when the caller hangs up before the answer. */
  readonly signal: AbortSignal
  /** The caller's network address. */
  readonly address: string
  /** Whether the caller is on this machine. False for every request that came through a proxy. */
  readonly isLocal: boolean
  /** The Cookie header. */
  readonly cookies: string | undefined
}

/** A file on its way in. */
export interface Upload {
  /** As the sender calls it; may be empty. */
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array>
  /** Whether the sender has hung up, also after the last byte: nobody waits for the answer any more. */
  readonly isGone: () => boolean
}

/** A good answer: its body (a `ServedFile` where the endpoint's answer is a file), and what differs from a plain 200. */
export interface Answer<Body = unknown> {
  readonly body: Body
  readonly status?: number
  readonly headers?: Readonly<Record<string, string | string[]>>
}

/** Ties a handler to its endpoint, so that what it reads and answers has the endpoint's types. */
export function route<
  Params extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Good extends z.ZodMiniType,
  Query extends z.ZodMiniType,
>(
  endpoint: Endpoint<Params, Body, Good, Query>,
  handle: (
    call: Call<z.output<Params>, z.output<Body>, z.output<Query>>,
  ) => Promise<Answer<z.input<Good> | { job_id: string }>>,
): Route {
  // `http/` has parsed params and body with this very endpoint's schemas before it calls.
  return { endpoint, handle: handle as Route['handle'] }
}

/** A plain answer. */
export function ok<Body>(body: Body, more: Omit<Answer, 'body'> = {}): Answer<Body> {
  return { ...more, body }
}
