import { learnApi, learnPieceApi, learnPieceOfCourseApi } from '@lectern/domain/api/learn.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { type Answer, ok, route, type Route } from '../route.ts'
import type { KeptPages, AskedPage } from './kept-pages.ts'
import {
  artworkOf,
  audioOf,
  captionsOf,
  type FileDependencies,
  type FoundPiece,
  mediaOf,
  transcriptOf,
} from './learner-files.ts'
import { learnerCourse, type CourseDependencies } from './learner-courses.ts'
import type { LearnerPieces } from './learner-pieces.ts'
import type { AskedPiece, LearnerPlaces } from './learner-places.ts'
import { describeEmbedding } from './oembed.ts'
import { pageHeaders } from './page-headers.ts'

export interface LearnDependencies extends FileDependencies, CourseDependencies {
  readonly places: LearnerPlaces
  readonly pieces: LearnerPieces
  readonly pages: KeptPages
  /** Address of Lectern, without a trailing slash. */
  readonly publicUrl: string
}

/** What learners get. No handler reads the account, the cookies or the token of its call. */
export function learnRoutes(dependencies: LearnDependencies): Route[] {
  return [
    ...pieceRoutes(learnPieceApi, dependencies),
    ...pieceRoutes(learnPieceOfCourseApi, dependencies),
    ...courseRoutes(dependencies),
  ]
}

type PieceApi = typeof learnPieceApi | typeof learnPieceOfCourseApi

function pieceRoutes(api: PieceApi, dependencies: LearnDependencies): Route[] {
  const find = async (asked: AskedPiece): Promise<FoundPiece> => {
    const place = await dependencies.places.piece(asked)
    return { place, prepared: await dependencies.pieces.find(place) }
  }
  return [
    route(api.page, async ({ params, query, language }) => {
      const asked = { embedded: query.embed !== undefined, language }
      return pageOrGone(dependencies, asked, async () => {
        const { place, prepared } = await find(params)
        const html = await dependencies.pages.piece(prepared, asked)
        return { html, embedOrigins: place.share.embedOrigins }
      })
    }),
    route(api.piece, async ({ params }) => ok((await find(params)).prepared.piece)),
    route(api.media, async ({ params }) => ok(await mediaOf(dependencies, await find(params), params.file))),
    route(api.audio, async ({ params, query }) =>
      ok(await audioOf(dependencies, await find(params), query.download !== undefined)),
    ),
    route(api.artwork, async ({ params }) => ok(await artworkOf(dependencies, await find(params)))),
    route(api.transcript, async ({ params }) =>
      ok(await transcriptOf(dependencies, await find(params), api.transcript.file)),
    ),
    route(api.captions, async ({ params }) =>
      ok(await captionsOf(dependencies, await find(params), api.captions.file)),
    ),
  ]
}

function courseRoutes(dependencies: LearnDependencies): Route[] {
  const { places, pages } = dependencies
  return [
    route(learnApi.coursePage, async ({ params, query, language }) => {
      const asked = { embedded: query.embed !== undefined, language }
      return pageOrGone(dependencies, asked, async () => {
        const found = await places.course(params.secret)
        const html = await pages.course(await learnerCourse(dependencies, found), asked)
        return { html, embedOrigins: found.share.embedOrigins }
      })
    }),
    route(learnApi.course, async ({ params }) =>
      ok(await learnerCourse(dependencies, await places.course(params.secret))),
    ),
    route(learnApi.oEmbed, async ({ query }) => ok(await describeEmbedding(dependencies, query))),
  ]
}

/** A page, or the page that says that there is nothing, with status 404. */
async function pageOrGone(
  { pages, publicUrl }: Pick<LearnDependencies, 'pages' | 'publicUrl'>,
  asked: AskedPage,
  draw: () => Promise<{ readonly html: string; readonly embedOrigins: readonly string[] }>,
): Promise<Answer> {
  try {
    const { html, embedOrigins } = await draw()
    const origins = asked.embedded ? embedOrigins : []
    return ok(html, { headers: pageHeaders({ embedOrigins: origins, publicUrl }) })
  } catch (error) {
    if (!isGone(error)) throw error
    return { body: await pages.gone(asked), status: 404, headers: pageHeaders({ publicUrl }) }
  }
}

const isGone = (error: unknown) =>
  error instanceof Problem && error.code === 'NOT_FOUND' && error.reason === undefined
