import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import { z } from 'zod'
import { busyProblem } from '../../network/busy.ts'
import type { Answer } from '../../answer.ts'
import { isJson, readJson } from '../../network/read-json.ts'

/**
 * Moodle's refusals, nearly always with status 200. Web services and files use different formats. Texts are
 * localised, so only codes decide.
 */
const refusal = z
  .object({ errorcode: z.string().catch('') })
  .and(
    z.union([
      z.object({ exception: z.string(), message: z.string().catch('') }),
      z.object({ error: z.string() }),
    ]),
  )
type Refusal = z.infer<typeof refusal>

/** Every valid key may call this function. An expired key and a key with an IP restriction may not. */
export const siteInfoFunction = 'core_webservice_get_site_info'

const meanings: Record<string, ProblemCode> = {
  invalidtoken: 'KEY_REJECTED',
  invalidlogin: 'KEY_REJECTED',
  servicenotavailable: 'KEY_REJECTED',
  wsaccessusersuspended: 'KEY_REJECTED',
  wsaccessuserdeleted: 'KEY_REJECTED',
  wsaccessuserexpired: 'KEY_REJECTED',
  wsaccessuserunconfirmed: 'KEY_REJECTED',
  accessexception: 'COURSE_SYSTEM_FORBIDS',
  errorcoursecontextnotvalid: 'COURSE_SYSTEM_FORBIDS',
  requireloginerror: 'COURSE_SYSTEM_FORBIDS',
  nopermissions: 'COURSE_SYSTEM_FORBIDS',
  invalidrecord: 'NOT_FOUND',
  filenotfound: 'NOT_FOUND',
  sitemaintenance: 'COURSE_SYSTEM_IN_MAINTENANCE',
  dbconnectionfailed: 'COURSE_SYSTEM_UNAVAILABLE',
  upgraderunning: 'COURSE_SYSTEM_IN_MAINTENANCE',
}

/** A longer answer is not a refusal and is not parsed. */
const mostBytesOfRefusal = 64 * 1024

/** The refusal in an answer, if any. */
export function refusalIn(answer: Answer): Refusal | undefined {
  if (answer.status !== 200 || !isJson(answer) || answer.bytes.length > mostBytesOfRefusal) return undefined
  return refusal.safeParse(readJson(answer)).data
}

/** The problem of the answer to a function call; undefined for a success. */
export function problemOfCall(answer: Answer, called: string): Problem | undefined {
  const refused = refusalIn(answer)
  if (!refused) return problemOfStatus(answer)
  const cause = causeOf(refused)
  if (refused.errorcode === 'accessexception') {
    return called === siteInfoFunction
      ? new Problem('KEY_REJECTED', { cause })
      : missingFunctionsProblem([called], cause)
  }
  // An unknown function is missing from a table whose name is not localised.
  const isUnknown = 'message' in refused && refused.message.includes('external_functions')
  if (refused.errorcode === 'invalidrecord' && isUnknown) return missingFunctionsProblem([called], cause)
  return problemOf(meanings[refused.errorcode] ?? 'COURSE_SYSTEM_FAILED', cause)
}

/** The problem of the answer to a file request; undefined for a file, which can also be JSON. */
export function problemOfFile(answer: Answer): Problem | undefined {
  const refused = refusalIn(answer)
  if (!refused) return answer.status === 404 ? new Problem('NOT_FOUND') : problemOfStatus(answer)
  const cause = causeOf(refused)
  if (refused.errorcode !== 'accessexception')
    return problemOf(meanings[refused.errorcode] ?? 'NOT_FOUND', cause)
  return new Problem('COURSE_SYSTEM_FORBIDS', { reason: 'moodleFiles', cause })
}

/** For a key, or a Moodle, that lacks these functions. */
export function missingFunctionsProblem(functions: readonly string[], cause?: Error): Problem {
  const values = { functions: functions.join(', ') }
  return new Problem('COURSE_SYSTEM_FORBIDS', { reason: 'moodleFunctions', values, cause })
}

function problemOf(code: ProblemCode, cause: unknown): Problem {
  return code === 'COURSE_SYSTEM_IN_MAINTENANCE'
    ? new Problem(code, { reason: 'moodle', cause })
    : new Problem(code, { cause })
}

function problemOfStatus(answer: Answer): Problem | undefined {
  const { status, headers, bytes } = answer
  if (status >= 200 && status < 300) return undefined
  const cause = new Error(`Moodle answered ${status}.`)
  const isHtml = /^text\/html\b/i.test(headers.get('content-type') ?? '')
  if (status === 403 && isHtml && bytes.length === 0)
    return new Problem('COURSE_SYSTEM_FORBIDS', { reason: 'moodleWebServices', cause })
  const busy = busyProblem(answer)
  if (busy) return busy.retryable ? busy : problemOf(busy.code, cause)
  if (status === 401 || status === 403) return new Problem('COURSE_SYSTEM_FORBIDS', { cause })
  return new Problem('NOT_A_COURSE_SYSTEM', { cause })
}

function causeOf(refused: Refusal): Error {
  return new Error(
    `Moodle answered ${refused.errorcode}: ${'message' in refused ? refused.message : refused.error}`,
  )
}
