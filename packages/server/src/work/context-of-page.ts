import type { Glossaries } from '../course-material/glossaries/glossaries.ts'
import type { SystemPage } from '../course-material/courses/course-system.ts'
import type { AnswerCache } from '../generation/answer-cache/answer-cache.ts'
import type { PageContext } from '../generation/writer.ts'
import { type EarlierDocuments, earlierPages } from './earlier-pages.ts'
import { keptEarlierPages } from './kept-earlier-pages.ts'

/** Most terms of a glossary that a writer gets. */
const mostTerms = 60

/** The sources of a page's context. */
export interface ContextDependencies extends EarlierDocuments {
  /** The known pages of a course in order, without a request to the course system. */
  readonly outline: (home: string, courseId: string) => Promise<readonly SystemPage[] | undefined>
  readonly glossaries: Pick<Glossaries, 'termsOf'>
}

/**
 * The place of a page in its course: its module, the pages before and after it there, the course's terms, and what the documents
 * of earlier pages teach. Also where to keep the answers that depend on it.
 */
export async function contextOfPage(
  { outline, glossaries, ...documents }: ContextDependencies,
  {
    home,
    courseId,
    pageId,
    courseName,
    kept: all,
  }: { home: string; courseId: string; pageId: string; courseName: string; kept: AnswerCache },
): Promise<{ readonly context: PageContext; readonly kept: AnswerCache }> {
  const [pages = [], terms] = await Promise.all([outline(home, courseId), glossaries.termsOf(home, courseId)])
  const at = pages.findIndex(({ id }) => id === pageId)
  const moduleOf = (index: number) => pages[index]?.module
  const own = moduleOf(at)
  const neighbour = (index: number) =>
    own && moduleOf(index)?.id === own.id ? pages[index]?.title : undefined
  const [before, after] = at < 0 ? [] : [neighbour(at - 1), neighbour(at + 1)]
  const { earlier, kept } = await keptEarlierPages(all, async () =>
    earlierPages(documents, { home, courseId }, pages.slice(0, Math.max(0, at))),
  )
  const context = {
    course: courseName,
    ...(own && { module: own.name }),
    ...(before && { before }),
    ...(after && { after }),
    terms: terms.slice(0, mostTerms).map(({ term }) => term),
    earlier,
  }
  return { context, kept }
}
