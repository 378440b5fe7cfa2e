import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProblemCode } from '@lectern/domain/problems/problems.ts'
import { z } from 'zod'
import { busyProblem } from '../../network/busy.ts'
import type { Answer } from '../../network/exchange.ts'
import { isJson, readJson } from '../../network/read-json.ts'

/**
 * How Moodle says no, nearly always with status 200: its web services one way, its files the other way. Texts are
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

/** What every key may ask, except one that has expired or is used from where it may not be. */
export const whoseKey = 'core_webservice_get_site_info'

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

/** Longer answers are none, and are not read for that alone. */
const mostBytesOfRefusal = 64 * 1024

/** What an answer refuses, if it does. */
export function refusalIn(answer: Answer): Refusal | undefined {
  if (answer.status !== 200 || !isJson(answer) || answer.bytes.length > mostBytesOfRefusal) return undefined
  return refusal.safeParse(readJson(answer)).data
}

/** The problem that an answer to a function's call tells of; none for a success. */
export function problemOfCall(answer: Answer, called: string): Problem | undefined {
  const told = refusalIn(answer)
  if (!told) return problemOfStatus(answer)
  const cause = causeOf(told)
  if (told.errorcode === 'accessexception') {
    return called === whoseKey ? new Problem('KEY_REJECTED', { cause }) : lacking([called], cause)
  }
  // A function that is unknown misses in the table of functions, whose name is not localised.
  const isUnknown = 'message' in told && told.message.includes('external_functions')
  if (told.errorcode === 'invalidrecord' && isUnknown) return lacking([called], cause)
  return problemOf(meanings[told.errorcode] ?? 'COURSE_SYSTEM_FAILED', cause)
}

/** The problem that an answer tells of where a file was asked for; none for a file, which may be JSON too. */
export function problemOfFile(answer: Answer): Problem | undefined {
  const told = refusalIn(answer)
  if (!told) return answer.status === 404 ? new Problem('NOT_FOUND') : problemOfStatus(answer)
  const cause = causeOf(told)
  if (told.errorcode !== 'accessexception') return problemOf(meanings[told.errorcode] ?? 'NOT_FOUND', cause)
  const sentence =
    'This API key may not read files from your Moodle. Please ask its administrator to allow "Can download files" for the key\'s service.'
  return new Problem('COURSE_SYSTEM_FORBIDS', { sentence, cause })
}

/** For a key, or a Moodle, without these functions. */
export function lacking(functions: readonly string[], cause?: Error): Problem {
  const sentence = `Your Moodle does not offer everything that Lectern needs. Please ask its administrator to add to the service of your API key: ${functions.join(', ')}.`
  return new Problem('COURSE_SYSTEM_FORBIDS', { sentence, cause })
}

/** Sentences that name Moodle where they say what its users see there. */
const sentences: Partial<Record<ProblemCode, string>> = {
  COURSE_SYSTEM_IN_MAINTENANCE:
    'Moodle is in maintenance mode. Please try again when the maintenance is over.',
}

function problemOf(code: ProblemCode, cause: unknown): Problem {
  const sentence = sentences[code]
  return new Problem(code, { cause, ...(sentence && { sentence }) })
}

function problemOfStatus(answer: Answer): Problem | undefined {
  const { status, headers, bytes } = answer
  if (status >= 200 && status < 300) return undefined
  const cause = new Error(`Moodle answered ${status}.`)
  const isHtml = /^text\/html\b/i.test(headers.get('content-type') ?? '')
  if (status === 403 && isHtml && bytes.length === 0) {
    const sentence =
      'Web services are off on your Moodle. Please ask its administrator to turn on web services and the REST protocol.'
    return new Problem('COURSE_SYSTEM_FORBIDS', { sentence, cause })
  }
  const busy = busyProblem(answer)
  if (busy) return busy.retryable ? busy : problemOf(busy.code, cause)
  if (status === 401 || status === 403) return new Problem('COURSE_SYSTEM_FORBIDS', { cause })
  return new Problem('NOT_A_COURSE_SYSTEM', { cause })
}

function causeOf(told: Refusal): Error {
  return new Error(`Moodle answered ${told.errorcode}: ${'message' in told ? told.message : told.error}`)
}
