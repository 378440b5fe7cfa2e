import { createHash } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CatalogueStore, MediaFile, MediaPlace } from '../media/catalogue-store.ts'
import { pictureExtensions, pictureType } from '../media/picture-types.ts'
import { safePicture } from '../media/safe-picture.ts'
import type { Upload } from '../route.ts'

/** Keeps a picture that an author sends, as what its bytes say that it is. NOT_A_PICTURE and PICTURE_TOO_LARGE when slides cannot show it. */
export async function keepPicture(
  catalogue: CatalogueStore,
  place: MediaPlace,
  upload: Upload,
): Promise<MediaFile> {
  const chunks: Uint8Array[] = []
  for await (const chunk of upload.bytes) chunks.push(chunk)
  const sent = Buffer.concat(chunks)
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
