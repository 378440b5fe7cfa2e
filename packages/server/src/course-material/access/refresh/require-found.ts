import { Problem } from '@lectern/domain/problems/problems.ts'

/** Returns the value; throws NOT_FOUND if it is undefined. */
export function requireFound<T>(found: T | undefined): T {
  if (found === undefined) throw new Problem('NOT_FOUND')
  return found
}
