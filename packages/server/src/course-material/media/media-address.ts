/** The parts of a stored file's address. */
interface Addressed {
  readonly kind: string
  readonly filename: string
  readonly organization: string
  readonly courseId: string | null
  readonly pageId: string | null
  readonly sha256: string
}

/** The part of the content hash in an address and in a file name. */
const shortHash = (sha256: string) => sha256.slice(0, 16)

/**
 * The address of a file for browsers. `v` identifies the content, so the address may be cached permanently. Audio
 * has no `/api` prefix, because clients add it (specification, section 7); image addresses are used in `<img src>`
 * directly.
 */
export function mediaAddress(file: Addressed): string {
  const name = encodeURIComponent(file.filename)
  const version = `?v=${shortHash(file.sha256)}`
  if (file.courseId === null || file.pageId === null) return `/audio/files/${name}${version}`
  const [course, page] = [encodeURIComponent(file.courseId), encodeURIComponent(file.pageId)]
  if (file.kind === 'image') return `/api/images/${course}/${page}/${name}${version}`
  return `/audio/files/${slug(file.organization) || 'organization'}/course_${course}/page_${page}/audio/${name}${version}`
}

/** The file name at the end of an address. */
export function fileNameOf(address: string): string | undefined {
  const last = address.split('?')[0]?.split('/').at(-1)
  if (!last) return undefined
  try {
    return decodeURIComponent(last)
  } catch {
    return undefined
  }
}

/** Letters, digits and hyphens of a text, for readable parts of addresses. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
}

/** A file name that is unique across the product: a readable part, then a hash of its place and content. */
export function uniqueFileName(readable: string, belongsTo: string, extension: string): string {
  // The readable part is ASCII, because some players do not support other names.
  const plain = slug(readable).replace(/[^\w-]/g, '') || 'file'
  return `${plain}-${belongsTo.slice(0, 24)}.${extension}`
}
