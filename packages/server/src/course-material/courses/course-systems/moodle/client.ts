import { Problem } from '@lectern/domain/problems/problems.ts'
import type { z } from 'zod'
import type { CourseSystemConnection, Fetch, SystemFile } from '../../course-system.ts'
import { contentTypeOf } from '../../network/content-type.ts'
import { exchange } from '../../network/exchange.ts'
import { followRedirects } from '../../network/follow-redirects.ts'
import { createRequestQueue } from '../../network/request-queue.ts'
import type { RequestQueueOptions } from '../../network/request-queue.ts'
import { readJson } from '../../network/read-json.ts'
import { problemOfCall, problemOfFile, siteInfoFunction } from './refuse.ts'
import { siteInfo } from './schemas.ts'
import type { SiteInfo } from './schemas.ts'

export interface MoodleClient {
  /** The owner of the key and the functions it may call. */
  site(signal?: AbortSignal): Promise<SiteInfo>
  /** Calls a function of the web services. A slow `course` does not delay the others. */
  call<T>(
    name: string,
    parameters: Readonly<Record<string, string>>,
    schema: z.ZodType<T>,
    signal?: AbortSignal,
    course?: string,
  ): Promise<T>
  /** Whether the address is a file of this Moodle that the key may read. */
  isFile(address: URL): boolean
  /** Downloads a file of this Moodle with the key, or any other http(s) address without it. */
  download(address: URL, maxBytes: number, signal?: AbortSignal): Promise<SystemFile>
}

/** One answer contains the bodies of all pages of a course. */
const mostBytes = 30 * 1024 * 1024

export function createClient(
  { baseUrl, authentication: { token } }: CourseSystemConnection,
  { fetch, userAgent, ...queueOptions }: RequestQueueOptions & { fetch: Fetch; userAgent: string },
): MoodleClient {
  const base = new URL(baseUrl)
  /** The path of the Moodle installation; usually empty. */
  const installation = base.pathname.replace(/\/$/, '')
  const headers = { 'user-agent': userAgent }
  const home = createRequestQueue(queueOptions)
  // Other hosts have their own request queue, so that a slow host delays nothing. They get one attempt.
  const elsewhere = createRequestQueue({ ...queueOptions, retryDelays: [] })

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

  const siteOf = (signal?: AbortSignal) => ask(siteInfoFunction, {}, siteInfo, signal)

  /** The address at which the key can read a file of this Moodle; undefined for any other address. */
  function fileAddress({ origin, pathname, search }: URL): URL | undefined {
    if (origin !== base.origin || !pathname.startsWith(`${installation}/`)) return undefined
    // Browsers use the shorter address, which does not accept a key.
    const shape = /^\/(?:webservice\/)?(pluginfile\.php(?:\/.*)?)$/
    const [, path] = shape.exec(pathname.slice(installation.length)) ?? []
    return path === undefined ? undefined : new URL(`${baseUrl}/webservice/${path}${search}`)
  }

  /** Adds the key for a file of this Moodle, and never again after a redirect to another address. */
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
        // Moodle refuses an expired key like this once, and treats it as unknown afterwards.
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
