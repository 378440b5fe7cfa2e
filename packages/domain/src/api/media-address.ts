/**
 * Where the browser fetches an audio path of the API: paths with /audio/files/ or /video/files/ lie under /api, a bare
 * file name is one of /api/audio/files.
 */
export function mediaAddress(path: string): string {
  if (/^(?:[a-z]+:)?\/\//i.test(path) || path.startsWith('blob:') || path.startsWith('data:')) return path
  if (!path.includes('/')) return `/api/audio/files/${path}`
  const rooted = path.startsWith('/') ? path : `/${path}`
  const belongsToApi = rooted.includes('/audio/files/') || rooted.includes('/video/files/')
  return belongsToApi && !rooted.startsWith('/api/') ? `/api${rooted}` : rooted
}
