import type { CourseAccess } from '../../course-material/access/course-access.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Glossaries } from '../../course-material/glossaries/glossaries.ts'
import type { createNarration } from '../../audio/narration/create-narration.ts'
import type { MaintenanceTask } from '../../platform/runtime/maintenance-task.ts'
import type { Logger } from '../../platform/runtime/logger.ts'
import type { DocumentFormat } from './format/document-format.ts'
import { createPublicationStore } from './published/publication-store.ts'
import { createDocumentStore } from './store/document-store.ts'
import { createDocuments, type Documents } from './documents.ts'
import { contentStatesOf } from './status-routes.ts'
import { createUpgradeStore } from './upgrade/upgrade-store.ts'
import { upgradeToKeys } from './upgrade/upgrade-to-keys.ts'

interface LibraryDependencies {
  readonly database: Database
  readonly narration: Pick<ReturnType<typeof createNarration>, 'store' | 'narrations'>
  readonly access: CourseAccess
  readonly glossaries: Glossaries
  readonly logger: Logger
}

/** The documents of all formats, in one store. */
export function createDocumentLibrary({
  database,
  narration,
  access,
  glossaries,
  logger,
}: LibraryDependencies) {
  const store = createDocumentStore(database)
  const publications = createPublicationStore(database)
  const upgrade = {
    database,
    store: createUpgradeStore(database),
    narrations: narration.store,
    publications,
    logger,
  }
  const chores: MaintenanceTask[] = [
    { name: 'old versions', removeBatch: (limit) => store.forgetOldVersions(limit) },
  ]
  return {
    store,
    publications,
    contentStates: contentStatesOf(store),
    chores,
    /** The documents of a format, after documents from before keys were upgraded. */
    async open<Document extends Record<string, unknown>>(
      format: DocumentFormat<Document>,
    ): Promise<Documents<Document>> {
      await upgradeToKeys(format, upgrade)
      const { narrations } = narration
      return createDocuments(format, { database, store, narrations, access, glossaries })
    },
  }
}
