import type { z } from 'zod/mini'

/**
 * One call of the API. The server registers its routes from these objects, the browser calls through them, and the
 * OpenAPI description is generated from them, so the three always agree.
 */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with parameters in braces, as in OpenAPI: `/api/slideshow/{courseId}/{pageId}`. */
  readonly path: `/api/${string}` | `/learn/${string}`
  /** One line for the documentation. */
  readonly summary: string
  /**
   * `public` needs no login. `user` needs the bearer token. `media` also accepts the cookie that browsers send when
   * they play or download a file.
   */
  readonly access: 'public' | 'user' | 'media'
  readonly params?: Params
  /** Parameters of the query string. */
  readonly query?: Query
  readonly body?: Body
  /**
   * The request body is a raw file (`application/octet-stream`) of at most this many bytes, instead of JSON. The header
   * `Slug` (RFC 5023) contains its name, percent-encoded.
   */
  readonly upload?: { readonly limit: number }
  /** Body of a successful response. */
  readonly answer: Answer
  /**
   * A successful response is a file of this type (a wildcard matches every type) instead of JSON. Clients can request it whole, in
   * parts (`Range`), or only its headers (HEAD).
   */
  readonly file?: string
  /** The response is an HTML page, which the handler answers as a string with its own headers. */
  readonly html?: boolean
  /**
   * A successful response is a stream of this type. It stays open until either side closes it, and every message matches
   * `answer`.
   */
  readonly stream?: string
  /** The file is text. It is compressed for clients that support this, and range requests are not supported. */
  readonly compressed?: true
  /** The file is for pages of every site, such as podcast apps in a browser. By default, browsers give it only to pages of Lectern. */
  readonly anyOrigin?: true
  /** Status of a successful response. 200 by default. */
  readonly status?: 200 | 201 | 202 | 204
  /** True if `Prefer: respond-async` is supported. The response is then 202 with `{ job_id }`. */
  readonly async?: true
  /** The response may take minutes, because the request generates content or audio. Callers use a longer timeout. */
  readonly slow?: true
  /**
   * The progress of a slow request. A client that accepts `text/event-stream` may get a stream instead of one answer:
   * messages `{ progress }`, and at last `{ answer }`, or `{ status, problem, retry_after? }` of an error response.
   */
  readonly progress?: z.ZodMiniType
  /** Maximum size of the body in bytes. 64 KiB by default. */
  readonly bodyLimit?: number
  /** A body of more bytes is rejected as too large even if it is also invalid. */
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

/**
 * Maximum size of a slideshow or podcast that can be saved, in bytes of JSON, without the fields that the server adds
 * to responses.
 */
export const documentLimit = 2 * 1024 * 1024

/**
 * Maximum size of a save request in bytes. Clients send back the fields that the server added, such as the sentences of
 * audio.
 */
export const documentRequestLimit = 4 * documentLimit

/** The largest picture file that can be uploaded, in bytes. */
export const pictureLimit = 10 * 1024 * 1024
