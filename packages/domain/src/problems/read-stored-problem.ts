import { catch as orElse, z } from 'zod/mini'
import { isProblemCode, type ProblemCode } from './codes/problem-kinds.ts'
import { type StoredProblem, storedProblem } from './codes/problem-reason.ts'
import { problemSentences } from './problem-sentences.ts'

const text = orElse(z.optional(z.string()), undefined)
const anyVersion = z.object({ ...storedProblem.shape, code: text, error: text, reason: text })

/**
 * A problem of a row that another version of Lectern may have written. Fields of another form are left out. A problem
 * without a sentence has that of its code, and one without a code is `otherwise`.
 */
export function readStoredProblem(stored: unknown, otherwise: ProblemCode): StoredProblem {
  const { code = otherwise, error, reason, values } = anyVersion.safeParse(stored).data ?? {}
  const known = isProblemCode(code) ? code : otherwise
  return {
    error: error ?? problemSentences[known].default,
    code,
    ...(error !== undefined && reason !== undefined && { reason }),
    ...(error !== undefined && values && { values }),
  }
}
