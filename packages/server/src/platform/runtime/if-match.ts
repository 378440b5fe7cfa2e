import { Problem } from '@lectern/domain/problems/problems.ts'

/**
 * The revisions in an `If-Match` header (RFC 9110, 13.1.1). Undefined for `*` and for no header. Throws for values that
 * are no ETag of Lectern.
 */
export function readRevisions(ifMatch: string | undefined): readonly number[] | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  return ifMatch.split(',').map((etag) => {
    const revision = /^(?:W\/)?"(\d+)"$/.exec(etag.trim())?.[1]
    if (revision === undefined) throw new Problem('INVALID_REQUEST', { reason: 'notAnEtag' })
    return Number(revision)
  })
}
