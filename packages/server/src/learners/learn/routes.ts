import { learnApi, learnDocumentApi, learnDocumentOfCourseApi } from '@lectern/domain/api/learners/learn.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { SharedText } from '../../platform/runtime/shared-text.ts'
import { type Answer, ok, route, type Route } from '../../route.ts'
import type { AskedPage, PageCache, SharedPage } from './page-cache.ts'
import {
  artworkOf,
  audioOf,
  captionsOf,
  type FileDependencies,
  type FoundDocument,
  mediaOf,
  transcriptOf,
  waveformOf,
} from './learner-files.ts'
import type { LearnerCourses } from './learner-courses.ts'
import type { LearnerDocuments } from './learner-documents.ts'
import type { AskedDocument, LearnerPlaces } from './learner-places.ts'
import { describeEmbedding } from './oembed.ts'
import type { CourseSearch } from './search-course.ts'
import { pageHeaders } from './page-headers.ts'

export interface LearnDependencies extends FileDependencies {
  readonly places: LearnerPlaces
  readonly documents: LearnerDocuments
  readonly courses: LearnerCourses
  /** A document for its files. */
  readonly findDocument: (asked: AskedDocument) => Promise<FoundDocument>
  readonly pages: PageCache
  readonly search: CourseSearch
  /** Address of Lectern, without a trailing slash. */
  readonly publicUrl: string
}

/** The routes of learners' pages. No handler reads the account, the cookies or the token of its call. */
export function learnRoutes(dependencies: LearnDependencies): Route[] {
  return [
    ...documentRoutes(learnDocumentApi, dependencies),
    ...documentRoutes(learnDocumentOfCourseApi, dependencies),
    ...courseRoutes(dependencies),
  ]
}

type DocumentApi = typeof learnDocumentApi | typeof learnDocumentOfCourseApi

function documentRoutes(api: DocumentApi, dependencies: LearnDependencies): Route[] {
  const { places, documents, findDocument } = dependencies
  return [
    route(api.page, async ({ params, query, language }) => {
      return pageOrGone(dependencies, askedFrame(query.embed, language), async (asked) => {
        const place = await places.document(params)
        const prepared = await documents.find(place)
        const page = await dependencies.pages.document(prepared, asked)
        return { page, embedOrigins: place.share.embedOrigins }
      })
    }),
    route(api.document, async ({ params }) =>
      ok(await dependencies.pages.data(await documents.find(await places.document(params)))),
    ),
    route(api.version, async ({ params }) => {
      const { prepared } = await findDocument(params)
      return ok({ published_at: prepared.publishedAt.toISOString(), version: prepared.publication })
    }),
    route(api.media, async ({ params, query }) => {
      const asked = { name: params.file, proof: query.of }
      return ok(await mediaOf(dependencies, await findDocument(params), asked))
    }),
    route(api.audio, async ({ params, query }) => {
      const currentVersion = async () => (await findDocument(params)).prepared.publication
      const asked = { download: query.download !== undefined, version: query.v, currentVersion }
      return ok(await audioOf(dependencies, await findDocument(params), asked))
    }),
    route(api.waveform, async ({ params, query }) => {
      const levels = await waveformOf(dependencies, await findDocument(params))
      // Another version may have been published in the meantime.
      const { publication } = (await findDocument(params)).prepared
      if (query.v !== undefined && query.v !== publication) throw new Problem('NOT_FOUND')
      return ok(levels)
    }),
    route(api.artwork, async ({ params, query }) =>
      ok(await artworkOf(dependencies, await findDocument(params), query.small !== undefined)),
    ),
    route(api.transcript, async ({ params }) =>
      ok(transcriptOf(await findDocument(params), api.transcript.file)),
    ),
    route(api.captions, async ({ params }) =>
      ok(await captionsOf(dependencies, await findDocument(params), api.captions.file)),
    ),
  ]
}

function courseRoutes(dependencies: LearnDependencies): Route[] {
  const { places, pages, courses } = dependencies
  return [
    route(learnApi.coursePage, async ({ params, query, language }) => {
      return pageOrGone(dependencies, askedFrame(query.embed, language), async (asked) => {
        const found = await places.course(params.secret)
        const page = await pages.course(await courses.find(found), asked)
        return { page, embedOrigins: found.share.embedOrigins }
      })
    }),
    route(learnApi.course, async ({ params }) =>
      ok((await courses.find(await places.course(params.secret))).course),
    ),
    route(learnApi.search, async ({ params, query }) => {
      const found = await places.course(params.secret)
      const { courseSystem: home, courseId } = found.share
      const prepared = await courses.find(found)
      return ok({ pages: await dependencies.search({ home, courseId }, prepared, query.q) })
    }),
    route(learnApi.oEmbed, async ({ query }) => ok(await describeEmbedding(dependencies, query))),
  ]
}

interface AskedFrame extends AskedPage {
  /** Whether an author looks at the frame in Lectern. */
  readonly preview: boolean
}

/** @param embed Value of the parameter `embed`: empty, or `preview`. */
function askedFrame(embed: string | undefined, language: AskedPage['language']): AskedFrame {
  return { embedded: embed !== undefined, preview: embed === 'preview', language }
}

/** A page, or the page that says that there is nothing, with status 404. */
async function pageOrGone(
  { pages, publicUrl }: Pick<LearnDependencies, 'pages' | 'publicUrl'>,
  { preview, ...asked }: AskedFrame,
  draw: (
    asked: AskedPage,
  ) => Promise<{ readonly page: SharedPage; readonly embedOrigins: readonly string[] }>,
): Promise<Answer> {
  try {
    const { page, embedOrigins } = await draw(asked)
    const { html, styleHash } = page
    const origins = asked.embedded ? embedOrigins : []
    return ok(html, { headers: pageHeaders({ embedOrigins: origins, preview, publicUrl, styleHash }) })
  } catch (error) {
    if (!isGone(error)) throw error
    return notFoundPage({ pages, publicUrl }, asked.language)
  }
}

/** The page for an address that does not work. */
export async function notFoundPage(
  { pages, publicUrl }: Pick<LearnDependencies, 'pages' | 'publicUrl'>,
  language: AskedPage['language'],
): Promise<Answer<SharedText>> {
  const { html, styleHash } = await pages.gone({ embedded: false, language })
  return { body: html, status: 404, headers: pageHeaders({ publicUrl, styleHash }) }
}

const isGone = (error: unknown) =>
  error instanceof Problem && error.code === 'NOT_FOUND' && error.reason === undefined
