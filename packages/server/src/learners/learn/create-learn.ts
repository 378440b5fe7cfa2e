import type { LearnPages } from '@lectern/domain/learn/learn-pages.ts'
import { type AskedPage, createPageCache } from './page-cache.ts'
import { createLearnerCourses } from './learner-courses.ts'
import { createLearnerDocuments } from './learner-documents.ts'
import type { FoundDocument } from './learner-files.ts'
import { type AskedDocument, createLearnerPlaces } from './learner-places.ts'
import { notFoundPage, type LearnDependencies, learnRoutes } from './routes.ts'
import { createCourseSearch } from './search-course.ts'
import type { Database } from '../../platform/db/database.ts'
import { createShareStates } from './share-state-store.ts'
import { createTranslationShares } from './translation-shares-store.ts'
import type { SharedText } from '../../platform/runtime/shared-text.ts'
import type { Answer, Route } from '../../route.ts'

type DocumentDependencies = Parameters<typeof createLearnerDocuments>[0]

interface Dependencies
  extends
    Omit<
      LearnDependencies,
      'places' | 'documents' | 'courses' | 'findDocument' | 'pages' | 'search' | 'episodes' | 'secrets'
    >,
    Omit<DocumentDependencies, 'episodes' | 'translationShares'> {
  readonly database: Database
  readonly episodes: LearnDependencies['episodes'] & DocumentDependencies['episodes']
  /** Loads the module that draws the pages. Undefined if it was not built. */
  readonly loadPages: () => Promise<LearnPages | undefined>
}

export interface Learn {
  readonly routes: Route[]
  /** The published document at an address. NOT_FOUND for an address that has ended. */
  findDocument(asked: AskedDocument): Promise<FoundDocument>
  /** The page for an address of learners that does not work, for paths without a route. */
  notFoundPage(language: AskedPage['language']): Promise<Answer<SharedText>>
}

/** The pages and files for learners. */
export function createLearn(dependencies: Dependencies): Learn {
  const { database, loadPages, publicUrl } = dependencies
  const places = createLearnerPlaces(createShareStates(database), () => new Date())
  const translationShares = createTranslationShares(database)
  const documents = createLearnerDocuments({ ...dependencies, translationShares })
  const courses = createLearnerCourses(dependencies)
  const pages = createPageCache(loadPages, publicUrl)
  const search = createCourseSearch(dependencies)
  const findDocument = async (asked: AskedDocument): Promise<FoundDocument> => {
    const place = await places.document(asked)
    return { place, prepared: await documents.content(place) }
  }
  return {
    routes: learnRoutes({ ...dependencies, places, documents, courses, findDocument, pages, search }),
    findDocument,
    notFoundPage: async (language) => notFoundPage({ pages, publicUrl }, language),
  }
}
