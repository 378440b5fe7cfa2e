import type { AskedDocument } from './learner-places.ts'

/** Parses the address of a share into its document or its course. Undefined for other addresses. */
export function readLearnerAddress(
  url: string,
  publicUrl: string,
): { readonly document: AskedDocument } | { readonly course: string } | undefined {
  if (!URL.canParse(url)) return undefined
  const { origin, pathname } = new URL(url)
  const base = new URL(publicUrl)
  const prefix = base.pathname.replace(/\/$/, '')
  if (origin !== base.origin || !pathname.startsWith(`${prefix}/learn/`)) return undefined
  const parts = pathname.slice(`${prefix}/learn/`.length).replace(/\/$/, '').split('/').map(decoded)
  const [first = '', secret = '', pageId, format] = parts
  if (first !== 'course') return parts.length === 1 ? { document: { secret: first } } : undefined
  if (parts.length === 2) return { course: secret }
  return parts.length === 4 && pageId !== undefined && format !== undefined
    ? { document: { secret, pageId, format } }
    : undefined
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
