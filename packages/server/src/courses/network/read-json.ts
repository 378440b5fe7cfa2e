import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Answer } from './exchange.ts'

/**
 * Of all objects, lists, texts and numbers in an answer together. Twice what the largest courses have; a schema that
 * millions of them do not fit would use up all memory for saying so.
 */
const mostValues = 300_000

/** The JSON of a success. A sign-in page answers 200 too. */
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

/** A loop, not a recursion: JSON from outside may be as deep as it is long. */
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
