import { randomUUID } from 'node:crypto'
import { artworkSides } from '@lectern/domain/api/learners/feeds.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { imageSize } from 'image-size'
import type { Account } from '../../../accounts/account.ts'
import type { CatalogueStore, MediaPlace } from '../../../course-material/media/catalogue-store.ts'
import { collectBytes } from '../../../course-material/media/collect-bytes.ts'
import type { MediaStore } from '../../../course-material/media/media-store.ts'
import { pictureExtensions, pictureType } from '../../../course-material/media/pictures/picture-types.ts'
import { servedFile, type ServedFile } from '../../../course-material/media/served-file.ts'
import type { Upload } from '../../../route.ts'
import type { Logger } from '../../../platform/runtime/logger.ts'

export type OwnArtwork = ReturnType<typeof createOwnArtwork>

/**
 * Pictures that authors choose for their feeds. They count towards the storage of the account that uploaded them. They
 * are deleted with their feed.
 */
export function createOwnArtwork({
  catalogue,
  store,
  logger,
}: {
  catalogue: Pick<CatalogueStore, 'add' | 'find' | 'forget'>
  store: Pick<MediaStore, 'read' | 'has' | 'remove'>
  logger: Pick<Logger, 'warn'>
}) {
  return {
    /**
     * Returns the name of the file. Each upload is a file of its own, because it is deleted when it is replaced.
     * ARTWORK_NOT_FIT for a picture that podcast apps would refuse.
     */
    async keep(
      account: Account,
      place: Pick<MediaPlace, 'courseSystem' | 'courseId'>,
      upload: Upload,
    ): Promise<string> {
      const bytes = await collectBytes(upload.bytes)
      const contentType = typeOfArtwork(bytes)
      const { organization, id: accountId } = account
      const { filename } = await catalogue.add(
        { ...place, pageId: null, organization, accountId },
        {
          kind: 'own-artwork',
          bytes,
          contentType,
          extension: pictureExtensions[contentType] ?? '',
          readableName: 'artwork',
          recipe: randomUUID(),
        },
      )
      return filename
    },

    /** Undefined if its bytes are lost. */
    async find(filename: string): Promise<ServedFile | undefined> {
      const file = await catalogue.find(filename)
      return file && (await store.has(filename)) ? servedFile(file, store) : undefined
    },

    /** Deletes a file that no feed got. */
    forget: (filename: string) => catalogue.forget(filename),

    /** Deletes the bytes of a file without a row. If that fails, maintenance deletes them later. */
    async removeBytes(filename: string): Promise<void> {
      try {
        await store.remove(filename)
      } catch (error) {
        logger.warn({ err: error, filename }, 'The file of a replaced artwork could not be deleted.')
      }
    },
  }
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
