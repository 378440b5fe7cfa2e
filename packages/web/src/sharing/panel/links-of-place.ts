import type { Share } from '@lectern/domain/api/learners/shares.ts'
import type { SharedPlace } from './shared-place.ts'

/** A link whose address a page of the course system shows. */
export type PageLink = Share & { readonly used_by_page: NonNullable<Share['used_by_page']> }

interface LinksOfPlace {
  /** Links that an author hands out, newest first. */
  readonly own: readonly Share[]
  /** Links that end with their page, so that they must not be handed out. */
  readonly ofPages: readonly PageLink[]
}

/** The links of a place. */
export function linksOf({ piece }: Pick<SharedPlace, 'piece'>, shares: readonly Share[]): LinksOfPlace {
  const links = shares.filter(
    (share) => share.page_id === (piece?.pageId ?? null) && share.format === (piece?.format ?? null),
  )
  return { own: links.filter((link) => !isOfPage(link)), ofPages: links.filter(isOfPage) }
}

const isOfPage = (link: Share): link is PageLink => link.used_by_page !== null
