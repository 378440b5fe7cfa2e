import { Problem } from '@lectern/domain/problems/problems.ts'
import LinkHeader from 'http-link-header'

/**
 * The next page of a listing, from its `Link` header; undefined at the end. Hosted Canvas may name another of its
 * hosts there. The key goes only to the registered host, so the path and query are requested from that host.
 */
export function nextAddress(link: string | null, current: URL): URL | undefined {
  if (!link) return undefined
  try {
    const [next] = LinkHeader.parse(link).rel('next')
    if (!next) return undefined
    const { pathname, search } = new URL(next.uri, current)
    return new URL(pathname + search, current.origin)
  } catch (cause) {
    // Without the next page the listing would be incomplete.
    throw new Problem('COURSE_SYSTEM_FAILED', { cause })
  }
}
