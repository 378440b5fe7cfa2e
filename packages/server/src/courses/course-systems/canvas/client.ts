import { Problem } from '@lectern/domain/problems/problems.ts'
import { z } from 'zod'
import type { CourseSystemConnection, Fetch, SystemFile } from '../../course-system.ts'
import { createConditionalExchange } from '../../network/conditional-exchange.ts'
import { contentTypeOf } from '../../network/content-type.ts'
import { exchange } from '../../network/exchange.ts'
import type { Answer } from '../../network/exchange.ts'
import { followRedirects } from '../../network/follow-redirects.ts'
import { createLane } from '../../network/lane.ts'
import type { Lane, LaneOptions } from '../../network/lane.ts'
import { readJson } from '../../network/read-json.ts'
import { nextAddress } from './next-address.ts'
import { isThrottled, problemOf } from './refuse.ts'

export interface CanvasClient {
  /** Origin of the course system, the only one that is ever sent the key. */
  readonly origin: string
  /** One object; `path` is below `/api/v1/`. */
  get<T>(path: string, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T>
  /** Every object of a listing, over all of its pages. */
  list<T>(path: string, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T[]>
  /** The bytes at an http(s) address of this or of any other host, on behalf of a `group`: of a course, see `courseOf`. */
  download(address: URL, maxBytes: number, signal?: AbortSignal, group?: string): Promise<SystemFile>
}

const mostBytes = 10 * 1024 * 1024
const mostPages = 200
/** We ask for a hundred. Whoever sends many more does not answer that, and checking them all would cost us dear. */
const mostRows = 1000
/** Of a whole listing: twenty thousand rows, which is as long as one gets, have half of it. */
const mostBytesOfList = 5 * mostBytes
/** Of answers that are remembered, for as long as the connection is. */
const memory = { answers: 200, bytes: 2 * 1024 * 1024 }

/** Below this much of its allowance, of 600 units, a key rests until it is there again. Ten units come back a second. */
const leastRemaining = 100
const unitsPerSecond = 10

export function createClient(
  { baseUrl, authentication }: CourseSystemConnection,
  { fetch, userAgent, ...laneOptions }: LaneOptions & { fetch: Fetch; userAgent: string },
): CanvasClient {
  const { origin } = new URL(baseUrl)
  // Hosted Canvas refuses requests that do not name their sender.
  const anonymous = { 'user-agent': userAgent }
  const withKey = { ...anonymous, authorization: `Bearer ${authentication.token}` }
  const home = createLane(laneOptions)
  // Other hosts have a lane of their own, so that a slow one holds up nothing, and one attempt.
  const elsewhere = createLane({ ...laneOptions, retryDelays: [] })

  const exchangeIfChanged = createConditionalExchange(memory)

  async function getJson(address: URL, group: string | undefined, signal?: AbortSignal) {
    const headers = { ...withKey, accept: 'application/json+canvas-string-ids, application/json' }
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
      // A listing that goes in circles is broken; what we have of it must not pass for all of it.
      if (seen.has(address.href) || seen.size === mostPages) throw new Problem('COURSE_SYSTEM_FAILED')
      seen.add(address.href)
      // oxlint-disable-next-line no-await-in-loop -- each page tells where the next one is
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

/** The course that a path of the API belongs to, if to one: its requests share what there is of a lane for one course. */
export function courseOf(path: string): string | undefined {
  return /^courses\/[^/?]+(?=\/)/.exec(path)?.[0]
}

const unchecked = z.array(z.unknown()).max(mostRows)

function heedThrottle(lane: Lane, answer: Answer) {
  const told = answer.headers.get('x-rate-limit-remaining')
  const remaining = isThrottled(answer) ? 0 : told === null ? leastRemaining : Number(told)
  if (remaining < leastRemaining) lane.rest(((leastRemaining - remaining) / unitsPerSecond) * 1000)
}

function parse<T>(schema: z.ZodType<T>, json: unknown): T {
  const result = schema.safeParse(json)
  if (result.success) return result.data
  throw new Problem('COURSE_SYSTEM_FAILED', { cause: result.error })
}
