import type { LearnPages } from '@lectern/domain/learn/learn-pages.ts'
import { createKeptPages } from './kept-pages.ts'
import { createLearnerPieces } from './learner-pieces.ts'
import { createLearnerPlaces } from './learner-places.ts'
import { type LearnDependencies, learnRoutes } from './routes.ts'
import type { ShareStore } from '../shares/share-store.ts'
import type { Route } from '../route.ts'

type PieceDependencies = Parameters<typeof createLearnerPieces>[0]

interface Dependencies
  extends
    Omit<LearnDependencies, 'places' | 'pieces' | 'pages' | 'episodes'>,
    Omit<PieceDependencies, 'episodes'> {
  readonly shares: Pick<ShareStore, 'findByToken'>
  readonly episodes: LearnDependencies['episodes'] & PieceDependencies['episodes']
  /** Loads the module that draws the pages. Undefined if it was not built. */
  readonly loadPages: () => Promise<LearnPages | undefined>
}

/** The pages and files for learners. */
export function createLearn(dependencies: Dependencies): { readonly routes: Route[] } {
  const { shares, loadPages, publicUrl } = dependencies
  const places = createLearnerPlaces(shares, () => new Date())
  const pieces = createLearnerPieces(dependencies)
  const pages = createKeptPages(loadPages, publicUrl)
  return { routes: learnRoutes({ ...dependencies, places, pieces, pages }) }
}
