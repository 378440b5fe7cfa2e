import { createHash } from 'node:crypto'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Account } from '../../accounts/account.ts'
import { uniqueFileName } from '../../media/media-address.ts'
import type { MediaStore } from '../../media/media-store.ts'
import type { StorageQuota } from '../../media/storage-quota-store.ts'
import { pictureType } from '../../media/picture-types.ts'
import { safePicture } from '../../media/safe-picture.ts'
import type { Upload } from '../../route.ts'
import type { SystemCourse } from '../course-system.ts'
import { newImportedId } from '../home-of-course.ts'
import { openArchive, type Archive } from './archive.ts'
import type { ImportedFile, ImportStore } from './import-store.ts'
import { pictureAddress } from './picture-address.ts'
import { readCourseFile } from './read-course-file.ts'
import { courseFileTooLarge } from './refuse.ts'
import type { createWorkplaces, Workplace } from './workplace.ts'

const mostPicture = 50 * 1024 * 1024
const mostFileName = 200
/** Imports of one account at the same time, in one process. */
const atOnce = 2

/** Imports a course file as a course of the account: receives it, reads it, keeps it; all of it or nothing. */
export type ImportCourse = (account: Account, upload: Upload) => Promise<SystemCourse>

export function createImportCourse(rooms: {
  store: ImportStore
  media: MediaStore
  workplaces: ReturnType<typeof createWorkplaces>
  quota?: Pick<StorageQuota, 'require'>
}): ImportCourse {
  const { store, media, workplaces, quota } = rooms

  /** The pictures that the pages show, in the media store. What is no picture is not there. */
  async function keepPictures(
    courseId: string,
    archive: Archive,
    paths: readonly string[],
    place: Workplace,
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
      // oxlint-disable-next-line no-await-in-loop -- noted before it is there, so that none is ever lost
      await place.note(storedAs)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await media.put(storedAs, bytes)
      files.push({ path, storedAs, contentType, bytes: bytes.length })
    }
    return files
  }

  const underWay = new Map<string, number>()

  /** Each upload may fill half a gigabyte of our disk: nobody has many at the same time. */
  async function oneOfFew<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    const before = underWay.get(accountId) ?? 0
    if (before >= atOnce) {
      throw new Problem('TOO_MANY_ATTEMPTS', {
        sentence: 'Other course files of yours are still being imported. Please wait for them.',
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
    return workplaces
      .within(upload, async (place) => {
        const archive = await openArchive(place.file)
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
          const files = await keepPictures(courseId, archive, read.pictures, place)
          const size = files.reduce((sum, { bytes }) => sum + bytes, 0)
          await quota?.require(account.id, size)
          if (upload.isGone()) throw new Problem('CANCELLED')
          await store.keep(account.id, { course, places: read.places, pages: read.pages, files })
          return course
        } finally {
          archive.close()
        }
      })
      .catch((error: unknown) => {
        throw error instanceof Problem && error.code === 'TOO_LARGE' ? courseFileTooLarge() : error
      })
  }

  return (account, upload) => oneOfFew(account.id, () => importOne(account, upload))
}

/** A file's name without the folders that some browsers send along. */
function plainName(name: string): string {
  const last = name
    .split(/[\\/]/)
    .at(-1)
    ?.replaceAll(/\p{Cc}/gu, '')
    .trim()
  return last?.slice(-mostFileName) || 'course.imscc'
}

/** What is no picture, or one that slides cannot show, has no type. */
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
