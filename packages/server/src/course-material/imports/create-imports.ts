import type { Fetch } from '../courses/course-system.ts'
import type { Database } from '../../platform/db/database.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { StorageQuota } from '../media/storage-quota-store.ts'
import type { Sweep } from '../../platform/runtime/maintenance-task.ts'
import type { Logger } from '../../platform/runtime/logger.ts'
import { forgetImports } from './forget-imports.ts'
import { createImportCourse } from './import-course.ts'
import { createImportStore } from './import-store.ts'
import { createImportedCourses } from './imported-courses.ts'
import { importRoutes } from './routes.ts'
import { createImportDirectories } from './import-directory.ts'

interface ImportDependencies {
  readonly database: Database
  /** Folder for files during an import. */
  readonly directory: string
  readonly media: MediaStore
  readonly quota: Pick<StorageQuota, 'require'>
  /** For images that a page shows from other hosts. */
  readonly fetch: Fetch
  readonly logger: Logger
}

/** Creates the imports. First removes what a crash has left of an import. */
export async function createImports({
  database,
  directory,
  media,
  quota,
  fetch,
  logger,
}: ImportDependencies) {
  const store = createImportStore(database)
  const importDirectories = createImportDirectories({ directory, store, media })
  // An embedded database has only this process, so every remaining file is from a crash.
  await importDirectories
    .sweep(database.backend === 'embedded' ? 0 : undefined)
    .catch((error: unknown) =>
      logger.warn({ err: error }, 'Files of interrupted imports could not be removed.'),
    )

  return {
    store,
    courses: createImportedCourses({ store, media, fetch }),
    routes: importRoutes({
      store,
      importCourse: createImportCourse({ store, media, importDirectories, quota }),
    }),
    /** `forgetContents` deletes all content of a permanently removed course. */
    sweeps: (forgetContents: (home: string, courseId: string) => Promise<void>): Sweep[] => [
      { name: 'interrupted imports', sweep: () => importDirectories.sweep() },
      { name: 'removed courses', sweep: () => forgetImports({ store, media, forgetContents }) },
    ],
  }
}
