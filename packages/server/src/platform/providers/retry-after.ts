import { readRetryAfter } from '@lectern/domain/problems/retry-after.ts'

/** A longer wait must be a mistake, such as a date in the wrong unit. */
const longestWaitSeconds = 24 * 3600

/**
 * Seconds that a provider asks to wait before the next call; undefined if it does not. Reads `retry-after-ms`,
 * `retry-after` (seconds or an HTTP date), Google's RetryInfo in the body, and `x-ratelimit-reset…` (durations such as
 * `6m0s`, seconds, or a time).
 */
export function waitSecondsOf(
  headers: Readonly<Record<string, string>>,
  body: string,
  now: number,
): number | undefined {
  const found = [
    milliseconds(headers['retry-after-ms']),
    secondsOrTime(headers['retry-after'], now),
    retryInfo(body),
    ...resets(headers, now),
  ].find((seconds) => seconds !== undefined && !Number.isNaN(seconds))
  if (found === undefined) return undefined
  return Math.min(longestWaitSeconds, Math.max(0, Math.ceil(found)))
}

function milliseconds(value: string | undefined): number | undefined {
  return value !== undefined && /^\s*[\d.]+\s*$/.test(value) ? Number(value) / 1000 : undefined
}

function secondsOrTime(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined
  const seconds = duration(value.trim()) ?? readRetryAfter(value, now)
  if (seconds === undefined) return undefined
  // A number this large is a Unix time, in seconds or milliseconds.
  if (seconds > 1e12) return (seconds - now) / 1000
  return seconds > 1e9 ? seconds - now / 1000 : seconds
}

/** `"retryDelay": "34s"` */
function retryInfo(body: string): number | undefined {
  const delay = /"?retrydelay"?\s*:\s*\\?"([\d.]+)s/i.exec(body)?.[1]
  return delay === undefined ? undefined : Number(delay)
}

/** The limits that are used up. Other limits do not delay the next call. */
function resets(headers: Readonly<Record<string, string>>, now: number): number[] {
  const waits = Object.entries(headers).flatMap(([name, value]) => {
    if (!/ratelimit.*reset/i.test(name)) return []
    const left = headers[name.replace('reset', 'remaining')]
    if (left !== undefined && Number(left) > 0) return []
    return secondsOrTime(value, now) ?? []
  })
  return waits.length > 0 ? [Math.max(...waits)] : []
}

/** Seconds of `20`, `1.5`, `250ms` or `6m0s`. */
function duration(value: string): number | undefined {
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value)
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:([\d.]+)s)?(?:(\d+)ms)?$/.exec(value)
  if (!match || value === '') return undefined
  const [hours, minutes, seconds, ms] = match.slice(1).map((part) => Number(part ?? 0))
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0) + (ms ?? 0) / 1000
}
