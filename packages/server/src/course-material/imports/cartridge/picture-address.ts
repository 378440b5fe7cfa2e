/** Names in this domain never resolve (RFC 2606). Only `fetchFile` uses these addresses. */
const origin = 'https://imported.invalid'

/** The address of an image of an imported course in its pages. */
export function pictureAddress(courseId: string, path: string): string {
  return `${origin}/${[courseId, ...path.split('/')].map(encodeURIComponent).join('/')}`
}

/** The course and path of an image address; undefined for any other address. */
export function readPictureAddress(address: URL): { courseId: string; path: string } | undefined {
  if (address.origin !== origin) return undefined
  try {
    const [courseId = '', ...path] = address.pathname.slice(1).split('/').map(decodeURIComponent)
    return { courseId, path: path.join('/') }
  } catch {
    return undefined
  }
}
