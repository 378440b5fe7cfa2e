/**
 * Seconds to wait by a Retry-After header, which is a number of seconds or an HTTP date (RFC 9110, 10.2.3), rounded up.
 * Undefined without a header, or if it is neither. `now` is in milliseconds.
 */
export function readRetryAfter(header: string | null | undefined, now: number): number | undefined {
  const value = header?.trim()
  if (!value) return undefined
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}
