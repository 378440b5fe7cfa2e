/** Why a request was aborted that took too long. */
export class TimeLimitExceeded extends Error {
  override readonly name = 'TimeLimitExceeded'
}

/** Whether a promise was rejected because its signal aborted without a reason. */
export function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
}

/**
 * An abort signal that fires when `signal` does, or with `TimeLimitExceeded` after so many milliseconds. `stop` clears
 * the timer and must be called once the work is over.
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
