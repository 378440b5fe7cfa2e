import type { Answer } from '../answer.ts'

/** The media type of an answer, without parameters: `image/png`. */
export function contentTypeOf({ headers }: Answer): string {
  const mediaType = (headers.get('content-type') ?? '').replace(/;.*$/s, '').trim().toLowerCase()
  return mediaType || 'application/octet-stream'
}
