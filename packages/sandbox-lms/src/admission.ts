import { errors } from './errors.ts'
import type { Teacher } from './teacher.ts'

/** Admits the changes of a teacher, or refuses them as Canvas does. A throttled key is refused every other time. */
export function createAdmission(): (teacher: Teacher) => void {
  const throttled = new Set<number>()
  return ({ id, mode }) => {
    if (mode === 'reader') throw errors.notPermitted()
    if (mode !== 'throttled' || throttled.delete(id)) return
    throttled.add(id)
    throw errors.throttled()
  }
}
