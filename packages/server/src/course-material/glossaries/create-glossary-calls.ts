import type { CourseAccess } from '../access/course-access.ts'
import type { Database } from '../../platform/db/database.ts'
import { createGlossaries } from './glossaries.ts'
import { createGlossaryStore } from './glossary-store.ts'
import { glossaryRoutes } from './routes.ts'

interface GlossaryDependencies {
  readonly database: Database
  readonly access: CourseAccess
}

/** Creates the pronunciation glossaries of courses. */
export function createGlossaryCalls({ database, access }: GlossaryDependencies) {
  const store = createGlossaryStore(database)
  const glossaries = createGlossaries({ store, access })
  return { store, glossaries, routes: glossaryRoutes(glossaries) }
}
