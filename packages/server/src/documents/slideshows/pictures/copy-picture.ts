import { createHash } from 'node:crypto'
import { pictureLimit } from '@lectern/domain/api/endpoint/endpoint.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CourseSystem, Fetch } from '../../../course-material/courses/course-system.ts'
import { fetchPicture } from '../../../course-material/courses/network/fetch-picture.ts'
import type { CatalogueStore, MediaFile, MediaPlace } from '../../../course-material/media/catalogue-store.ts'
import { keepPicture } from '../../../course-material/media/pictures/keep-picture.ts'

interface CopyDependencies {
  /** Fetches pictures of the course system, with the user's key. */
  readonly system: Pick<CourseSystem, 'fetchFile'>
  /** Address of the course system. */
  readonly baseUrl: string
  /** Fetches the others, from public addresses only: an author must not reach the network of this server. */
  readonly publicFetch: Fetch
  readonly catalogue: CatalogueStore
}

/** Timeout of the other site in milliseconds. */
const timeoutMs = 20_000

/**
 * Stores a copy of the picture at an address. NOT_FOUND (`pictureNotFetched`) if the other site does not send it,
 * NOT_A_PICTURE or PICTURE_TOO_LARGE if slides cannot show it. The problems of the course system for its own pictures.
 */
export async function copyPicture(
  { catalogue, ...sources }: CopyDependencies,
  place: MediaPlace,
  url: string,
  signal: AbortSignal,
): Promise<MediaFile> {
  const bytes = await bytesOf(sources, url, signal)
  const recipe = createHash('sha256').update(url).update(bytes).digest('hex')
  return keepPicture(catalogue, place, { name: 'picture', bytes, recipe })
}

async function bytesOf(
  { system, baseUrl, publicFetch }: Omit<CopyDependencies, 'catalogue'>,
  url: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const address = new URL(url)
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const isOwn = address.origin === URL.parse(baseUrl)?.origin
  try {
    const file = isOwn
      ? await system.fetchFile({ url }, pictureLimit, bounded)
      : await fetchPicture(publicFetch, address, pictureLimit, bounded)
    return file.bytes
  } catch (error) {
    signal.throwIfAborted()
    if (isOwn && error instanceof Problem && error.code !== 'NOT_FOUND' && !bounded.aborted) throw error
    throw new Problem('NOT_FOUND', { reason: 'pictureNotFetched', cause: error })
  }
}
