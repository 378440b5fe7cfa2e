import { Problem } from '@lectern/domain/problems/problems.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { CourseImports } from '../courses/course-imports.ts'
import type { Fetch } from '../courses/course-system.ts'
import { fetchPicture } from '../courses/network/fetch-picture.ts'
import type { ImportStore } from './import-store.ts'
import { readPictureAddress } from './cartridge/picture-address.ts'

/** Reads imported courses through the port of a course system, without a key and without a network. */
export function createImportedCourses({
  store,
  media,
  fetch,
}: {
  store: ImportStore
  media: MediaStore
  /** For images that a page shows from other hosts. */
  fetch: Fetch
}): CourseImports {
  return {
    listCourses: (account) => store.coursesOf(account.id),
    findCourse: (account, courseId) => store.course(account.id, courseId),
    listPages: (account, courseId) => store.placesIn(account.id, courseId),
    findPages: (account, courseId, pageIds) => store.pagesIn(account.id, courseId, pageIds),
    connect: (account) => ({
      async whoAmI(signal) {
        throwIfCancelled(signal)
        return { id: account.id, name: `${account.firstName} ${account.lastName}`.trim() }
      },
      async listCourses(signal) {
        throwIfCancelled(signal)
        return store.coursesOf(account.id)
      },
      async listPages(courseId, signal) {
        throwIfCancelled(signal)
        return [...found(await store.placesIn(account.id, courseId))]
      },
      async readPage(courseId, pageId, signal) {
        throwIfCancelled(signal)
        const { title, html } = found(await store.page(account.id, courseId, pageId))
        return { id: pageId, title, html, state: html ? 'ok' : 'empty' }
      },
      async fetchFile({ url }, maxBytes, signal) {
        throwIfCancelled(signal)
        const address = found(URL.parse(url))
        const place = readPictureAddress(address)
        if (!place) return fetchPicture(fetch, address, maxBytes, signal)
        const file = found(await store.file(account.id, place.courseId, place.path))
        if (file.bytes > maxBytes) throw new Problem('COURSE_SYSTEM_FAILED')
        const stored = found(await media.read(file.storedAs))
        return { bytes: Buffer.concat(await stored.toArray()), contentType: file.contentType }
      },
      publishing: async () => ({ possible: false, reason: 'importedCourse' }),
    }),
  }
}

function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new Problem('CANCELLED')
}

function found<T>(thing: T | undefined | null): T {
  if (thing === undefined || thing === null) throw new Problem('NOT_FOUND')
  return thing
}
