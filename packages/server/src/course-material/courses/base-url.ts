import { Problem } from '@lectern/domain/problems/problems.ts'

/**
 * Path endings that users copy along with the address. Canvas paths have no file ending; Moodle scripts are below
 * the folder of each of its parts.
 */
const copiedAlong =
  /\/(?:api\/v1|login|courses\/\d+)(?:\/.*)?$|\/my\/?$|\/(?:(?:my|course|user|mod|grade|admin|lib|webservice)\/(?:[\w-]+\/)*)?[\w-]+\.php(?:\/.*)?$/

/** Longer than any realistic address. */
const mostLetters = 2000

/**
 * The normalised address of a course system, by which it is identified: scheme, lower-case host, port unless it is
 * the default, path of the installation if any; no user, query, trailing slash, `/api/v1` or page of the site.
 * Throws INVALID_REQUEST if it is not an http(s) address.
 */
export function normaliseBaseUrl(input: string): string {
  const url = input.length > mostLetters ? null : URL.parse(input.trim())
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) throw notABaseUrl()
  const host = url.host.replace(/\.+(?=$|:)/, '')
  const path = url.pathname
    .replaceAll(/\/{2,}/g, '/')
    .replace(copiedAlong, '')
    .replace(/\/$/, '')
  return `${url.protocol}//${host}${path}`
}

function notABaseUrl(): Problem {
  return new Problem('INVALID_REQUEST', {
    reason: 'notABaseUrl',
    details: { base_url: 'not an http(s) address' },
  })
}
