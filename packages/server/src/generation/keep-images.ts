import { createHash } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import pLimit from 'p-limit'
import type { CourseSystem } from '../courses/course-system.ts'
import { mediaAddress } from '../media/media-address.ts'
import type { CatalogueStore, MediaPlace } from '../media/catalogue-store.ts'
import { pictureExtensions } from '../media/picture-types.ts'
import { safePicture } from '../media/safe-picture.ts'
import { isStorageProblem } from '../storage-problem.ts'
import type { BlockOf, StructuredPage } from './page.ts'

const maxBytes = 10 * 1024 * 1024
const maxImages = 24
/** All pictures of a page together may take so long; those that are not there by then are left out. */
const patienceMs = 15_000

/**
 * Fetches the pictures of a page with the user's key and keeps them in our media, since Canvas shows them to key
 * holders only. Answers where each is kept, by the address the page gives it. Those that cannot be had are left out.
 */
export async function keepImages(
  rooms: { system: CourseSystem; catalogue: CatalogueStore },
  place: MediaPlace,
  page: StructuredPage,
  signal: AbortSignal,
): Promise<{ images: ReadonlyMap<string, string>; missing: number }> {
  const figures = page.blocks.filter((block) => block.kind === 'figure').slice(0, maxImages)
  const limit = pLimit(4)
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
  const kept = await Promise.all(
    figures.map((figure) => limit(() => keepImage(rooms, place, figure, bounded, signal))),
  )
  const found = kept.filter((entry) => entry !== undefined)
  return { images: new Map(found), missing: figures.length - found.length }
}

async function keepImage(
  { system, catalogue }: { system: CourseSystem; catalogue: CatalogueStore },
  place: MediaPlace,
  figure: BlockOf<'figure'>,
  bounded: AbortSignal,
  signal: AbortSignal,
): Promise<readonly [string, string] | undefined> {
  const { url } = figure.image
  const recipe = createHash('sha256').update(url).digest('hex')
  try {
    const file = await system.fetchFile(figure.image, maxBytes, bounded)
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
