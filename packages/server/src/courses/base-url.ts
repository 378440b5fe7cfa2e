import { Problem } from '@lectern/domain/problems/problems.ts'

/**
 * Where people are when they copy the address of their course system: none of it belongs to its base. Canvas has paths
 * without endings, Moodle scripts below the folder of each of its parts.
 */
const copiedAlong =
  /\/(?:api\/v1|login|courses\/\d+)(?:\/.*)?$|\/my\/?$|\/(?:(?:my|course|user|mod|grade|admin|lib|webservice)\/(?:[\w-]+\/)*)?[\w-]+\.php(?:\/.*)?$/

/** Longer than any address that somebody has in the browser. */
const mostLetters = 2000

/**
 * The one spelling of a course system's address, by which it is recognised: scheme, lower-case host, port unless it is
 * the default, path of the installation if it has one; no user, query, trailing slash, `/api/v1` or page of the site.
 * INVALID_REQUEST when it is no http(s) address.
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
    sentence: 'Base URL must begin with https:// (or http://) and name your course system.',
    details: { base_url: 'not an http(s) address' },
  })
}
