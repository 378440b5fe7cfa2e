import { createHash } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CatalogueStore, MediaFile, MediaPlace } from '../catalogue-store.ts'
import { pictureExtensions, pictureType } from './picture-types.ts'
import { safePicture } from './safe-picture.ts'

interface SentPicture {
  /** A file name, or a word for the name of the stored file. */
  readonly name: string
  readonly bytes: Uint8Array
  /** The origin of the picture. If undefined, its bytes identify it. */
  readonly recipe?: string
}

/**
 * Stores an image with the type that its bytes have. NOT_A_PICTURE or PICTURE_TOO_LARGE if slides cannot show it.
 */
export async function keepPicture(
  catalogue: CatalogueStore,
  place: MediaPlace,
  { name, bytes: sent, recipe = createHash('sha256').update(sent).digest('hex') }: SentPicture,
): Promise<MediaFile> {
  const contentType = pictureType(sent)
  const extension = contentType && pictureExtensions[contentType]
  if (!contentType || !extension) throw new Problem('NOT_A_PICTURE')
  const bytes = safePicture(sent, contentType)
  return catalogue.add(place, {
    kind: 'image',
    bytes,
    contentType,
    extension,
    readableName: name.replace(/\.\w+$/, '') || 'picture',
    recipe,
  })
}
