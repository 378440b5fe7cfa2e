/** The abort reason of a request that took too long. */
export class TimeLimitExceeded extends Error {
  override readonly name = 'TimeLimitExceeded'
}

/** Whether a promise was rejected because its signal aborted without a reason. */
export function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
}

/**
 * Returns an abort signal that aborts together with `signal`, or with `TimeLimitExceeded` after the given milliseconds.
 * `stop` clears the timer. Call it when the work is over.
 */
export function withTimeLimit(
  milliseconds: number,
  signal?: AbortSignal,
): { signal: AbortSignal; stop: () => void } {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new TimeLimitExceeded()), milliseconds)
  return {
    signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    stop: () => clearTimeout(timer),
  }
}
