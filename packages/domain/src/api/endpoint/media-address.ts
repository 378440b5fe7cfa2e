/**
 * The address from which the browser fetches an audio path of the API. Paths with /audio/files/ or /video/files/ are
 * below /api. A bare file name is below /api/audio/files.
 */
export function mediaAddress(path: string): string {
  if (/^(?:[a-z]+:)?\/\//i.test(path) || path.startsWith('blob:') || path.startsWith('data:')) return path
  if (!path.includes('/')) return `/api/audio/files/${path}`
  const rooted = path.startsWith('/') ? path : `/${path}`
  const belongsToApi = rooted.includes('/audio/files/') || rooted.includes('/video/files/')
  return belongsToApi && !rooted.startsWith('/api/') ? `/api${rooted}` : rooted
}
