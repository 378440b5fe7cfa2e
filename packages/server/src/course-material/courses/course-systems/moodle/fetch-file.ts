import { Problem } from '@lectern/domain/problems/problems.ts'
import type { FileReference, SystemFile } from '../../course-system.ts'
import type { MoodleClient } from './client.ts'

/**
 * A file that a page shows. A file of this Moodle is read with the key. Any other http(s) address is fetched
 * directly, and any failure there means NOT_FOUND.
 */
export async function fetchFile(
  client: MoodleClient,
  { url }: FileReference,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<SystemFile> {
  const address = URL.parse(url)
  if (!address || !/^https?:$/.test(address.protocol)) throw new Problem('NOT_FOUND')
  const fetched = await client.download(address, maxBytes, signal).catch((error: unknown) => {
    if (client.isFile(address) || signal?.aborted) throw error
    throw new Problem('NOT_FOUND', { cause: error })
  })
  // A file that needs a browser session answers with the sign-in page.
  if (fetched.contentType === 'text/html') throw new Problem('NOT_FOUND')
  return fetched
}
