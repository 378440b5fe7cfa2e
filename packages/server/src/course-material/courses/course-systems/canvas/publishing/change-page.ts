import { Problem } from '@lectern/domain/problems/problems.ts'
import type { PageChange, PageConflict, PageIdentity } from '../../../publishing/course-publishing.ts'
import { showsTheSame } from '../../../publishing/same-content.ts'
import type { CanvasClient } from '../calls/client.ts'
import { writtenPage } from '../calls/schemas.ts'
import { hasMark, withMark } from './mark.ts'
import { fieldsOf, getPage, pathOfPage, toStoredPage, withoutSlug } from './page-calls.ts'
import type { StoredPage } from './page-calls.ts'
import { isTitleOf } from './title.ts'

export async function updatePage(
  client: CanvasClient,
  courseId: string,
  pageId: string,
  change: PageChange,
  signal?: AbortSignal,
): Promise<{ readonly outcome: 'updated'; readonly page: StoredPage } | PageConflict> {
  const current = await getPage(client, courseId, pageId, signal)
  const html = `${change.htmlAbove ?? ''}${withMark(change.html, change.mark)}`
  const conflict = conflictOf(current, change)
  const isMade = change.mayBeMade && isWritten(current, change.title, html)
  if (conflict && !(conflict.outcome === 'changed' && isMade)) return conflict
  const fields = fieldsOf({ title: change.title, html, isVisible: change.isVisible })
  const request = { method: 'PUT', path: pathOfPage(courseId, pageId), fields } as const
  const page = toStoredPage(await client.send(request, writtenPage, signal))
  if (page.id !== current.id) return undoCreation(client, courseId, page.id, signal)
  return { outcome: 'updated', page }
}

export async function removePage(
  client: CanvasClient,
  courseId: string,
  pageId: string,
  removal: PageIdentity,
  signal?: AbortSignal,
): Promise<{ readonly outcome: 'removed' } | PageConflict> {
  const current = await getPage(client, courseId, pageId, signal).catch(unlessMissing)
  const conflict = current && conflictOf(current, removal)
  if (conflict) return conflict
  if (current) await deletePage(client, courseId, pageId, signal).catch(unlessMissing)
  return { outcome: 'removed' }
}

/** Whether the page has the content of this change already. */
function isWritten(current: StoredPage, title: string, html: string): boolean {
  return isTitleOf(current.title, title) && showsTheSame(html, current.html)
}

function conflictOf(current: StoredPage, { mark, knownRevision }: PageIdentity): PageConflict | undefined {
  if (!hasMark(current.html, mark)) return { outcome: 'foreign', current: withoutSlug(current) }
  if (knownRevision === null || knownRevision === current.revision) return undefined
  return { outcome: 'changed', current: withoutSlug(current) }
}

/** Canvas creates a page if it does not find the one to change, because a teacher deleted it since it was read. */
async function undoCreation(
  client: CanvasClient,
  courseId: string,
  pageId: string,
  signal?: AbortSignal,
): Promise<never> {
  await deletePage(client, courseId, pageId, signal)
  throw new Problem('NOT_FOUND')
}

async function deletePage(client: CanvasClient, courseId: string, pageId: string, signal?: AbortSignal) {
  await client.send({ method: 'DELETE', path: pathOfPage(courseId, pageId) }, writtenPage, signal)
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Problem && error.code === 'NOT_FOUND')) throw error
  return undefined
}
