import { Problem } from '@lectern/domain/problems/problems.ts'

/** The problem of a course file that is incomplete or was changed. */
export function damagedCartridgeProblem(cause?: unknown): Problem {
  return new Problem('NOT_A_COURSE_FILE', { reason: 'damaged', cause })
}
