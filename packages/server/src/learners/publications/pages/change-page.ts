import { Problem } from '@lectern/domain/problems/problems.ts'
import type { ProblemCode } from '@lectern/domain/problems/codes/problem-kinds.ts'
import type {
  CoursePublishing,
  PageChange,
  PageConflict,
  PublishedPage,
} from '../../../course-material/courses/publishing/course-publishing.ts'
import type { StoredConflict } from '../store/course-publication-store.ts'
import type { CoursePublicationStore, KeptPublication } from '../store/course-publication-store.ts'
import { withoutSecret, withSecret } from './hidden-secret.ts'
import { otherAuthorsHtml } from './other-authors-html.ts'
import type { PageToWrite, DocumentToPublish } from './document-to-publish.ts'
import type { PublishRequest } from './publish-request.ts'

export interface WriteDependencies {
  readonly pages: CoursePublishing
  readonly store: CoursePublicationStore
  readonly publicUrl: string
}

export interface WrittenPage {
  readonly page: PublishedPage
  readonly htmlAbove: string
}

/** Problems after which it is certain that nothing was changed. */
const refusals: readonly ProblemCode[] = [
  'PAGE_NOT_ACCEPTED',
  'COURSE_SYSTEM_FORBIDS',
  'KEY_REJECTED',
  'NOT_FOUND',
]

/** Updates the page. If another author changed it, stores both sides and rejects with PAGE_CHANGED_IN_COURSE. */
export async function changedPage(
  dependencies: WriteDependencies,
  asked: DocumentToPublish,
  wanted: PageToWrite,
  known: { readonly id: string; readonly revision: string },
): Promise<WrittenPage> {
  const { request } = asked
  const { publication, mark, title, html, learnerUrl, isVisible } = wanted
  const answered = answeredConflict(request, publication)
  const htmlAbove = withSecret(htmlAboveOf(dependencies, request.answer, publication, answered), learnerUrl)
  const result = await update(dependencies, asked, publication, known.id, {
    mark,
    title,
    html,
    // Changes after those that the author saw are another conflict.
    knownRevision: answered?.revision ?? known.revision,
    ...(htmlAbove && { htmlAbove }),
    // A teacher may have changed it in the course system since.
    ...(isVisible !== publication.isVisible && { isVisible }),
    mayBeMade: publication.awaitsResponse,
  })
  if (result.outcome === 'updated') return { page: result.page, htmlAbove }
  return keepConflict(dependencies, asked, wanted, result)
}

/** The conflict that an author answered. Undefined if another one was found since. */
export function answeredConflict(
  { answer, answeredRevision }: PublishRequest,
  { conflict }: Pick<KeptPublication, 'conflict'>,
): StoredConflict | undefined {
  return conflict && answer !== undefined && conflict.revision === answeredRevision ? conflict : undefined
}

/** Stores that a change is sent before it is sent, because a restart may come before its response. */
async function update(
  { pages, store }: WriteDependencies,
  { key, signal }: DocumentToPublish,
  { id, awaitsResponse }: KeptPublication,
  pageId: string,
  change: PageChange,
) {
  await store.change(id, { awaitsResponse: true })
  try {
    return await pages.updatePage(key.courseId, pageId, change, signal)
  } catch (error) {
    if (error instanceof Problem && refusals.includes(error.code)) await store.change(id, { awaitsResponse })
    throw error
  }
}

function htmlAboveOf(
  { publicUrl }: WriteDependencies,
  answer: PublishRequest['answer'],
  { writtenHtml, htmlAbove }: KeptPublication,
  answered: StoredConflict | undefined,
): string {
  if (!answered) return htmlAbove
  if (answer === 'replace') return ''
  const learnAddress = `${publicUrl}/learn/`
  return otherAuthorsHtml({ html: answered.html, writtenHtml, htmlAbove, learnAddress })
}

/** Stores both sides for the author, and fails the job with the reason. */
async function keepConflict(
  { store }: WriteDependencies,
  { request: { placement, visible } }: DocumentToPublish,
  { publication, title, html, learnerUrl }: PageToWrite,
  { outcome, current }: PageConflict,
): Promise<never> {
  if (outcome === 'foreign') {
    await store.change(publication.id, { awaitsResponse: false, conflict: null })
    throw new Problem('PAGE_CHANGED_IN_COURSE', { reason: 'foreign' })
  }
  const { title: currentTitle, html: currentHtml, revision, editedBy, updatedAt } = current
  await store.change(publication.id, {
    awaitsResponse: false,
    conflict: {
      title: currentTitle,
      html: withoutSecret(currentHtml, learnerUrl),
      revision,
      editedBy,
      editedAt: updatedAt,
      ours: { title, html: withoutSecret(html, learnerUrl) },
      asked: { placement, ...(visible !== undefined && { visible }) },
    },
  })
  throw new Problem('PAGE_CHANGED_IN_COURSE')
}
