import { rewritingApi, type RewritingProgress } from '@lectern/domain/api/documents/rewriting.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { Account } from '../../accounts/account.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import type { StoredByFormat, StoredDocuments } from '../stored-documents.ts'
import { type Call, ok, route, type Route } from '../../route.ts'
import type { AnswerCaches } from '../answer-cache/create-answer-caches.ts'
import { createTaskAnswers } from '../answer-cache/task-answers.ts'
import { groundOf, type PagePlace } from './ground-of.ts'
import { presentSlide, presentWarnings } from './present-proposal.ts'
import { beginProposal, type ProposalDependencies } from './proposals.ts'
import type { Writer } from '../writer.ts'

export interface RewritingRouteDependencies extends ProposalDependencies {
  readonly access: CourseAccess
  readonly slideshows: StoredDocuments<Slideshow>
  readonly podcasts: StoredDocuments<Podcast>
  readonly contents: StoredByFormat
  readonly answers: Pick<AnswerCaches, 'of'>
  /** Loaded on first use. */
  readonly writer: () => Promise<Writer>
}

/** Proposals for one part of a document. They are not stored: the author accepts or discards them. */
export function rewritingRoutes(dependencies: RewritingRouteDependencies): Route[] {
  const { access, answers, slideshows, podcasts } = dependencies
  const keptOf = (account: Account, { courseId, pageId }: PagePlace, format: Format) =>
    createTaskAnswers(answers.of({ home: courseHome(account, courseId), courseId, pageId, format }))
  return [
    route(rewritingApi.slide, async ({ account, params, body, signal, report }) => {
      const spending = await beginProposal(dependencies, account)
      const { document } = await slideshows.get(account, params.courseId, params.pageId)
      const { presentation, passages } = document
      const known = { passages, title: presentation.title, language: presentation.language }
      const ground = await groundOf(access, account, params, known, signal)
      const { slide, instruction, slide_type } = body
      const writer = await dependencies.writer()
      const kept = keptOf(account, params, 'slideshow')
      const rewritten = await writer.rewrite('slideshow', {
        ...ground,
        kept,
        spending,
        slide,
        instruction,
        onWritten: reportTo(report),
        ...(slide_type !== undefined && { slideType: slide_type }),
      })
      await kept.done()
      return ok({ slide: presentSlide(rewritten.slide), ...presentWarnings(rewritten.warnings) })
    }),

    route(rewritingApi.lines, async ({ account, params, body, signal, report }) => {
      const spending = await beginProposal(dependencies, account)
      const { document } = await podcasts.get(account, params.courseId, params.pageId)
      const { podcast, passages } = document
      const known = { passages, title: podcast.title, language: podcast.language }
      const ground = await groundOf(access, account, params, known, signal)
      const { lines, instruction, segment_title } = body
      const writer = await dependencies.writer()
      const kept = keptOf(account, params, 'podcast')
      const rewritten = await writer.rewrite('podcast', {
        ...ground,
        kept,
        spending,
        lines,
        instruction,
        onWritten: reportTo(report),
        ...(segment_title !== undefined && { segmentTitle: segment_title }),
      })
      await kept.done()
      return ok({
        lines: rewritten.lines.map((line) => ({ ...line, sources: [...line.sources] })),
        ...presentWarnings(rewritten.warnings),
      })
    }),
  ]
}

const reportTo = (report: Call['report']) => (texts: readonly string[]) =>
  report({ written: [...texts] } satisfies RewritingProgress)
