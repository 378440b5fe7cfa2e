import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Answer } from './exchange.ts'

/**
 * The problem of an answer that says 'not now', from the course system or a proxy in front of it; undefined for any other.
 * A maintenance page is told by its status line (Moodle: `Status: 503 Moodle under maintenance`) or its text.
 */
export function busyProblem(answer: Answer): Problem | undefined {
  const { status } = answer
  if (!/^(408|429|50[0234]|5[1-9]\d)$/.test(String(status))) return undefined
  const cause = new Error(`The course system answered ${status}.`)
  if (status === 503 && isMaintenancePage(answer)) {
    return new Problem('COURSE_SYSTEM_IN_MAINTENANCE', { cause })
  }
  const seconds = Number(answer.headers.get('retry-after') ?? 0)
  const retryAfter = seconds > 0 && { retryAfterSeconds: seconds }
  return new Problem('COURSE_SYSTEM_UNAVAILABLE', { cause, ...retryAfter })
}

const mostBytes = 64 * 1024

function isMaintenancePage({ headers, bytes }: Answer): boolean {
  const isHtml = /^text\/html\b/i.test(headers.get('content-type') ?? '')
  const text = isHtml ? new TextDecoder().decode(bytes.subarray(0, mostBytes)) : ''
  return /\bmaintenance\b/i.test(`${headers.get('status') ?? ''} ${text}`)
}
