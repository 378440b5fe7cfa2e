import { Problem } from '@lectern/domain/problems/problems.ts'
import { changedPage, type WriteDependencies, type WrittenPage } from './change-page.ts'
import type { CoursePublicationStore } from '../store/course-publication-store.ts'
import { createdPage, unknownRevision } from './create-page.ts'
import { tokenHashOf, withoutSecret } from './hidden-secret.ts'
import type { PageToWrite, DocumentToPublish } from './document-to-publish.ts'

/** Creates or updates the page, puts it into the module, and stores what was made. */
export async function writePage(
  dependencies: WriteDependencies,
  asked: DocumentToPublish,
  wanted: PageToWrite,
): Promise<void> {
  const { pages, store } = dependencies
  const { key, request, account, signal } = asked
  const { publication, sourcePageId, document, learnerUrl } = wanted
  const { page, htmlAbove } = await updatedPage(dependencies, asked, wanted)
  await store.change(publication.id, {
    systemPageId: page.id,
    revision: page.revision,
    title: page.title,
    url: page.url,
    writtenHtml: withoutSecret(page.html, learnerUrl),
    htmlAbove: withoutSecret(htmlAbove, learnerUrl),
    writtenTokenHash: tokenHashOf(learnerUrl),
    awaitsResponse: false,
    conflict: null,
  })
  const place = {
    sourcePageId,
    at: request.placement,
    siblingPageIds: await siblingsOf(store, key, sourcePageId),
  }
  const placed = await pages.placePage(key.courseId, page.id, place, signal)
  await store.change(publication.id, {
    moduleName: placed?.module.name ?? null,
    publishedRevision: document.revision,
    placement: request.placement,
    // The course system may have refused it, and a teacher may have changed it there.
    isVisible: page.isVisible,
    updatedBy: account.id,
  })
}

/** Updates the page, or creates it if there is none or a teacher deleted it. */
async function updatedPage(
  dependencies: WriteDependencies,
  asked: DocumentToPublish,
  wanted: PageToWrite,
): Promise<WrittenPage> {
  const { systemPageId, revision } = wanted.publication
  if (systemPageId === null) return createdPage(dependencies, asked, wanted)
  const known = { id: systemPageId, revision: revision ?? unknownRevision }
  try {
    return await changedPage(dependencies, asked, wanted, known)
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'NOT_FOUND')) throw error
    return createdPage(dependencies, asked, wanted)
  }
}

/**
 * The pages of the same source that come before a new one: those of the original, and for a translation also those of the
 * other translations.
 */
async function siblingsOf(
  store: CoursePublicationStore,
  key: DocumentToPublish['key'],
  sourcePageId: string,
): Promise<string[]> {
  const ofSource = await store.ofSource({ ...key, pageId: sourcePageId })
  const isTranslation = key.pageId !== sourcePageId
  return ofSource
    .filter(({ pageId, format }) => pageId !== key.pageId || format !== key.format)
    .filter(({ pageId }) => isTranslation || pageId === sourcePageId)
    .flatMap(({ systemPageId }) => systemPageId ?? [])
}
