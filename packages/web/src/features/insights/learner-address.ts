import type { Share } from '@lectern/domain/api/learners/shares.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'

/** An address at which learners see the piece now. Undefined if there is none or all have ended. */
export function learnerAddressOf(
  shares: readonly Pick<Share, 'page_id' | 'format' | 'expires_at' | 'url'>[],
  { pageId, format }: { readonly pageId: string; readonly format: Format },
  now: Date,
): string | undefined {
  return shares.find(
    ({ page_id: page, format: of, expires_at: end }) =>
      page === pageId && of === format && (end === null || Date.parse(end) > now.getTime()),
  )?.url
}
