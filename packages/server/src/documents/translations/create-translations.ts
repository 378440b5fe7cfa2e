import type { Route } from '../../route.ts'
import type { DocumentsByFormat } from '../library/documents-by-format.ts'
import { type TranslationRouteDependencies, translationRoutes } from './routes.ts'
import { createOpenOriginals } from './translation-documents.ts'

type TranslationDependencies = Omit<TranslationRouteDependencies, 'openOriginal'> & {
  readonly contents: DocumentsByFormat
}

/** Creates the calls of translations. Their jobs are in `work/translate-document.ts`. */
export function createTranslations(dependencies: TranslationDependencies): { readonly routes: Route[] } {
  const openOriginal = createOpenOriginals(dependencies.contents)
  return { routes: translationRoutes({ ...dependencies, openOriginal }) }
}
