import { artworkSides } from '@lectern/domain/api/learners/feeds.ts'
import { pictureLimit } from '@lectern/domain/api/endpoint/endpoint.ts'
import { messages } from './messages.ts'

/** The middle square of a picture, and its side after scaling in pixels. */
export interface ArtworkCrop {
  readonly left: number
  readonly top: number
  readonly taken: number
  readonly side: number
}

/** The part of a picture that becomes artwork; undefined if the picture is too small. */
export function artworkCrop(width: number, height: number): ArtworkCrop | undefined {
  const taken = Math.min(width, height)
  if (taken < artworkSides.least) return undefined
  const side = Math.min(taken, artworkSides.most)
  return { left: Math.floor((width - taken) / 2), top: Math.floor((height - taken) / 2), taken, side }
}

/** The picture as artwork, or the reason why it cannot be used, as a sentence. */
export type CroppedArtwork =
  | { readonly picture: Blob; readonly cropped: boolean }
  | { readonly refused: string }

/**
 * Converts a picture to artwork for podcast apps. Returns it unchanged if it is suitable, otherwise its middle square as
 * JPEG, scaled down to the maximum size.
 */
export async function cropArtwork(file: File): Promise<CroppedArtwork> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return { refused: messages.unreadablePicture }
  const { width, height } = bitmap
  const crop = artworkCrop(width, height)
  try {
    if (!crop) return { refused: messages.smallPicture(width, height, artworkSides.least) }
    const isSquare = width === height
    const isFit = isSquare && crop.side === width && /^image\/(?:jpeg|png)$/.test(file.type)
    if (isFit && file.size <= pictureLimit) return { picture: file, cropped: false }
    return { picture: await draw(bitmap, crop), cropped: !isSquare }
  } finally {
    bitmap.close()
  }
}

async function draw(bitmap: ImageBitmap, { left, top, taken, side }: ArtworkCrop): Promise<Blob> {
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no canvas.')
  // JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, taken, taken, 0, 0, side, side)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
}
