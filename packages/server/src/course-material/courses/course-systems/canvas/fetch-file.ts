import { Problem } from '@lectern/domain/problems/problems.ts'
import type { FileReference, SystemFile } from '../../course-system.ts'
import { courseOf } from './calls/client.ts'
import type { CanvasClient } from './calls/client.ts'
import { file } from './calls/schemas.ts'

/**
 * A file that a page shows. A file of the course system itself is requested from the API, which returns its
 * download address. Any other http(s) address is fetched directly, and any failure there means NOT_FOUND.
 */
export async function fetchFile(
  client: CanvasClient,
  reference: FileReference,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<SystemFile> {
  const path = apiPathOf(client.origin, reference)
  const address = path ? URL.parse((await client.get(path, file, signal)).url) : URL.parse(reference.url)
  if (!address || !/^https?:$/.test(address.protocol)) throw new Problem('NOT_FOUND')
  const isForeign = address.origin !== client.origin
  const group = path && courseOf(path)
  const fetched = await client.download(address, maxBytes, signal, group).catch((error: unknown) => {
    if (isForeign && !path && !signal?.aborted) throw new Problem('NOT_FOUND', { cause: error })
    throw error
  })
  // A file that needs a browser session answers with the sign-in page.
  if (fetched.contentType === 'text/html') throw new Problem('NOT_FOUND')
  return fetched
}

/** The API path of the file: `courses/1/files/5001` or `files/5001`; undefined for other addresses. */
function apiPathOf(origin: string, { url, apiUrl }: FileReference): string | undefined {
  for (const candidate of [apiUrl, url]) {
    const address = candidate ? URL.parse(candidate) : null
    const path =
      address?.origin === origin &&
      /\/((?:courses\/\d+(?:~\d+)?\/)?files\/\d+(?:~\d+)?)(?:\/|$)/.exec(address.pathname)
    if (path) return path[1]
  }
  return undefined
}
