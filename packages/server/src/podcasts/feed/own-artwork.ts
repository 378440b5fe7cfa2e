import { createHash } from 'node:crypto'
import { artworkSides } from '@lectern/domain/api/feeds.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { imageSize } from 'image-size'
import type { Account } from '../../accounts/account.ts'
import type { CatalogueStore, MediaPlace } from '../../media/catalogue-store.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { pictureExtensions, pictureType } from '../../media/picture-types.ts'
import type { ServedFile } from '../../media/served-file.ts'
import type { Upload } from '../../route.ts'

export type OwnArtwork = ReturnType<typeof createOwnArtwork>

/**
 * Pictures that authors choose for their feeds. They count towards the storage of the account that uploaded them. They
 * are deleted with their feed.
 */
export function createOwnArtwork({
  catalogue,
  store,
}: {
  catalogue: Pick<CatalogueStore, 'add' | 'find' | 'forget'>
  store: Pick<MediaStore, 'read' | 'has'>
}) {
  return {
    /** Returns the name of the file. ARTWORK_NOT_FIT for a picture that podcast apps would refuse. */
    async keep(
      account: Account,
      place: Pick<MediaPlace, 'courseSystem' | 'courseId'>,
      upload: Upload,
    ): Promise<string> {
      const bytes = await readUpload(upload)
      const contentType = typeOfArtwork(bytes)
      const { organization, id: accountId } = account
      const { filename } = await catalogue.add(
        { ...place, pageId: null, organization, accountId },
        {
          kind: 'image',
          bytes,
          contentType,
          extension: pictureExtensions[contentType] ?? '',
          readableName: 'artwork',
          recipe: createHash('sha256').update(bytes).digest('hex'),
        },
      )
      return filename
    },

    /** Undefined if its bytes are lost. */
    async find(filename: string): Promise<ServedFile | undefined> {
      const file = await catalogue.find(filename)
      if (!file || !(await store.has(filename))) return undefined
      return {
        contentType: file.contentType,
        bytes: file.bytes,
        version: file.sha256.slice(0, 32),
        read: (range) => store.read(filename, range),
      }
    },

    forget: (filename: string) => catalogue.forget(filename),
  }
}

async function readUpload(upload: Upload): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of upload.bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function typeOfArtwork(bytes: Uint8Array): string {
  const type = pictureType(bytes)
  if ((type === 'image/jpeg' || type === 'image/png') && isFit(bytes)) return type
  throw new Problem('ARTWORK_NOT_FIT')
}

function isFit(bytes: Uint8Array): boolean {
  try {
    const { width, height } = imageSize(bytes)
    return width === height && width >= artworkSides.least && width <= artworkSides.most
  } catch {
    // The header cannot be read.
    return false
  }
}
