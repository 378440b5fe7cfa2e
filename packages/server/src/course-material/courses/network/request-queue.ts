import { Problem } from '@lectern/domain/problems/problems.ts'
import { createSlots } from './slots.ts'

export interface RequestQueueOptions {
  /** Concurrent requests. */
  readonly concurrency: number
  /** In milliseconds: for one attempt, and for all attempts of one request including the pauses between them. */
  readonly timeouts: { readonly attempt: number; readonly total: number }
  /** Milliseconds before the second, third, … attempt; up to a quarter is added at random. */
  readonly retryDelays: readonly number[]
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

/**
 * The request queue of one key to its course system. It limits concurrency and retries a limited number of times.
 */
export interface RequestQueue {
  /** Hanging requests of one `group` (a course) do not delay those of another; see `slots.ts`. */
  run<T>(attempt: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal, group?: string): Promise<T>
  /** Pauses all further requests. */
  rest(milliseconds: number): void
}

/** Maximum wait of a request in milliseconds, before further attempts or because the course system asks for it. */
const longestWait = 60_000

export function createRequestQueue({
  concurrency,
  timeouts,
  retryDelays,
  wait,
}: RequestQueueOptions): RequestQueue {
  const slots = createSlots(concurrency)
  /** Four seconds with the default timeout of twenty. */
  const slowAfter = timeouts.attempt / 5
  let restUntil = 0

  async function run<T>(
    attempt: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
    group?: string,
  ): Promise<T> {
    // Time in the queue does not count: a slow course must not fail other requests that wait behind it.
    let left = timeouts.total
    let mayWait = longestWait
    const pause = async (milliseconds: number) => {
      mayWait -= milliseconds
      await wait(milliseconds, signal)
    }
    const once = async () => {
      const done = await slots.take(group, signal)
      let started = Infinity
      try {
        await restOver()
        started = performance.now()
        const timeout = AbortSignal.timeout(Math.ceil(Math.min(timeouts.attempt, left)))
        return await attempt(signal ? AbortSignal.any([signal, timeout]) : timeout)
      } finally {
        const took = Math.max(0, performance.now() - started)
        left -= took
        done(took > slowAfter)
      }
    }
    const restOver = async () => {
      const rest = restUntil - performance.now()
      if (rest > mayWait)
        throw new Problem('COURSE_SYSTEM_UNAVAILABLE', { retryAfterSeconds: Math.ceil(rest / 1000) })
      if (rest > 0) await pause(rest)
    }
    for (let tries = 0; ; tries += 1) {
      try {
        return await once()
      } catch (error) {
        const delay = delayBefore(error, retryDelays[tries])
        if (signal?.aborted || delay === undefined || delay > mayWait) throw error
        // A pause that the course system requests does not count.
        if (!asksToWait(error)) left -= delay
        if (left <= 0) throw error
        await pause(delay)
      }
    }
  }

  return {
    rest: (milliseconds) => {
      restUntil = Math.max(restUntil, performance.now() + milliseconds)
    },
    run: async (attempt, signal, group) => {
      try {
        signal?.throwIfAborted()
        return await run(attempt, signal, group)
      } catch (error) {
        if (signal?.aborted) throw new Problem('CANCELLED', { cause: error })
        throw error
      }
    },
  }
}

function asksToWait(error: unknown): boolean {
  return error instanceof Problem && error.retryAfterSeconds !== undefined
}

/** The delay before the next attempt; undefined if a retry would not help or no attempt is left. */
function delayBefore(error: unknown, planned: number | undefined): number | undefined {
  if (planned === undefined || !(error instanceof Problem) || !error.retryable) return undefined
  if (!mayPass(error.cause)) return undefined
  const wanted = (error.retryAfterSeconds ?? 0) * 1000
  return Math.max(wanted, planned * (1 + Math.random() / 4))
}

/**
 * A broken connection may work the next time. A refused connection, unknown name or wrong certificate does not
 * change.
 */
const passing = /^(ECONNRESET|EPIPE|ETIMEDOUT|UND_ERR_(SOCKET|CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT))$/

function mayPass(cause: unknown): boolean {
  // `fetch` wraps network failures in a TypeError whose cause is the real error.
  if (!(cause instanceof TypeError)) return true
  return cause.cause instanceof Error && 'code' in cause.cause && passing.test(String(cause.cause.code))
}
