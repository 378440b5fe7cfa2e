/** Names of this domain never lead anywhere (RFC 2606): these addresses are for `fetchFile` alone. */
const origin = 'https://imported.invalid'

/** The address that a picture of an imported course has in its pages. */
export function pictureAddress(courseId: string, path: string): string {
  return `${origin}/${[courseId, ...path.split('/')].map(encodeURIComponent).join('/')}`
}

/** Which course's picture an address names, if it is one of these. */
export function readPictureAddress(address: URL): { courseId: string; path: string } | undefined {
  if (address.origin !== origin) return undefined
  try {
    const [courseId = '', ...path] = address.pathname.slice(1).split('/').map(decodeURIComponent)
    return { courseId, path: path.join('/') }
  } catch {
    return undefined
  }
}
