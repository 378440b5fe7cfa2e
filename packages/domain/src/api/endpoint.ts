import type { z } from 'zod/mini'

/**
 * One call of the API. The server registers its routes from these, the browser calls through them, and the OpenAPI
 * description is made of them, so the three cannot disagree.
 */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With the parameters in braces, as in OpenAPI: `/api/slideshow/{courseId}/{pageId}`. */
  readonly path: `/api/${string}`
  /** One line for the documentation. */
  readonly summary: string
  /**
   * `public` needs no login; `user` needs the bearer token; for `media` the cookie is good as well that browsers send when
   * they play or keep a file.
   */
  readonly access: 'public' | 'user' | 'media'
  readonly params?: Params
  /** What may stand behind the question mark. */
  readonly query?: Query
  readonly body?: Body
  /**
   * The request's body is a file as it is (`application/octet-stream`) of at most so many bytes, and no JSON. The header
   * `Slug` (RFC 5023) carries its name, percent-encoded.
   */
  readonly upload?: { readonly limit: number }
  /** The body of a good answer. */
  readonly answer: Answer
  /** A good answer is a file of this type and no JSON: to be had whole, in parts (`Range`), or only its head (HEAD). */
  readonly file?: string
  /** The file is text that is sent compressed to clients that take that, and never in parts. */
  readonly compressed?: true
  /** Status of a good answer; 200 unless said otherwise. */
  readonly status?: 200 | 201 | 202 | 204
  /** Whether `Prefer: respond-async` is understood: the answer is then 202 with `{ job_id }`. */
  readonly async?: true
  /** The answer may take minutes, because something is written or spoken first. Callers wait accordingly. */
  readonly slow?: true
  /** The largest body in bytes; 64 KiB unless said otherwise. */
  readonly bodyLimit?: number
  /** A body of more bytes is refused as too large if it is not in the right form either. */
  readonly malformedBodyLimit?: number
}

/** Keeps the literal types of an endpoint's schemas. */
export function endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType<undefined>,
  Body extends z.ZodMiniType = z.ZodMiniType<undefined>,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType<undefined>,
>(definition: Endpoint<Params, Body, Answer, Query>): Endpoint<Params, Body, Answer, Query> {
  return definition
}

/** The largest slideshow or podcast that can be saved, in bytes of JSON, without what the server adds to answers. */
export const documentLimit = 2 * 1024 * 1024

/** The largest request that saves one, in bytes: clients send back what was added, such as the sentences of audio. */
export const documentRequestLimit = 4 * documentLimit
