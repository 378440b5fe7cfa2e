import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Answer } from '../answer.ts'

/**
 * Limit for all objects, arrays, texts and numbers of an answer together: twice what the largest courses have.
 * Millions of values that do not match a schema would use all memory for error messages.
 */
const mostValues = 300_000

/** The JSON of a successful answer. A sign-in page also has status 200. */
export function readJson(answer: Answer): unknown {
  if (!isJson(answer)) throw new Problem('NOT_A_COURSE_SYSTEM')
  const json = parse(answer.bytes)
  if (holdsMoreThan(mostValues, json)) {
    throw new Problem('COURSE_SYSTEM_FAILED', {
      cause: new Error(`The answer has more than ${mostValues} values.`),
    })
  }
  return json
}

export function isJson({ headers }: Answer): boolean {
  return /^application\/([^;]*\+)?json\b/i.test(headers.get('content-type') ?? '')
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw new Problem('COURSE_SYSTEM_FAILED', { cause })
  }
}

/** A loop instead of recursion, because external JSON can be deeply nested. */
function holdsMoreThan(most: number, json: unknown): boolean {
  const waiting = [json]
  let known = 1
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue
    const below: unknown[] = Object.values(value)
    known += below.length
    if (known > most) return true
    for (const each of below) waiting.push(each)
  }
  return false
}
