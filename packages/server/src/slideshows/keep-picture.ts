import { createHash } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { CatalogueStore, MediaFile, MediaPlace } from '../media/catalogue-store.ts'
import { pictureExtensions, pictureType } from '../media/picture-types.ts'
import type { Upload } from '../route.ts'
import { cleanSvg } from './clean-svg.ts'

/** Keeps a picture that an author sends, as what its bytes say that it is. NOT_A_PICTURE when slides cannot show it. */
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
  const bytes = contentType === 'image/svg+xml' ? harmless(sent) : sent
  if (!extension || !bytes) throw new Problem('NOT_A_PICTURE')
  return catalogue.add(place, {
    kind: 'image',
    bytes,
    contentType,
    extension,
    readableName: upload.name.replace(/\.\w+$/, '') || 'picture',
    recipe: createHash('sha256').update(sent).digest('hex'),
  })
}

function harmless(svg: Buffer): Buffer | undefined {
  const cleaned = cleanSvg(svg.toString('utf8'))
  return cleaned === undefined ? undefined : Buffer.from(cleaned)
}
