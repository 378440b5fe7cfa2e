import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { Route } from '../../route.ts'
import type { Documents } from '../library/documents.ts'
import { type TranslationRouteDependencies, translationRoutes } from './routes.ts'
import { createOpenOriginals } from './translation-documents.ts'

type TranslationDependencies = Omit<TranslationRouteDependencies, 'openOriginal'> & {
  readonly slideshows: Documents<Slideshow>
  readonly podcasts: Documents<Podcast>
}

/** Creates the calls of translations. Their jobs are in `work/translate-document.ts`. */
export function createTranslations(dependencies: TranslationDependencies): { readonly routes: Route[] } {
  const openOriginal = createOpenOriginals(dependencies)
  return { routes: translationRoutes({ ...dependencies, openOriginal }) }
}
