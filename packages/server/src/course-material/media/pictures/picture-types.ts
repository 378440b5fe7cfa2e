/** The image types that slides show, with their file extensions. */
export const pictureExtensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
}

const signatures: readonly (readonly [type: string, test: (start: string) => boolean])[] = [
  ['image/png', (start) => start.startsWith('\x89PNG\r\n\x1a\n')],
  ['image/jpeg', (start) => start.startsWith('\xff\xd8\xff')],
  ['image/gif', (start) => /^GIF8[79]a/.test(start)],
  ['image/webp', (start) => /^RIFF.{4}WEBP/s.test(start)],
  ['image/svg+xml', (start) => /^(\xef\xbb\xbf)?\s*</.test(start) && /<svg[\s>]/i.test(start)],
]

/**
 * The image type by the first bytes, because names are not reliable. Undefined for all types that slides do not
 * show.
 */
export function pictureType(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 2048)).toString('latin1')
  return signatures.find(([, test]) => test(start))?.[0]
}
