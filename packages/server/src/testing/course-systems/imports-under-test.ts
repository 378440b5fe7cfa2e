import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from '../../accounts/account.ts'
import { createAccountStore } from '../../accounts/store/account-store.ts'
import { createSecrets } from '../../accounts/secrets/secrets.ts'
import type { Fetch } from '../../course-material/courses/course-system.ts'
import { createImportCourse } from '../../course-material/imports/import-course.ts'
import { createImportedCourses } from '../../course-material/imports/imported-courses.ts'
import { createImportStore } from '../../course-material/imports/import-store.ts'
import { createImportDirectories } from '../../course-material/imports/import-directory.ts'
import type { MediaStore } from '../../course-material/media/media-store.ts'
import { createDiskMedia } from '../../course-material/media/on-disk.ts'
import { buildArchive, type ArchiveFiles } from './build-cartridge.ts'
import { openTestDatabase, type TestBackend } from '../database.ts'
import { testPerson } from '../start-test-app.ts'

/** The import of course files with its own database and folder, without the web server. */
export async function importsUnderTest(
  backend: TestBackend,
  substitutes: { fetch?: Fetch; media?: (onDisk: MediaStore) => MediaStore } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-imports-'))
  const database = await openTestDatabase(backend)
  const accounts = createAccountStore(database, createSecrets('a secret for these tests'))
  const store = createImportStore(database)
  const onDisk = createDiskMedia(join(folder, 'media'))
  const media = substitutes.media?.(onDisk) ?? onDisk
  const importDirectories = createImportDirectories({ directory: join(folder, 'incoming'), store, media })
  const importCourse = createImportCourse({ store, media, importDirectories })
  const fetch = substitutes.fetch ?? (() => Promise.reject(new Error('There is no network here.')))
  let people = 0

  return {
    database,
    store,
    media,
    importDirectories,
    folder,
    imports: createImportedCourses({ store, media, fetch }),
    newAccount: async (): Promise<Account> => {
      people += 1
      return accounts.add({ ...testPerson(people), passwordHash: '' })
    },
    importFiles: async (account: Account, files: ArchiveFiles, isDisconnected = () => false) =>
      importCourse(account, {
        name: 'course.imscc',
        bytes: inChunks(await buildArchive(files)),
        isDisconnected,
      }),
    /** Every file in the folder, of uploads and of the media store. */
    filesLeft: () => filesBelow(folder),
    close: async () => {
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Paths of all files below a folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 1000) yield bytes.subarray(start, start + 1000)
}
