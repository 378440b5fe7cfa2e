/** The parts of a stored file that its address is made of. */
interface Addressed {
  readonly kind: 'audio' | 'image' | 'piece'
  readonly filename: string
  readonly organization: string
  readonly courseId: string | null
  readonly pageId: string | null
  readonly sha256: string
}

/** So much of a content's hash names it in an address and in a file name. */
const shortHash = (sha256: string) => sha256.slice(0, 16)

/**
 * Where a browser finds a file. `v` names the content, so the address may be cached for ever. Audio is named without
 * `/api`, which clients prefix (specification, section 7); pictures stand in `<img src>` as they are.
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

/** A file name that is unique across the product: readable, then a hash of what it belongs to and what it holds. */
export function uniqueFileName(readable: string, belongsTo: string, extension: string): string {
  // Readable names stay plain ASCII, since some players mishandle anything else.
  const plain = slug(readable).replace(/[^\w-]/g, '') || 'file'
  return `${plain}-${belongsTo.slice(0, 24)}.${extension}`
}
