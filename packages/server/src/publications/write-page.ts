import type { Format } from '@lectern/domain/courses/formats.ts'
import { formatNames } from '@lectern/domain/courses/formats.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { plainText } from '../courses/html/html.ts'
import type {
  CoursePublishing,
  PageConflict,
  PublishedPage,
} from '../courses/publishing/course-publishing.ts'
import type { CoursePublicationStore } from './course-publication-store.ts'
import { otherAuthorsHtml } from './other-authors-html.ts'
import type { PageToWrite, PieceToPublish } from './piece-to-publish.ts'

interface WriteDependencies {
  readonly pages: CoursePublishing
  readonly store: CoursePublicationStore
  readonly publicUrl: string
}

/** No page has this revision, so a page with other content than is sent counts as changed. */
const unknownRevision = 'unknown'

/** Creates or updates the page, puts it into the module, and stores what was made. */
export async function writePage(
  dependencies: WriteDependencies,
  asked: PieceToPublish,
  wanted: PageToWrite,
): Promise<void> {
  const { pages, store } = dependencies
  const { key, request, account, signal } = asked
  const { publication, piece } = wanted
  const { page, htmlAbove } = await updatedPage(dependencies, asked, wanted)
  await store.change(publication.id, {
    systemPageId: page.id,
    revision: page.revision,
    title: page.title,
    url: page.url,
    writtenHtml: page.html,
    htmlAbove,
    conflict: null,
  })
  const place = {
    sourcePageId: key.pageId,
    at: request.placement,
    siblingPageIds: await siblingsOf(store, key),
  }
  const placed = await pages.placePage(key.courseId, page.id, place, signal)
  await store.change(publication.id, {
    moduleName: placed?.module.name ?? null,
    publishedRevision: piece.revision,
    placement: request.placement,
    isVisible: request.visible,
    updatedBy: account.id,
  })
}

interface WrittenPage {
  readonly page: PublishedPage
  readonly htmlAbove: string
}

/** Updates the page, or creates it if there is none or a teacher deleted it. */
async function updatedPage(
  dependencies: WriteDependencies,
  asked: PieceToPublish,
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

/** A former run may have made the page, and its content may be older. */
async function createdPage(
  dependencies: WriteDependencies,
  asked: PieceToPublish,
  wanted: PageToWrite,
): Promise<WrittenPage> {
  const { key, request, signal } = asked
  const { publication, mark, title, html, learnerUrl } = wanted
  const made = { mark, title, html, isVisible: request.visible }
  const page = await dependencies.pages.createPage(key.courseId, made, signal)
  const isSame = plainText(page.html) === plainText(html) && page.html.includes(learnerUrl)
  const revision = isSame ? page.revision : unknownRevision
  const known = { systemPageId: page.id, revision, htmlAbove: '', conflict: null }
  await dependencies.store.change(publication.id, known)
  if (isSame) return { page, htmlAbove: '' }
  const kept = { ...publication, ...known, isVisible: request.visible }
  return changedPage(dependencies, asked, { ...wanted, publication: kept }, { id: page.id, revision })
}

async function changedPage(
  dependencies: WriteDependencies,
  { key, request, signal }: PieceToPublish,
  wanted: PageToWrite,
  known: { readonly id: string; readonly revision: string },
): Promise<WrittenPage> {
  const { publication, mark, title, html } = wanted
  // An answer is about the changes that the author saw. Later changes are another conflict.
  const knownRevision = (request.answer && publication.conflict?.revision) ?? known.revision
  const htmlAbove = htmlAboveOf(dependencies, request.answer, publication)
  const result = await dependencies.pages.updatePage(
    key.courseId,
    known.id,
    {
      mark,
      title,
      html,
      knownRevision,
      ...(htmlAbove && { htmlAbove }),
      // A teacher may have changed it in the course system since.
      ...(request.visible !== publication.isVisible && { isVisible: request.visible }),
    },
    signal,
  )
  if (result.outcome === 'updated') return { page: result.page, htmlAbove }
  return keepConflict(dependencies, wanted, result)
}

function htmlAboveOf(
  { publicUrl }: WriteDependencies,
  answer: PieceToPublish['request']['answer'],
  { conflict, writtenHtml, htmlAbove }: PageToWrite['publication'],
): string {
  if (!conflict || answer === undefined) return htmlAbove
  if (answer === 'replace') return ''
  return otherAuthorsHtml({
    html: conflict.html,
    writtenHtml,
    htmlAbove,
    learnAddress: `${publicUrl}/learn/`,
  })
}

/** Stores both sides for the author, and fails the job with the reason. */
async function keepConflict(
  { store }: WriteDependencies,
  { publication, title, html }: PageToWrite,
  { outcome, current }: PageConflict,
): Promise<never> {
  if (outcome === 'foreign') {
    await store.change(publication.id, { conflict: null })
    throw new Problem('PAGE_CHANGED_IN_COURSE', { reason: 'foreign' })
  }
  const { title: currentTitle, html: currentHtml, revision, editedBy, updatedAt } = current
  await store.change(publication.id, {
    conflict: {
      title: currentTitle,
      html: currentHtml,
      revision,
      editedBy,
      editedAt: updatedAt,
      ours: { title, html },
    },
  })
  throw new Problem('PAGE_CHANGED_IN_COURSE')
}

/** The pages of the same source in other formats. */
async function siblingsOf(store: CoursePublicationStore, key: PieceToPublish['key']): Promise<string[]> {
  const ofPage = await store.ofPage(key)
  const others = formatNames.filter((format: Format) => format !== key.format)
  return others.flatMap((format) => ofPage.get(format)?.systemPageId ?? [])
}
