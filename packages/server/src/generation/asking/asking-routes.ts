import { askingApi } from '@lectern/domain/api/documents/asking.ts'
import { formatNames } from '@lectern/domain/courses/formats.ts'
import type { Passage } from '@lectern/domain/sources/passage.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import { ok, route, type Route } from '../../route.ts'
import { createTaskAnswers } from '../answer-cache/task-answers.ts'
import type { QuestionAnswer } from '../page-question.ts'
import { passagesOf } from '../passages.ts'
import { groundOf } from '../rewriting/ground-of.ts'
import { presentWarnings } from '../rewriting/present-proposal.ts'
import { beginProposal } from '../rewriting/proposals.ts'
import type { RewritingRouteDependencies } from '../rewriting/rewriting-routes.ts'
import { knownPage } from '../stored-documents.ts'

/** Answers to questions about the page of a document. A question counts as a proposal, because both are paid calls. */
export function askingRoutes(dependencies: RewritingRouteDependencies): Route[] {
  const { access, answers, contents } = dependencies
  return formatNames.map((format) =>
    route(askingApi[format], async ({ account, params, body, signal }) => {
      const spending = await beginProposal(dependencies, account)
      const known = await knownPage(contents[format], account, params)
      const { page, images } = await groundOf(access, account, params, known, signal)
      const { courseId, pageId } = params
      const kept = createTaskAnswers(
        answers.of({ home: courseHome(account, courseId), courseId, pageId, format }),
      )
      const writer = await dependencies.writer()
      const { question } = body
      const answer = await writer.answer({ page, question, images, signal, kept, spending })
      await kept.done()
      const { passages = [] } = known
      const stored = passages.length > 0 ? passages : passagesOf(page, images)
      return ok({
        ...presentAnswer(answer, stored),
        page_language: page.language,
        writer: answer.made_by ?? writer.name,
      })
    }),
  )
}

/** An answer as the API sends it, with the passages of its sentences. */
function presentAnswer({ sentences, language, warnings }: QuestionAnswer, stored: readonly Passage[]) {
  const used = new Set(sentences.flatMap(({ sources }) => sources))
  return {
    found: sentences.length > 0,
    sentences: sentences.map(({ text, sources }) => ({ text, sources: [...sources] })),
    passages: stored.filter(({ id }) => used.has(id)),
    language,
    ...presentWarnings(warnings),
  }
}
