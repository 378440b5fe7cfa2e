import { Problem } from '@lectern/domain/problems/problems.ts'
import type { z } from 'zod'
import type { CourseSystemConnection, Fetch, SystemFile } from '../../course-system.ts'
import { contentTypeOf } from '../../network/content-type.ts'
import { exchange } from '../../network/exchange.ts'
import { followRedirects } from '../../network/follow-redirects.ts'
import { createLane } from '../../network/lane.ts'
import type { LaneOptions } from '../../network/lane.ts'
import { readJson } from '../../network/read-json.ts'
import { problemOfCall, problemOfFile, whoseKey } from './refuse.ts'
import { siteInfo } from './schemas.ts'
import type { SiteInfo } from './schemas.ts'

export interface MoodleClient {
  /** Whose key it is, and what it may call. */
  site(signal?: AbortSignal): Promise<SiteInfo>
  /** What a function of the web services answers. A slow `course` does not hold up the others. */
  call<T>(
    name: string,
    parameters: Readonly<Record<string, string>>,
    schema: z.ZodType<T>,
    signal?: AbortSignal,
    course?: string,
  ): Promise<T>
  /** Whether a file of this Moodle's own lies there, which the key may read. */
  isFile(address: URL): boolean
  /** The bytes at a file's address, with the key, or at any other http(s) address, without it. */
  download(address: URL, maxBytes: number, signal?: AbortSignal): Promise<SystemFile>
}

/** The bodies of all pages of a course come in one answer. */
const mostBytes = 30 * 1024 * 1024

export function createClient(
  { baseUrl, authentication: { token } }: CourseSystemConnection,
  { fetch, userAgent, ...laneOptions }: LaneOptions & { fetch: Fetch; userAgent: string },
): MoodleClient {
  const base = new URL(baseUrl)
  /** The path that the whole Moodle lies below; empty for most. */
  const installation = base.pathname.replace(/\/$/, '')
  const headers = { 'user-agent': userAgent }
  const home = createLane(laneOptions)
  // Other hosts have a lane of their own, so that a slow one holds up nothing, and one attempt.
  const elsewhere = createLane({ ...laneOptions, retryDelays: [] })

  async function ask<T>(
    name: string,
    parameters: Readonly<Record<string, string>>,
    schema: z.ZodType<T>,
    signal?: AbortSignal,
    course?: string,
  ): Promise<T> {
    const address = new URL(`${baseUrl}/webservice/rest/server.php`)
    const form = new URLSearchParams({
      ...parameters,
      wstoken: token,
      wsfunction: name,
      moodlewsrestformat: 'json',
    })
    const attempt = async (attemptSignal: AbortSignal) => {
      const question = { headers, form, maxBytes: mostBytes, signal: attemptSignal }
      const answer = await exchange(fetch, address, question)
      const problem = problemOfCall(answer, name)
      if (problem) throw problem
      const result = schema.safeParse(readJson(answer))
      if (result.success) return result.data
      throw new Problem('COURSE_SYSTEM_FAILED', { cause: result.error })
    }
    return home.run(attempt, signal, course)
  }

  const siteOf = (signal?: AbortSignal) => ask(whoseKey, {}, siteInfo, signal)

  /** Where the key reads a file of this Moodle; undefined for any other address. */
  function fileAddress({ origin, pathname, search }: URL): URL | undefined {
    if (origin !== base.origin || !pathname.startsWith(`${installation}/`)) return undefined
    // Browsers read files at the shorter address, where a key is good for nothing.
    const shape = /^\/(?:webservice\/)?(pluginfile\.php(?:\/.*)?)$/
    const [, path] = shape.exec(pathname.slice(installation.length)) ?? []
    return path === undefined ? undefined : new URL(`${baseUrl}/webservice/${path}${search}`)
  }

  /** With the key where one of our files lies, and for good without it where a redirect leads away. */
  function addressFor(target: URL, mayShowKey: boolean): URL {
    const file = mayShowKey ? fileAddress(target) : undefined
    const address = file ?? new URL(target)
    for (const name of new Set(address.searchParams.keys())) {
      if (address.searchParams.getAll(name).some((value) => value.includes(token)))
        address.searchParams.delete(name)
    }
    if (address.href.includes(token)) throw new Problem('NOT_FOUND')
    if (file) address.searchParams.set('token', token)
    return address
  }

  return {
    site: siteOf,
    isFile: (address) => fileAddress(address) !== undefined,
    call: async (name, parameters, schema, signal, course) => {
      try {
        return await ask(name, parameters, schema, signal, course)
      } catch (error) {
        // An expired key is refused like this once, and is unknown ever after.
        if (error instanceof Problem && error.code === 'COURSE_SYSTEM_FORBIDS') await siteOf(signal)
        throw error
      }
    },
    download: (address, maxBytes, signal) => {
      const isHome = address.origin === base.origin
      const attempt = async (attemptSignal: AbortSignal) => {
        const answer = await followRedirects(address, base.origin, (target, mayShowKey) =>
          exchange(fetch, addressFor(target, mayShowKey), { headers, maxBytes, signal: attemptSignal }),
        )
        const problem = problemOfFile(answer)
        if (problem) throw problem
        return { bytes: answer.bytes, contentType: contentTypeOf(answer) }
      }
      return (isHome ? home : elsewhere).run(attempt, signal, isHome ? 'files' : address.origin)
    },
  }
}
