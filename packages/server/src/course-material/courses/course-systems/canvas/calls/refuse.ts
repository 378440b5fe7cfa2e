import { Problem } from '@lectern/domain/problems/problems.ts'
import { readRetryAfter } from '@lectern/domain/problems/retry-after.ts'
import type { Answer } from '../../../answer.ts'
import { isJson, readJson } from '../../../network/read-json.ts'
import { refusal, refusedFields } from './schemas.ts'

/** The problem of an answer; undefined for a success. Texts are localised, so only status and headers decide. */
export function problemOf(answer: Answer): Problem | undefined {
  const { status, headers } = answer
  if (status >= 200 && status < 300) return undefined
  const cause = new Error(`Canvas answered ${status}: ${messageOf(answer)}`)
  if (isThrottled(answer) || status === 408 || status >= 500) {
    return new Problem('COURSE_SYSTEM_UNAVAILABLE', {
      cause,
      retryAfterSeconds: readRetryAfter(headers.get('retry-after'), Date.now()),
    })
  }
  if (status === 401 && headers.get('www-authenticate')?.toLowerCase().startsWith('bearer')) {
    return new Problem('KEY_REJECTED', { cause })
  }
  if (status === 401 || status === 403) return new Problem('COURSE_SYSTEM_FORBIDS', { cause })
  if (status === 404 && isJson(answer)) return new Problem('NOT_FOUND', { cause })
  if (status < 400 || status === 404) return new Problem('NOT_A_COURSE_SYSTEM', { cause })
  return new Problem('COURSE_SYSTEM_FAILED', { cause })
}

/** The same for a change, whose content Canvas may refuse by field. */
export function problemOfChange(answer: Answer): Problem | undefined {
  const problem = problemOf(answer)
  if (problem?.code !== 'COURSE_SYSTEM_FAILED' || !/^4(00|22)$/.test(String(answer.status))) return problem
  const { cause } = problem
  const fields = fieldsOf(answer)
  if (fields.includes('title')) return new Problem('PAGE_NOT_ACCEPTED', { reason: 'title', cause })
  if (fields.includes('body')) return new Problem('PAGE_NOT_ACCEPTED', { reason: 'content', cause })
  if (fields.some((field) => field === 'front_page' || field === 'published'))
    return new Problem('PAGE_NOT_ACCEPTED', { reason: 'frontPage', cause })
  return new Problem('PAGE_NOT_ACCEPTED', { cause })
}

/** Canvas also throttles with a 403; this text is not localised. */
export function isThrottled({ status, bytes }: Answer): boolean {
  return status === 429 || (status === 403 && /rate limit exceeded/i.test(textOf(bytes)))
}

function fieldsOf(answer: Answer): readonly string[] {
  if (!isJson(answer) || answer.bytes.length > mostBytesRead) return []
  return refusedFields.safeParse(readJson(answer)).data ?? []
}

/** Limit for an error's body. A longer body is not an error of Canvas. */
const mostBytesRead = 64 * 1024

function messageOf(answer: Answer): string {
  if (answer.bytes.length > mostBytesRead) return textOf(answer.bytes)
  try {
    return refusal.parse(readJson(answer))
  } catch {
    return textOf(answer.bytes)
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, 500))
