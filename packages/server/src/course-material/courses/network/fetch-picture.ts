import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Fetch, SystemFile } from '../course-system.ts'
import { exchange } from './exchange.ts'
import { followRedirects } from './follow-redirects.ts'

const userAgent = 'Lectern/0.1'

/** Fetches an image of another host without credentials. Any failure means NOT_FOUND. */
export async function fetchPicture(
  fetch: Fetch,
  address: URL,
  maxBytes: number,
  signal = AbortSignal.timeout(20_000),
): Promise<SystemFile> {
  if (!/^https?:$/.test(address.protocol)) throw new Problem('NOT_FOUND')
  const headers = { 'user-agent': userAgent }
  const answer = await followRedirects(address, address.origin, (target) =>
    exchange(fetch, target, { headers, maxBytes, signal }),
  ).catch((error: unknown) => {
    throw new Problem(signal.aborted ? 'CANCELLED' : 'NOT_FOUND', { cause: error })
  })
  const contentType = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (answer.status !== 200 || !contentType.startsWith('image/')) throw new Problem('NOT_FOUND')
  return { bytes: answer.bytes, contentType }
}
