import { qrPath, type QrPicture } from './qr-picture.ts'

/** The least side of the PNG in pixels. It is enough for a poster of 20 cm. */
const leastSide = 1200

/** The code as an SVG file. Always black on white, because many readers cannot read it otherwise. */
export function qrSvg(code: QrPicture): string {
  const { size } = code
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${qrPath(code)}"/></svg>\n`
}

/** The code as a PNG file, with whole pixels for each square. */
async function qrPng({ size, runs }: QrPicture): Promise<Blob> {
  const scale = Math.ceil(leastSide / size)
  const canvas = new OffscreenCanvas(size * scale, size * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no canvas.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.fillStyle = 'black'
  for (const { x, y, length } of runs) context.fillRect(x, y, length, 1)
  return canvas.convertToBlob({ type: 'image/png' })
}

/** The code as a file. */
export async function qrFile(code: QrPicture, extension: 'svg' | 'png'): Promise<Blob> {
  return extension === 'png' ? await qrPng(code) : new Blob([qrSvg(code)], { type: 'image/svg+xml' })
}

/** A plain name for the file of a title's code: 'photosynthesis-qr-code.svg'. */
export function qrFileName(title: string, extension: 'svg' | 'png'): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return `${name && `${name}-`}qr-code.${extension}`
}

/** Saves a file, as a pressed download link does. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
