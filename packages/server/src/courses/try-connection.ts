import type { Connection } from '@lectern/domain/api/accounts.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Connector } from './connector.ts'
import type { CourseSystemConnection } from './course-system.ts'

/** A course system that is slow must not keep somebody from registering. */
const mostPatience = 3000

/** Asks a course system whose key this is, for so many milliseconds at most, and tells it to a person. Never throws. */
export async function tryConnection(
  systems: Connector,
  connection: CourseSystemConnection,
  patience = mostPatience,
): Promise<Connection> {
  const enough = AbortSignal.timeout(patience)
  try {
    const owner = await systems.connectOnce(connection).whoAmI(enough)
    const system = systems.labelAt(connection.baseUrl)
    return { ok: true, system, message: `Connected to your course system as ${owner.name}.` }
  } catch (error) {
    if (enough.aborted) return failed(new Problem('COURSE_SYSTEM_UNAVAILABLE'))
    return failed(error instanceof Problem ? error : new Problem('COURSE_SYSTEM_FAILED'))
  }
}

function failed({ message }: Problem): Connection {
  return { ok: false, system: null, message }
}
