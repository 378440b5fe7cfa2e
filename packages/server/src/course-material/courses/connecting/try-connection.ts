import type { Connection } from '@lectern/domain/api/accounts.ts'
import { noticeSentences } from '@lectern/domain/problems/notice-sentences.ts'
import { Problem, reasonOf } from '@lectern/domain/problems/problems.ts'
import type { Connector } from './connector.ts'
import type { CourseSystemConnection } from '../course-system.ts'

/** A slow course system must not delay a registration. In milliseconds. */
const longestTimeout = 3000

/**
 * Requests the owner of a key with a timeout in milliseconds, and returns the result as a sentence. Never throws.
 */
export async function tryConnection(
  systems: Connector,
  connection: CourseSystemConnection,
  timeoutMs = longestTimeout,
): Promise<Connection> {
  const enough = AbortSignal.timeout(timeoutMs)
  try {
    const owner = await systems.connectOnce(connection).whoAmI(enough)
    const system = systems.labelAt(connection.baseUrl)
    const values = { name: owner.name }
    const notice = { code: 'CONNECTED', values }
    return { ok: true, system, message: noticeSentences.CONNECTED(values), notice }
  } catch (error) {
    if (enough.aborted) return failed(new Problem('COURSE_SYSTEM_UNAVAILABLE'))
    return failed(problemOfTest(error))
  }
}

/** The key of a test was usually just entered, so the course system may never have accepted it. */
function problemOfTest(error: unknown): Problem {
  if (!(error instanceof Problem)) return new Problem('COURSE_SYSTEM_FAILED')
  return error.code === 'KEY_REJECTED' ? new Problem('KEY_REJECTED', { reason: 'notAccepted' }) : error
}

function failed(problem: Problem): Connection {
  return { ok: false, system: null, message: problem.message, problem: reasonOf(problem) }
}
