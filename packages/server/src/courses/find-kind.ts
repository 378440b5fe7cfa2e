import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CourseSystemOptions } from './course-system.ts'
import type { CourseSystemKind, Look } from './course-system-kind.ts'
import { createLatestUsed } from './latest-used.ts'
import { busyProblem } from './network/busy.ts'
import { withDefaults } from './network/defaults.ts'
import { exchange } from './network/exchange.ts'
import type { Answer } from './network/exchange.ts'
import { unlessCancelled } from './network/unless-cancelled.ts'

export interface KindFinder {
  /**
   * The kind of the course system at a base URL. NOT_A_COURSE_SYSTEM when it is of none that we know,
   * COURSE_SYSTEM_UNAVAILABLE while nobody answers there.
   */
  find(baseUrl: string, signal?: AbortSignal): Promise<CourseSystemKind>
  /** The kind, if it was found before. */
  known(baseUrl: string): CourseSystemKind | undefined
}

/** A site that takes longer to say what it is counts as one that does not answer. */
const patience = 10_000
const mostBytes = 256 * 1024

const anotherKind = new Error('It is of another kind.')

/**
 * Finds out of which kind course systems are, by asking all kinds at the same time. What was found is remembered, and
 * what was not found is asked again by the next one who wants to know.
 */
export function createKindFinder(
  kinds: readonly CourseSystemKind[],
  options: CourseSystemOptions = {},
): KindFinder {
  const { fetch, userAgent, timeouts } = withDefaults(options)
  const found = createLatestUsed<CourseSystemKind>(1000)
  const asked = new Map<string, Promise<CourseSystemKind>>()

  async function ask(baseUrl: string): Promise<CourseSystemKind> {
    const enough = new AbortController()
    const timeout = AbortSignal.timeout(Math.min(patience, timeouts.total))
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
      throw whyNone(error, movedTo)
    } finally {
      enough.abort()
    }
  }

  return {
    known: (baseUrl) => found.get(baseUrl),
    find: async (baseUrl, signal) => {
      const known = found.get(baseUrl)
      if (known) return known
      const asking = asked.get(baseUrl) ?? ask(baseUrl).finally(() => asked.delete(baseUrl))
      asked.set(baseUrl, asking)
      return unlessCancelled(asking, signal)
    },
  }
}

/** As long as one kind could not ask, the site may still be of that one. */
function whyNone(error: unknown, movedTo: string | undefined): unknown {
  if (!(error instanceof AggregateError)) return error
  const reasons: unknown[] = error.errors
  const isCertain = (reason: unknown) => reason instanceof Problem && reason.code === 'NOT_A_COURSE_SYSTEM'
  const failure = reasons.find(isCertain) ?? reasons.find((reason) => reason !== anotherKind)
  if (failure !== undefined) return failure
  if (movedTo === undefined) return new Problem('NOT_A_COURSE_SYSTEM')
  // No key follows a redirect, so that the address has to be the true one.
  const sentence = `This address leads on to ${movedTo}. Please use that in the Base URL.`
  return new Problem('NOT_A_COURSE_SYSTEM', { sentence })
}

/**
 * Where an answer leads that sends the caller on: the same host by another protocol or with or without www, or another
 * host that has the very same path. Any other target is a page of somebody else, such as a sign-in page.
 */
function otherAddress(asked: URL, path: string, { status, headers }: Answer): string | undefined {
  const location = status >= 300 && status < 400 ? headers.get('location') : null
  const target = location === null ? null : URL.parse(location, asked.href)
  const bare = ({ hostname }: URL) => hostname.replace(/^www\./, '')
  if (!target || target.origin === asked.origin) return undefined
  const [suffix = ''] = path.split('?')
  if (target.pathname.endsWith(suffix)) return `${target.origin}${target.pathname.slice(0, -suffix.length)}`
  return bare(target) === bare(asked) ? target.origin : undefined
}
