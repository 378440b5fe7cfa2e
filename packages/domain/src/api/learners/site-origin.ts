import { z } from 'zod/mini'

/** Every site, in a list of sites that may embed a share. */
export const anySite = '*'

/** Why a text is not the address of a site that may embed a share. */
export type SiteFault = 'noSite' | 'wildcard' | 'ipv6'

const sentences: Readonly<Record<SiteFault, string>> = {
  noSite: 'This is not the address of a site. An address looks like https://canvas.example.edu.',
  wildcard: 'An address cannot contain *. Add each site with its own address.',
  ipv6: 'Browsers do not accept IPv6 addresses here. Use the name of the site.',
}

/** Longer addresses are no pasted pages. */
const longest = 2000

/** An address as browsers read it: international names in ASCII, no default port. */
const webAddress = z.url({ normalize: true, protocol: /^https?$/ })

const scheme = /^[a-z][a-z\d+.-]*:\/\//i
const label = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?'
const origin = new RegExp(`^https?://(${label}(?:\\.${label})*)(?::\\d+)?$`)

/** Whether a text is an origin in the form of `readSite`. Only such a text may be in a header. */
export const isSiteOrigin = (text: string): boolean => origin.test(text)

/** Whether a stored site can be in the policy of a page: an origin, or every site. Earlier versions accepted others. */
export const isUsableSite = (text: string): boolean => text === anySite || isSiteOrigin(text)

/**
 * The origin of an address, such as `https://canvas.example.edu` for 'Canvas.example.edu/courses/7'. Only origins that a
 * policy of browsers (`frame-ancestors`) can name: its grammar has no IPv6 addresses. Names without a dot need a scheme,
 * because they are often typing errors.
 */
export function readSite(text: string): { readonly origin: string } | { readonly fault: SiteFault } {
  const pasted = text.trim()
  const address = scheme.test(pasted) ? pasted : `https://${pasted}`
  const authority = address.replace(scheme, '').split(/[/?#\\]/)[0] ?? ''
  if (/[\s@]/.test(authority) || pasted.length > longest) return { fault: 'noSite' }
  if (authority.includes('*')) return { fault: 'wildcard' }
  const { data } = webAddress.safeParse(address)
  const found = data?.split('/', 3).join('/') ?? ''
  if (/^https?:\/\/\[/.test(found)) return { fault: 'ipv6' }
  const host = origin.exec(found)?.[1]
  const isName = host !== undefined && (host.includes('.') || host === 'localhost' || scheme.test(pasted))
  return isName ? { origin: found } : { fault: 'noSite' }
}

/** A site that may embed a share: an address, of which the origin is kept, or `*` for every site. */
export const embeddingSite = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const site = text.trim() === anySite ? { origin: anySite } : readSite(text)
    if ('origin' in site) return site.origin
    context.issues.push({ code: 'custom', message: sentences[site.fault], input: text })
    return z.NEVER
  }),
)
