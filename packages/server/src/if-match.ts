import { Problem } from '@lectern/domain/problems/problems.ts'

/** The revision in an `If-Match` header. `*` and none match anything; what we never gave out is refused. */
export function readRevision(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  const revision = /^(?:W\/)?"(\d+)"$/.exec(ifMatch.trim())?.[1]
  if (revision === undefined)
    throw new Problem('INVALID_REQUEST', { sentence: 'If-Match must be an ETag of this document.' })
  return Number(revision)
}
