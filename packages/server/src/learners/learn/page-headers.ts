import { isUsableSite } from '@lectern/domain/api/learners/site-origin.ts'

/** Headers of a page for learners. */
export interface PageHeaders extends Readonly<Record<string, string | undefined>> {}

/**
 * Everything that the page loads comes from Lectern. Only the listed origins may show it in a frame, and only without
 * the parts around the player.
 */
export function pageHeaders({
  embedOrigins = [],
  preview = false,
  publicUrl,
  styleHash,
}: {
  readonly embedOrigins?: readonly string[]
  /** Whether an author looks at it in Lectern. */
  readonly preview?: boolean
  readonly publicUrl: string
  /** See `LearnPage`. */
  readonly styleHash: string
}): PageHeaders {
  // Authors see the frame in Lectern before any site may show it.
  const sites = embedOrigins.filter(isUsableSite)
  const origins = preview ? ["'self'"] : sites.length === 0 ? ["'none'"] : ["'self'", ...sites]
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' '${styleHash}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    `frame-ancestors ${origins.join(' ')}`,
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    // `frame-ancestors` replaces it, and it cannot name origins.
    'x-frame-options': preview ? 'SAMEORIGIN' : sites.length === 0 ? 'DENY' : undefined,
    // `same-origin` would discard the process that a browser has already started for the address, and start another one
    // (docs/decisions/2026-11-27-opener-policy-of-learners.md).
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'microphone=(), camera=(), geolocation=(), display-capture=()',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-cache',
  }
}
