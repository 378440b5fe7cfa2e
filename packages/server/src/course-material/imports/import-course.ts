import { createHash } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../accounts/account.ts'
import { uniqueFileName } from '../media/media-address.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { StorageQuota } from '../media/storage-quota-store.ts'
import { pictureType } from '../media/pictures/picture-types.ts'
import { safePicture } from '../media/pictures/safe-picture.ts'
import type { Upload } from '../../route.ts'
import type { SystemCourse } from '../courses/course-system.ts'
import { newImportedId } from '../courses/course-home.ts'
import { openArchive, type Archive } from './cartridge/archive.ts'
import type { ImportedFile, ImportStore } from './import-store.ts'
import { pictureAddress } from './cartridge/picture-address.ts'
import { readCourseFile } from './cartridge/read-course-file.ts'
import type { createImportDirectories, ImportDirectory } from './import-directory.ts'

const mostPicture = 50 * 1024 * 1024
const mostFileName = 200
/** Concurrent imports of one account in one process. */
const atOnce = 2

/** Imports a course file as a course of the account: receives, reads and stores it, completely or not at all. */
export type ImportCourse = (account: Account, upload: Upload) => Promise<SystemCourse>

export function createImportCourse(dependencies: {
  store: ImportStore
  media: MediaStore
  importDirectories: ReturnType<typeof createImportDirectories>
  quota?: Pick<StorageQuota, 'require'>
}): ImportCourse {
  const { store, media, importDirectories, quota } = dependencies

  /** Stores the images that the pages show. Files that are not images are skipped. */
  async function keepPictures(
    courseId: string,
    archive: Archive,
    paths: readonly string[],
    directory: ImportDirectory,
  ) {
    const files: ImportedFile[] = []
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time, so that little is held in memory
      const { bytes, contentType } = harmless(await archive.read(path, mostPicture))
      if (contentType === undefined) continue
      const belongsTo = createHash('sha256')
        .update(JSON.stringify([courseId, path]))
        .digest('hex')
      const storedAs = uniqueFileName('course-file', belongsTo, 'bin')
      // oxlint-disable-next-line no-await-in-loop -- recorded before it exists, so that no file is lost
      await directory.note(storedAs)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await media.put(storedAs, bytes)
      files.push({ path, storedAs, contentType, bytes: bytes.length })
    }
    return files
  }

  const underWay = new Map<string, number>()

  /** Each upload can use half a gigabyte of disk space, so uploads per account are limited. */
  async function withImportLimit<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    const before = underWay.get(accountId) ?? 0
    if (before >= atOnce) {
      throw new Problem('TOO_MANY_ATTEMPTS', {
        reason: 'imports',
        retryAfterSeconds: 10,
      })
    }
    underWay.set(accountId, before + 1)
    try {
      return await work()
    } finally {
      const left = (underWay.get(accountId) ?? 1) - 1
      if (left > 0) underWay.set(accountId, left)
      else underWay.delete(accountId)
    }
  }

  const importOne: ImportCourse = async (account, upload) => {
    const fileName = plainName(upload.name)
    return importDirectories
      .within(upload, async (importDirectory) => {
        const archive = await openArchive(importDirectory.file)
        try {
          const courseId = newImportedId()
          const read = await readCourseFile(archive, fileName, (path) => pictureAddress(courseId, path))
          const course = {
            id: courseId,
            name: read.name,
            code: read.code,
            ...(read.language ? { language: read.language } : {}),
            imported: { file_name: fileName, ...(read.license ? { license: read.license } : {}) },
          }
          const files = await keepPictures(courseId, archive, read.pictures, importDirectory)
          const size = files.reduce((sum, { bytes }) => sum + bytes, 0)
          await quota?.require(account.id, size)
          if (upload.isDisconnected()) throw new Problem('CANCELLED')
          await store.keep(account.id, { course, places: read.places, pages: read.pages, files })
          return course
        } finally {
          archive.close()
        }
      })
      .catch((error: unknown) => {
        throw error instanceof Problem && error.code === 'TOO_LARGE'
          ? new Problem('COURSE_FILE_TOO_LARGE')
          : error
      })
  }

  return (account, upload) => withImportLimit(account.id, () => importOne(account, upload))
}

/** Removes the folders that some browsers include in a file name. */
function plainName(name: string): string {
  const last = name
    .split(/[\\/]/)
    .at(-1)
    ?.replaceAll(/\p{Cc}/gu, '')
    .trim()
  return last?.slice(-mostFileName) || 'course.imscc'
}

/** A file that is not an image, or not a supported one, has no type. */
function harmless(bytes: Uint8Array): { bytes: Uint8Array; contentType: string | undefined } {
  const contentType = pictureType(bytes)
  if (contentType === undefined) return { bytes, contentType }
  try {
    return { bytes: safePicture(bytes, contentType), contentType }
  } catch (error) {
    if (error instanceof Problem) return { bytes, contentType: undefined }
    throw error
  }
}
