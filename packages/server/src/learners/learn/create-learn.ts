import type { LearnPages } from '@lectern/domain/learn/learn-pages.ts'
import { type AskedPage, createKeptPages } from './kept-pages.ts'
import { createLearnerCourses } from './learner-courses.ts'
import { createLearnerPieces } from './learner-documents.ts'
import type { FoundPiece } from './learner-files.ts'
import { type AskedPiece, createLearnerPlaces } from './learner-places.ts'
import { gonePage, type LearnDependencies, learnRoutes } from './routes.ts'
import { createCourseSearch } from './search-course.ts'
import type { Database } from '../../platform/db/database.ts'
import { createShareStates } from './share-state-store.ts'
import type { Answer, Route } from '../../route.ts'

type PieceDependencies = Parameters<typeof createLearnerPieces>[0]

interface Dependencies
  extends
    Omit<LearnDependencies, 'places' | 'pieces' | 'courses' | 'findPiece' | 'pages' | 'search' | 'episodes'>,
    Omit<PieceDependencies, 'episodes'> {
  readonly database: Database
  readonly episodes: LearnDependencies['episodes'] & PieceDependencies['episodes']
  /** Loads the module that draws the pages. Undefined if it was not built. */
  readonly loadPages: () => Promise<LearnPages | undefined>
}

export interface Learn {
  readonly routes: Route[]
  /** The published piece at an address. NOT_FOUND for an address that has ended. */
  findPiece(asked: AskedPiece): Promise<FoundPiece>
  /** The page for an address of learners that does not work, for paths without a route. */
  gonePage(language: AskedPage['language']): Promise<Answer<string>>
}

/** The pages and files for learners. */
export function createLearn(dependencies: Dependencies): Learn {
  const { database, loadPages, publicUrl } = dependencies
  const places = createLearnerPlaces(createShareStates(database), () => new Date())
  const pieces = createLearnerPieces(dependencies)
  const courses = createLearnerCourses(dependencies)
  const pages = createKeptPages(loadPages, publicUrl)
  const search = createCourseSearch(dependencies)
  const findPiece = async (asked: AskedPiece): Promise<FoundPiece> => {
    const place = await places.piece(asked)
    return { place, prepared: await pieces.content(place) }
  }
  return {
    routes: learnRoutes({ ...dependencies, places, pieces, courses, findPiece, pages, search }),
    findPiece,
    gonePage: async (language) => gonePage({ pages, publicUrl }, language),
  }
}
