import { createHash } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CatalogueStore, MediaFile, MediaPlace } from './catalogue-store.ts'
import { collectBytes } from './collect-bytes.ts'
import { pictureExtensions, pictureType } from './picture-types.ts'
import { safePicture } from './safe-picture.ts'
import type { Upload } from '../route.ts'

/**
 * Stores an image from an author with the type that its bytes have. NOT_A_PICTURE or PICTURE_TOO_LARGE if slides
 * cannot show it.
 */
export async function keepPicture(
  catalogue: CatalogueStore,
  place: MediaPlace,
  upload: Upload,
): Promise<MediaFile> {
  const sent = await collectBytes(upload.bytes)
  const contentType = pictureType(sent)
  const extension = contentType && pictureExtensions[contentType]
  if (!contentType || !extension) throw new Problem('NOT_A_PICTURE')
  const bytes = safePicture(sent, contentType)
  return catalogue.add(place, {
    kind: 'image',
    bytes,
    contentType,
    extension,
    readableName: upload.name.replace(/\.\w+$/, '') || 'picture',
    recipe: createHash('sha256').update(sent).digest('hex'),
  })
}
