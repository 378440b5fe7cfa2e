import { siteOrigin } from '@lectern/domain/api/learners/shares.ts'

/** Every site, in a list of origins. */
export const anySite = '*'

/** The most sites of a link. */
export const mostSites = 20

/** The origin of a pasted address: 'canvas.example.edu/courses/7' is of 'https://canvas.example.edu'. Undefined without one. */
export function originOf(pasted: string): string | undefined {
  const text = pasted.trim()
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(address)) return undefined
  const { protocol, hostname, origin } = new URL(address)
  const isSite =
    /^https?:$/.test(protocol) &&
    (hostname.includes('.') || hostname === 'localhost' || hostname.startsWith('['))
  // The browser accepts addresses that the server refuses, such as `https://*.example.edu`.
  return isSite ? siteOrigin.safeParse(origin).data : undefined
}

/** A site in a list: without `https://`. Another scheme is shown. */
export const siteName = (origin: string): string => origin.replace(/^https:\/\//, '')
