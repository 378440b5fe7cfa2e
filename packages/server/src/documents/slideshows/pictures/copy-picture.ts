import { createHash } from 'node:crypto'
import { pictureLimit } from '@lectern/domain/api/endpoint/endpoint.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CourseSystem } from '../../../course-material/courses/course-system.ts'
import type { CatalogueStore, MediaFile, MediaPlace } from '../../../course-material/media/catalogue-store.ts'
import { keepPicture } from '../../../course-material/media/pictures/keep-picture.ts'

interface CopyDependencies {
  /** Fetches files of the course system with the user's key, and those of other sites without it. */
  readonly system: Pick<CourseSystem, 'fetchFile'>
  readonly catalogue: CatalogueStore
}

/** Timeout of the other site in milliseconds. */
const timeoutMs = 20_000

/**
 * Stores a copy of the picture at an address. NOT_FOUND (`pictureNotFetched`) if the other site does not send it,
 * NOT_A_PICTURE or PICTURE_TOO_LARGE if slides cannot show it.
 */
export async function copyPicture(
  { system, catalogue }: CopyDependencies,
  place: MediaPlace,
  url: string,
  signal: AbortSignal,
): Promise<MediaFile> {
  const bytes = await fetchPicture(system, url, signal)
  const recipe = createHash('sha256').update(url).update(bytes).digest('hex')
  return keepPicture(catalogue, place, { name: 'picture', bytes, recipe })
}

async function fetchPicture(
  system: CopyDependencies['system'],
  url: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  try {
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    return (await system.fetchFile({ url }, pictureLimit, bounded)).bytes
  } catch (error) {
    signal.throwIfAborted()
    throw new Problem('NOT_FOUND', { reason: 'pictureNotFetched', cause: error })
  }
}
