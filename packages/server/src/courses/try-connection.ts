import type { Connection } from '@lectern/domain/api/accounts.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CourseSystem } from './course-system.ts'

/** Asks a course system whose key this is, and tells it to a person. Never throws. */
export async function tryConnection(system: CourseSystem, name: string): Promise<Connection> {
  try {
    const owner = await system.whoAmI()
    return { ok: true, system: name, message: `Connected to your course system as ${owner.name}.` }
  } catch (error) {
    const message = error instanceof Problem ? error.message : new Problem('COURSE_SYSTEM_FAILED').message
    return { ok: false, system: null, message }
  }
}
