import { Problem } from '@lectern/domain/problems/problems.ts'
import { disableTypes, imageSize } from 'image-size'
import { cleanSvg } from './clean-svg.ts'

/** The maximum that a phone's browser can show: 50 megapixels take 200 MB of its memory. */
export const mostPixels = 50_000_000

// Images of these types are never stored, so their parsers must not read untrusted bytes.
disableTypes([
  'bmp',
  'cur',
  'dds',
  'heif',
  'icns',
  'ico',
  'j2c',
  'jp2',
  'jxl',
  'jxl-stream',
  'ktx',
  'pnm',
  'psd',
  'tga',
  'tiff',
])

/**
 * The storable form of an image: an SVG without scripts and external content. NOT_A_PICTURE if nothing of an SVG is
 * left, PICTURE_TOO_LARGE if it has too many pixels. An image with an unreadable header shows nothing and is
 * harmless.
 */
export function safePicture(bytes: Uint8Array, contentType: string): Uint8Array {
  if (contentType === 'image/svg+xml') {
    const cleaned = cleanSvg(Buffer.from(bytes).toString('utf8'))
    if (cleaned === undefined) throw new Problem('NOT_A_PICTURE')
    return Buffer.from(cleaned)
  }
  if (pixelsOf(bytes) > mostPixels) throw new Problem('PICTURE_TOO_LARGE')
  return bytes
}

/** 0 if the header cannot be read. */
function pixelsOf(bytes: Uint8Array): number {
  const { width = 0, height = 0, images = [] } = readSize(bytes) ?? {}
  return Math.max(width * height, ...images.map((image) => image.width * image.height))
}

/** Width and height of a picture. Undefined if its header cannot be read. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const { width, height } = readSize(bytes) ?? {}
  return width === undefined || height === undefined ? undefined : { width, height }
}

function readSize(bytes: Uint8Array): ReturnType<typeof imageSize> | undefined {
  try {
    return imageSize(bytes)
  } catch {
    return undefined
  }
}
