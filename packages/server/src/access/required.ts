import { Problem } from '@lectern/domain/problems/problems.ts'

/** The thing itself; NOT_FOUND if there is none. */
export function required<T>(found: T | undefined): T {
  if (found === undefined) throw new Problem('NOT_FOUND')
  return found
}
