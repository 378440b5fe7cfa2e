import type { PublishedPage } from '../../../publishing/course-publishing.ts'
import { checkedId } from '../calls/checked-id.ts'
import type { CanvasClient } from '../calls/client.ts'
import { writtenPage } from '../calls/schemas.ts'
import type { WrittenPage } from '../calls/schemas.ts'
import { revisionOf } from './mark.ts'
import { shortened } from './title.ts'

/** A page with its slug, which changes with the title. */
export interface StoredPage extends PublishedPage {
  readonly slug: string
}

/** `page_id:` because a slug may look like the id of another page. */
export const pathOfPage = (courseId: string, pageId: string): string =>
  `courses/${checkedId(courseId)}/pages/page_id:${checkedId(pageId)}`

export async function getPage(
  client: CanvasClient,
  courseId: string,
  pageId: string,
  signal?: AbortSignal,
): Promise<StoredPage> {
  return toStoredPage(await client.get(pathOfPage(courseId, pageId), writtenPage, signal))
}

export function toStoredPage(page: WrittenPage): StoredPage {
  const html = page.body ?? ''
  return {
    id: page.page_id,
    slug: page.url,
    title: page.title,
    html,
    isVisible: page.published ?? true,
    updatedAt: page.updated_at ?? null,
    editedBy: page.last_edited_by?.display_name || null,
    revision: revisionOf(page.title, html),
    url: page.html_url,
  }
}

/** The page as the port describes it. */
export function withoutSlug({ slug: _slug, ...page }: StoredPage): PublishedPage {
  return page
}

/** The fields of a request that writes a page. */
export function fieldsOf(page: {
  readonly title: string
  readonly html: string
  readonly isVisible?: boolean | undefined
}): Record<string, string> {
  const { title, html, isVisible } = page
  return {
    'wiki_page[title]': shortened(title),
    'wiki_page[body]': html,
    ...(isVisible !== undefined && { 'wiki_page[published]': String(isVisible) }),
  }
}
