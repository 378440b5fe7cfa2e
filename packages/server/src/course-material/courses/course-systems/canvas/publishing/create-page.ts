import type { NewPage } from '../../../publishing/course-publishing.ts'
import { checkedId } from '../calls/checked-id.ts'
import type { CanvasClient } from '../calls/client.ts'
import { listPages } from '../calls/list-pages.ts'
import { writtenPage } from '../calls/schemas.ts'
import { hasMark, withMark } from './mark.ts'
import { fieldsOf, getPage, toStoredPage } from './page-calls.ts'
import type { StoredPage } from './page-calls.ts'
import { isTitleOf } from './title.ts'

/** Creates a page, unless a former request with the same mark did. */
export async function createPage(
  client: CanvasClient,
  courseId: string,
  page: NewPage,
  signal?: AbortSignal,
): Promise<StoredPage> {
  const html = withMark(page.html, page.mark)
  // The search lists all pages of the course.
  const created = page.isFirst ? undefined : await findMarkedPage(client, courseId, page, signal)
  if (created) return created
  const change = {
    method: 'POST',
    path: `courses/${checkedId(courseId)}/pages`,
    // Students can edit pages of courses with another default.
    fields: { ...fieldsOf({ ...page, html }), 'wiki_page[editing_roles]': 'teachers' },
  } as const
  return toStoredPage(await client.send(change, writtenPage, signal))
}

/** The page that a former request with this mark and title created. */
export async function findMarkedPage(
  client: CanvasClient,
  courseId: string,
  { title, mark }: Pick<NewPage, 'title' | 'mark'>,
  signal?: AbortSignal,
): Promise<StoredPage | undefined> {
  const listed = await listPages(client, checkedId(courseId), signal)
  const ids = new Set(listed.filter((page) => isTitleOf(page.title, title)).map(({ id }) => id))
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- usually there is no candidate, or only the source page
    const candidate = await getPage(client, courseId, id, signal)
    if (hasMark(candidate.html, mark)) return candidate
  }
  return undefined
}
