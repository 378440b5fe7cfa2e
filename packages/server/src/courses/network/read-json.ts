import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Answer } from './exchange.ts'

/** The JSON of a success. A sign-in page answers 200 too. */
export function readJson(answer: Answer): unknown {
  if (!isJson(answer)) throw new Problem('NOT_A_COURSE_SYSTEM')
  try {
    return JSON.parse(new TextDecoder().decode(answer.bytes))
  } catch (cause) {
    throw new Problem('COURSE_SYSTEM_FAILED', { cause })
  }
}

export function isJson({ headers }: Answer): boolean {
  return /^application\/([^;]*\+)?json\b/i.test(headers.get('content-type') ?? '')
}
