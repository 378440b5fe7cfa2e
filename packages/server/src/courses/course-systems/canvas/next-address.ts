import { Problem } from '@lectern/domain/problems/problems.ts'
import LinkHeader from 'http-link-header'

/**
 * Where a listing goes on, from its `Link` header; undefined at its end. Hosted Canvas may name another of its hosts
 * there: the key goes only to the one that was registered, so the rest of the address is asked of that one.
 */
export function nextAddress(link: string | null, current: URL): URL | undefined {
  if (!link) return undefined
  try {
    const [next] = LinkHeader.parse(link).rel('next')
    if (!next) return undefined
    const { pathname, search } = new URL(next.uri, current)
    return new URL(pathname + search, current.origin)
  } catch (cause) {
    // Going on without it would cut the listing short.
    throw new Problem('COURSE_SYSTEM_FAILED', { cause })
  }
}
