import { Problem } from '@lectern/domain/problems/problems.ts'
import type { NewPage, PublishedPage } from '../../../course-material/courses/publishing/course-publishing.ts'
import { showsTheSame } from '../../../course-material/courses/publishing/same-content.ts'
import { changedPage, type WriteDependencies, type WrittenPage } from './change-page.ts'
import { withoutSecret, withSecret } from './hidden-secret.ts'
import type { PageToWrite, DocumentToPublish } from './document-to-publish.ts'

/** No page has this revision, so a page with other content than is sent counts as changed. */
export const unknownRevision = 'unknown'

/**
 * Creates the page. If a former run sent it and its response was lost, the same page is sent again, because the course
 * system finds it by its title. It is updated afterwards.
 */
export async function createdPage(
  dependencies: WriteDependencies,
  asked: DocumentToPublish,
  wanted: PageToWrite,
): Promise<WrittenPage> {
  const { publication, mark, title, html, isVisible } = wanted
  // A former run that sent it has stored its content before. If Lectern knows no page of the course, it may have lost the
  // publications, for example with a restored backup.
  const { courseSystem, courseId } = asked.key
  const isFirst =
    publication.writtenHtml === '' &&
    (await dependencies.store.systemPageIds(courseSystem, courseId)).size > 0
  const first = await firstContent(dependencies, wanted)
  const made = { mark, ...first, isVisible, isFirst }
  const page = await create(dependencies, asked, publication.id, made)
  const isUnchanged = showsTheSame(first.html, page.html)
  const revision = isUnchanged ? page.revision : unknownRevision
  const known = { systemPageId: page.id, revision, htmlAbove: '', awaitsResponse: false, conflict: null }
  await dependencies.store.change(publication.id, known)
  const isWanted = first.title === title && first.html === html && page.isVisible === isVisible
  if (isUnchanged && isWanted) return { page, htmlAbove: '' }
  const kept = { ...publication, ...known, isVisible: page.isVisible }
  return changedPage(dependencies, asked, { ...wanted, publication: kept }, { id: page.id, revision })
}

/** The page that a former run sent, or the wanted one, which is stored before it is sent. */
async function firstContent(
  { store }: WriteDependencies,
  { publication, title, html, learnerUrl }: PageToWrite,
): Promise<Pick<NewPage, 'title' | 'html'>> {
  const { systemPageId, writtenHtml } = publication
  if (systemPageId === null && writtenHtml !== '')
    return { title: publication.title, html: withSecret(writtenHtml, learnerUrl) }
  const sent = { title, writtenHtml: withoutSecret(html, learnerUrl), htmlAbove: '' }
  await store.change(publication.id, { ...sent, systemPageId: null, revision: null })
  return { title, html }
}

async function create(
  { pages, store }: WriteDependencies,
  { key, signal }: DocumentToPublish,
  publicationId: string,
  page: NewPage,
): Promise<PublishedPage> {
  try {
    return await pages.createPage(key.courseId, page, signal)
  } catch (error) {
    // There is no such page, and the same content would be refused again.
    if (error instanceof Problem && error.code === 'PAGE_NOT_ACCEPTED')
      await store.change(publicationId, { writtenHtml: '' })
    throw error
  }
}
