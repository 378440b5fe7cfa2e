import { pageChangesApi } from '@lectern/domain/api/documents/page-changes.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { PassageChange } from '@lectern/domain/sources/page-changes.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import type { Account } from '../../accounts/account.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import type { Documents } from '../library/documents.ts'
import { presentSlide, presentWarnings } from '../../generation/rewriting/present-proposal.ts'
import { beginProposal, type ProposalDependencies } from '../../generation/rewriting/proposals.ts'
import type { AnswerCaches } from '../../generation/answer-cache/create-answer-caches.ts'
import { createTaskAnswers } from '../../generation/answer-cache/task-answers.ts'
import type { PagePlace } from '../../generation/rewriting/ground-of.ts'
import type { Updating } from '../../generation/rewritten-parts.ts'
import type { Writer } from '../../generation/writer.ts'
import { ok, route, type Route } from '../../route.ts'
import { readRevisions } from '../../platform/runtime/if-match.ts'
import type { CheckCourse } from './check-course.ts'
import { changesOfDocument, acceptPage } from './changes-of-document.ts'
import type { PageReadingStore } from './page-reading-store.ts'
import { withChanges } from './page-with-changes.ts'
import type { FindOpenDocument } from './open-document.ts'

export interface PageChangesRouteDependencies extends ProposalDependencies {
  readonly access: CourseAccess
  readonly store: PageReadingStore
  readonly checkCourse: CheckCourse
  readonly findDocument: FindOpenDocument
  readonly answers: Pick<AnswerCaches, 'of'>
  readonly slideshows: Documents<Slideshow>
  readonly podcasts: Documents<Podcast>
  /** Loaded on first use. */
  readonly writer: () => Promise<Writer>
}

/** The routes for changes on the pages of a course, and for proposals for the parts that are based on them. */
export function pageChangesRoutes(dependencies: PageChangesRouteDependencies): Route[] {
  const { answers, checkCourse, slideshows, podcasts } = dependencies
  const keptOf = (account: Account, { courseId, pageId }: PagePlace, format: Format) =>
    createTaskAnswers(answers.of({ home: courseHome(account, courseId), courseId, pageId, format }))
  return [
    route(pageChangesApi.ofCourse, async ({ account, params }) =>
      ok((await checkCourse(account, params.courseId)).pieces),
    ),

    route(pageChangesApi.ofDocument, async ({ account, params, signal }) =>
      ok(await changesOfDocument(dependencies, account, params, signal)),
    ),

    route(pageChangesApi.settle, async ({ account, params, body, ifMatch, signal }) => {
      const given = { seen: body.passages, revisions: readRevisions(ifMatch), signal }
      const revision = await acceptPage(dependencies, account, params, given)
      return ok({ status: 'success', revision }, { headers: { etag: `"${revision}"` } })
    }),

    route(pageChangesApi.updateSlide, async ({ account, params, body, signal }) => {
      const spending = await beginProposal(dependencies, account)
      const { document } = await slideshows.get(account, params.courseId, params.pageId)
      const { passages, presentation } = document
      const updating = await groundOf({ ...presentation, passages }, changesOf(body.changes), signal)
      const writer = await dependencies.writer()
      const kept = keptOf(account, params, 'slideshow')
      const updated = await writer.update('slideshow', { ...updating, kept, spending, slide: body.slide })
      await kept.done()
      return ok({ slide: presentSlide(updated.slide), ...presentWarnings(updated.warnings) })
    }),

    route(pageChangesApi.updateLines, async ({ account, params, body, signal }) => {
      const spending = await beginProposal(dependencies, account)
      const { document } = await podcasts.get(account, params.courseId, params.pageId)
      const { passages, podcast } = document
      const updating = await groundOf({ ...podcast, passages }, changesOf(body.changes), signal)
      const writer = await dependencies.writer()
      const kept = keptOf(account, params, 'podcast')
      const updated = await writer.update('podcast', { ...updating, kept, spending, lines: body.lines })
      await kept.done()
      return ok({
        lines: updated.lines.map((line) => ({ ...line, sources: [...line.sources] })),
        ...presentWarnings(updated.warnings),
      })
    }),
  ]
}

const changesOf = (
  changes: readonly { before: Passage | null; after: Passage | null }[],
): readonly PassageChange[] =>
  changes.map(({ before, after }) => ({ before: before ?? undefined, after: after ?? undefined }))

/** The page with the changes that the author sees. The course system is not asked again. */
async function groundOf(
  document: { passages: readonly Passage[] | undefined; title: string; language?: string | undefined },
  changes: readonly PassageChange[],
  signal: AbortSignal,
): Promise<Updating> {
  const { imagesOfPassages, pageOfPassages } = await import('../../generation/rewriting/page-of-passages.ts')
  const { title, language } = document
  const passages = withChanges(document.passages ?? [], changes)
  const page = pageOfPassages(passages, { title, language })
  return { page, changes, language: language ?? page.language, images: imagesOfPassages(passages), signal }
}
