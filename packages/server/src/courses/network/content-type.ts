import type { Answer } from './exchange.ts'

/** The type of an answer's bytes, as told, without parameters: `image/png`. */
export function contentTypeOf({ headers }: Answer): string {
  const told = (headers.get('content-type') ?? '').replace(/;.*$/s, '').trim().toLowerCase()
  return told || 'application/octet-stream'
}
