import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Answer } from '../../network/exchange.ts'
import { isJson, readJson } from '../../network/read-json.ts'
import { refusal } from './schemas.ts'

/** The problem that an answer tells of; none for a success. Texts are localised, so only status and headers decide. */
export function problemOf(answer: Answer): Problem | undefined {
  const { status, headers } = answer
  if (status >= 200 && status < 300) return undefined
  const cause = new Error(`Canvas answered ${status}: ${toldBy(answer)}`)
  if (isThrottled(answer) || status === 408 || status >= 500) {
    return new Problem('COURSE_SYSTEM_UNAVAILABLE', { cause, ...retryAfter(headers.get('retry-after')) })
  }
  if (status === 401 && headers.get('www-authenticate')?.toLowerCase().startsWith('bearer')) {
    return new Problem('KEY_REJECTED', { cause })
  }
  if (status === 401 || status === 403) return new Problem('COURSE_SYSTEM_FORBIDS', { cause })
  if (status === 404 && isJson(answer)) return new Problem('NOT_FOUND', { cause })
  if (status < 400 || status === 404) return new Problem('NOT_A_COURSE_SYSTEM', { cause })
  return new Problem('COURSE_SYSTEM_FAILED', { cause })
}

/** Canvas says that it is too much with a 403 as well; this text is not localised. */
export function isThrottled({ status, bytes }: Answer): boolean {
  return status === 429 || (status === 403 && /rate limit exceeded/i.test(textOf(bytes)))
}

/** Of an error's body; one that is longer is no error of Canvas. */
const mostBytesRead = 64 * 1024

function toldBy(answer: Answer): string {
  if (answer.bytes.length > mostBytesRead) return textOf(answer.bytes)
  try {
    return refusal.parse(readJson(answer))
  } catch {
    return textOf(answer.bytes)
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, 500))

/** `Retry-After` holds seconds or a date. */
function retryAfter(header: string | null): { retryAfterSeconds?: number } {
  if (!header) return {}
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? { retryAfterSeconds: Math.max(0, Math.ceil(seconds)) } : {}
}
