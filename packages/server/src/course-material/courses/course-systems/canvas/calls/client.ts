import { Problem } from '@lectern/domain/problems/problems.ts'
import { z } from 'zod'
import type { CourseSystemConnection, Fetch, SystemFile } from '../../../course-system.ts'
import { createConditionalExchange } from '../../../network/conditional-exchange.ts'
import { contentTypeOf } from '../../../network/content-type.ts'
import { exchange } from '../../../network/exchange.ts'
import { followRedirects } from '../../../network/follow-redirects.ts'
import { createRequestQueue } from '../../../network/request-queue.ts'
import type { RequestQueueOptions } from '../../../network/request-queue.ts'
import { readJson } from '../../../network/read-json.ts'
import { heedThrottle } from './heed-throttle.ts'
import { nextAddress } from './next-address.ts'
import { problemOf } from './refuse.ts'
import { sendChange } from './send-change.ts'
import type { CanvasChange } from './send-change.ts'

export interface CanvasClient {
  /** Origin of the course system. The key is sent to no other origin. */
  readonly origin: string
  /** One object; `path` is below `/api/v1/`. */
  get<T>(path: string, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T>
  /** All objects of a listing, from all of its pages. */
  list<T>(path: string, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T[]>
  /**
   * Sends a change and returns the object of the response. It is repeated only if Canvas refused it unread because of its
   * throttle: after any other failure the change may have been made. `fields` are sent as a form.
   */
  send<T>(change: CanvasChange, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T>
  /** The bytes at an http(s) address of this or any other host. `group` is the course, see `courseOf`. */
  download(address: URL, maxBytes: number, signal?: AbortSignal, group?: string): Promise<SystemFile>
}

const mostBytes = 10 * 1024 * 1024
const mostPages = 200
/**
 * The adapter asks for 100 rows. A server that sends many more is not Canvas, and checking them would be expensive.
 */
const mostRows = 1000
/** Limit for a whole listing. Twenty thousand rows, the longest listing, need half of it. */
const mostBytesOfList = 5 * mostBytes
/** Limits of the response cache of one connection. */
const memory = { answers: 200, bytes: 2 * 1024 * 1024 }

/** Asks for ids as texts, because they exceed the range of numbers. */
const accept = 'application/json+canvas-string-ids, application/json'

export function createClient(
  { baseUrl, authentication }: CourseSystemConnection,
  { fetch, userAgent, ...queueOptions }: RequestQueueOptions & { fetch: Fetch; userAgent: string },
): CanvasClient {
  const { origin } = new URL(baseUrl)
  // Hosted Canvas refuses requests without a User-Agent.
  const anonymous = { 'user-agent': userAgent }
  const withKey = { ...anonymous, authorization: `Bearer ${authentication.token}` }
  const home = createRequestQueue(queueOptions)
  // Other hosts have their own request queue, so that a slow host delays nothing. They get one attempt.
  const elsewhere = createRequestQueue({ ...queueOptions, retryDelays: [] })

  const exchangeIfChanged = createConditionalExchange(memory)

  async function getJson(address: URL, group: string | undefined, signal?: AbortSignal) {
    const headers = { ...withKey, accept }
    return home.run(
      async (attemptSignal) => {
        const question = { headers, maxBytes: mostBytes, signal: attemptSignal }
        const answer = await exchangeIfChanged(fetch, address, question)
        heedThrottle(home, answer)
        const problem = problemOf(answer)
        if (problem) throw problem
        const next = nextAddress(answer.headers.get('link'), address)
        return { json: readJson(answer), next, size: answer.bytes.length }
      },
      signal,
      group,
    )
  }

  const addressOf = (path: string) => new URL(`${baseUrl}/api/v1/${path}`)

  async function list<T>(path: string, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T[]> {
    const rows: T[] = []
    const seen = new Set<string>()
    let left = mostBytesOfList
    let address: URL | undefined = addressOf(path)
    while (address) {
      // A listing with a cycle is broken. Its rows are incomplete and must not count as the whole listing.
      if (seen.has(address.href) || seen.size === mostPages) throw new Problem('COURSE_SYSTEM_FAILED')
      seen.add(address.href)
      // oxlint-disable-next-line no-await-in-loop -- each page has the address of the next one
      const { json, next, size } = await getJson(address, courseOf(path), signal)
      left -= size
      if (left < 0) throw new Problem('COURSE_SYSTEM_FAILED')
      for (const row of parse(unchecked, json)) rows.push(parse(schema, row))
      address = next
    }
    return rows
  }

  return {
    origin,
    get: async (path, schema, signal) =>
      parse(schema, (await getJson(addressOf(path), courseOf(path), signal)).json),
    list,
    send: async (change, schema, signal) => {
      const request = { ...change, headers: { ...withKey, accept }, address: addressOf(change.path) }
      return parse(schema, await sendChange({ fetch, queue: home }, request, courseOf(change.path), signal))
    },
    download: (address, maxBytes, signal, group) => {
      const isHome = address.origin === origin
      return (isHome ? home : elsewhere).run(
        async (attemptSignal) => {
          const answer = await followRedirects(address, origin, async (target, mayShowKey) => {
            const headers = mayShowKey ? withKey : anonymous
            const found = await exchange(fetch, target, { headers, maxBytes, signal: attemptSignal })
            if (mayShowKey) heedThrottle(home, found)
            return found
          })
          const problem = answer.status === 404 ? new Problem('NOT_FOUND') : problemOf(answer)
          if (problem) throw problem
          return { bytes: answer.bytes, contentType: contentTypeOf(answer) }
        },
        signal,
        isHome ? (group ?? 'files') : address.origin,
      )
    },
  }
}

/** The course of an API path, if any. Requests of one course share a part of the queue. */
export function courseOf(path: string): string | undefined {
  return /^courses\/[^/?]+(?=\/)/.exec(path)?.[0]
}

const unchecked = z.array(z.unknown()).max(mostRows)

function parse<T>(schema: z.ZodType<T>, json: unknown): T {
  const result = schema.safeParse(json)
  if (result.success) return result.data
  throw new Problem('COURSE_SYSTEM_FAILED', { cause: result.error })
}
