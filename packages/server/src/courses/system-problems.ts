import { Problem, type ProblemCode } from '@lectern/domain/problems/problems.ts'

/** Whether the course system cannot answer for a while: what it listed before still counts. */
export function isOutage(error: unknown): error is Problem {
  return isOneOf(error, ['COURSE_SYSTEM_UNAVAILABLE', 'COURSE_SYSTEM_IN_MAINTENANCE'])
}

/** Whether the course system says that this key has no course any more: what it listed before no longer counts. */
export function endsMembership(error: unknown): error is Problem {
  return isOneOf(error, ['KEY_REJECTED', 'NO_COURSES_TO_EDIT'])
}

function isOneOf(error: unknown, codes: readonly ProblemCode[]): error is Problem {
  return error instanceof Problem && codes.includes(error.code)
}
