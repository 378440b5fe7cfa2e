import { Problem } from '@lectern/domain/problems/problems.ts'
import { readRetryAfter } from '@lectern/domain/problems/retry-after.ts'
import type { Answer } from '../answer.ts'

/**
 * The problem of a 'busy' answer, from the course system or a proxy in front of it; undefined for any other answer.
 * A maintenance page is recognised by its status line (Moodle: `Status: 503 Moodle under maintenance`) or its text.
 */
export function busyProblem(answer: Answer): Problem | undefined {
  const { status } = answer
  if (!/^(408|429|50[0234]|5[1-9]\d)$/.test(String(status))) return undefined
  const cause = new Error(`The course system answered ${status}.`)
  if (status === 503 && isMaintenancePage(answer)) {
    return new Problem('COURSE_SYSTEM_IN_MAINTENANCE', { cause })
  }
  // A time of 0 says no more than none: the usual delays apply.
  const retryAfterSeconds = readRetryAfter(answer.headers.get('retry-after'), Date.now()) || undefined
  return new Problem('COURSE_SYSTEM_UNAVAILABLE', { cause, retryAfterSeconds })
}

const mostBytes = 64 * 1024

function isMaintenancePage({ headers, bytes }: Answer): boolean {
  const isHtml = /^text\/html\b/i.test(headers.get('content-type') ?? '')
  const text = isHtml ? new TextDecoder().decode(bytes.subarray(0, mostBytes)) : ''
  return /\bmaintenance\b/i.test(`${headers.get('status') ?? ''} ${text}`)
}
