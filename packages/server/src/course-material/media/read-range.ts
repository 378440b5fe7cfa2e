/** A range of a file, both ends inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The range that a `Range` header requests (RFC 9110, section 14). Undefined for the whole file: no header, several
 * ranges, another unit, or an `If-Range` of another content.
 */
export function readRange(
  header: string | undefined,
  size: number,
  ifRange?: string,
  etag?: string,
): ByteRange | 'unsatisfiable' | undefined {
  if (ifRange !== undefined && ifRange !== etag) return undefined
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return suffix(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'unsatisfiable'
  return start <= end ? { start, end } : undefined
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable'
  return { start: Math.max(0, size - length), end: size - 1 }
}
