import { createHash } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import pLimit from 'p-limit'
import type { CourseSystem, FileReference } from '../../courses/course-system.ts'
import { mediaAddress } from '../media-address.ts'
import type { CatalogueStore, MediaPlace } from '../catalogue-store.ts'
import { pictureExtensions } from './picture-types.ts'
import { safePicture } from './safe-picture.ts'
import { isStorageProblem } from '../../../platform/runtime/storage-problem.ts'

const maxBytes = 10 * 1024 * 1024
const mostPictures = 24
/** Timeout for all images of a page together, in milliseconds. Later images are left out. */
const timeoutMs = 15_000

interface PictureDependencies {
  readonly system: Pick<CourseSystem, 'fetchFile'>
  readonly catalogue: Pick<CatalogueStore, 'add' | 'findByRecipe'>
}

/**
 * Fetches the images of a page with the user's key and stores them, because Canvas serves them only with a key.
 * Returns the stored address of each image, by its address in the page. Unavailable images are left out.
 */
export async function keepPagePictures(
  dependencies: PictureDependencies,
  place: MediaPlace,
  pictures: readonly FileReference[],
  signal: AbortSignal,
): Promise<{ images: ReadonlyMap<string, string>; missing: number }> {
  const wanted = pictures.slice(0, mostPictures)
  const limit = pLimit(4)
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const kept = await Promise.all(
    wanted.map((picture) => limit(() => keepPagePicture(dependencies, place, picture, bounded, signal))),
  )
  const found = kept.filter((entry) => entry !== undefined)
  return { images: new Map(found), missing: wanted.length - found.length }
}

async function keepPagePicture(
  { system, catalogue }: PictureDependencies,
  place: MediaPlace,
  picture: FileReference,
  bounded: AbortSignal,
  signal: AbortSignal,
): Promise<readonly [string, string] | undefined> {
  const { url } = picture
  const recipe = createHash('sha256').update(url).digest('hex')
  try {
    const file = await system.fetchFile(picture, maxBytes, bounded)
    const extension = pictureExtensions[file.contentType]
    if (!extension) return undefined
    const image = await catalogue.add(place, {
      kind: 'image',
      bytes: safePicture(file.bytes, file.contentType),
      contentType: file.contentType,
      extension,
      readableName: 'picture',
      recipe,
    })
    return [url, mediaAddress(image)]
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof Problem) && !bounded.aborted) throw error
    if (isStorageProblem(error)) throw error
    const before = await catalogue.findByRecipe(place, recipe)
    return before && [url, mediaAddress(before)]
  }
}
