import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'

/** Whether the course system is temporarily unavailable, so that its last list stays valid. */
export function isOutage(error: unknown): error is Problem {
  return isOneOf(error, ['COURSE_SYSTEM_UNAVAILABLE', 'COURSE_SYSTEM_IN_MAINTENANCE'])
}

/** Whether the course system reports that this key has no courses, so that its last list is no longer valid. */
export function endsMembership(error: unknown): error is Problem {
  return isOneOf(error, ['KEY_REJECTED', 'NO_COURSES_TO_EDIT'])
}

function isOneOf(error: unknown, codes: readonly ProblemCode[]): error is Problem {
  return error instanceof Problem && codes.includes(error.code)
}
