import { Problem } from '@lectern/domain/problems/problems.ts'
import { LRUCache } from 'lru-cache'
import type { CourseSystemOptions } from '../course-system.ts'
import type { CourseSystemKind, Look } from '../course-system-kind.ts'
import { busyProblem } from '../network/busy.ts'
import { withDefaults } from '../network/defaults.ts'
import { exchange } from '../network/exchange.ts'
import type { Answer } from '../answer.ts'
import { unlessCancelled } from '../network/unless-cancelled.ts'
import { createSingleFlight } from '../../../platform/runtime/single-flight.ts'

export interface KindFinder {
  /**
   * The kind of the course system at a base URL. NOT_A_COURSE_SYSTEM if it is of an unknown kind,
   * COURSE_SYSTEM_UNAVAILABLE while it does not answer.
   */
  find(baseUrl: string, signal?: AbortSignal): Promise<CourseSystemKind>
  /** The kind, if it was detected before. */
  known(baseUrl: string): CourseSystemKind | undefined
}

/** Timeout for detecting the kind, in milliseconds. A slower site counts as unavailable. */
const detectionTimeout = 10_000
const mostBytes = 256 * 1024

const anotherKind = new Error('It is of another kind.')

/**
 * Detects the kinds of course systems by testing all kinds in parallel. Detected kinds are cached; a failure is
 * tried again by the next caller.
 */
export function createKindFinder(
  kinds: readonly CourseSystemKind[],
  options: CourseSystemOptions = {},
): KindFinder {
  const { fetch, userAgent, timeouts } = withDefaults(options)
  const found = new LRUCache<string, CourseSystemKind>({ max: 1000 })
  const once = createSingleFlight<CourseSystemKind>()

  async function ask(baseUrl: string): Promise<CourseSystemKind> {
    const enough = new AbortController()
    const timeout = AbortSignal.timeout(Math.min(detectionTimeout, timeouts.total))
    const signal = AbortSignal.any([enough.signal, timeout])
    let movedTo: string | undefined
    const look: Look = async (path, form) => {
      const headers = { 'user-agent': userAgent, accept: 'application/json' }
      const address = new URL(baseUrl + path)
      const answer = await exchange(fetch, address, {
        headers,
        ...(form && { form }),
        maxBytes: mostBytes,
        signal,
      })
      const busy = busyProblem(answer)
      if (busy) throw busy
      movedTo ??= otherAddress(address, path, answer)
      return answer
    }
    try {
      const theKind = await Promise.any(
        kinds.map(async (kind) => {
          if (await kind.recognise(look, baseUrl)) return kind
          throw anotherKind
        }),
      )
      found.set(baseUrl, theKind)
      return theKind
    } catch (error) {
      throw reasonForNone(error, movedTo)
    } finally {
      enough.abort()
    }
  }

  return {
    known: (baseUrl) => found.get(baseUrl),
    find: async (baseUrl, signal) => {
      const known = found.get(baseUrl)
      if (known) return known
      return unlessCancelled(
        once(baseUrl, () => ask(baseUrl)),
        signal,
      )
    },
  }
}

/** While the request of one kind failed, the site may still be of that kind. */
function reasonForNone(error: unknown, movedTo: string | undefined): unknown {
  if (!(error instanceof AggregateError)) return error
  const reasons: unknown[] = error.errors
  const isCertain = (reason: unknown) => reason instanceof Problem && reason.code === 'NOT_A_COURSE_SYSTEM'
  const failure = reasons.find(isCertain) ?? reasons.find((reason) => reason !== anotherKind)
  if (failure !== undefined) return failure
  if (movedTo === undefined) return new Problem('NOT_A_COURSE_SYSTEM')
  // Keys do not follow redirects, so the base URL has to be the final address.
  return new Problem('NOT_A_COURSE_SYSTEM', { reason: 'redirects', values: { address: movedTo } })
}

/**
 * The target of a redirect: the same host with another protocol or with or without www, or another host with the
 * same path. Any other target is a different page, such as a sign-in page.
 */
function otherAddress(asked: URL, path: string, { status, headers }: Answer): string | undefined {
  const location = status >= 300 && status < 400 ? headers.get('location') : null
  const target = location === null ? null : URL.parse(location, asked.href)
  const hostWithoutWww = ({ hostname }: URL) => hostname.replace(/^www\./, '')
  if (!target || target.origin === asked.origin) return undefined
  const [suffix = ''] = path.split('?')
  if (target.pathname.endsWith(suffix)) return `${target.origin}${target.pathname.slice(0, -suffix.length)}`
  return hostWithoutWww(target) === hostWithoutWww(asked) ? target.origin : undefined
}
