import { Problem } from '@lectern/domain/problems/problems.ts'
import type { FileReference, SystemFile } from '../../course-system.ts'
import type { MoodleClient } from './client.ts'

/**
 * A file that a page shows. One of this Moodle's own is read with the key; any other http(s) address is fetched as it
 * stands, and whatever goes wrong there means that there is no such file.
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
  // What wants a session of the browser answers with the sign-in page.
  if (fetched.contentType === 'text/html') throw new Problem('NOT_FOUND')
  return fetched
}
