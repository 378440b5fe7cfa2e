import { Problem } from '@lectern/domain/problems/problems.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { CourseImports } from '../courses/course-imports.ts'
import type { Fetch, SystemFile } from '../courses/course-system.ts'
import { exchange } from '../courses/network/exchange.ts'
import { followRedirects } from '../courses/network/follow-redirects.ts'
import type { ImportStore } from './import-store.ts'
import { readPictureAddress } from './cartridge/picture-address.ts'

const userAgent = 'Lectern/0.1'

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
        if (!place) return fetchElsewhere(fetch, address, maxBytes, signal)
        const file = found(await store.file(account.id, place.courseId, place.path))
        if (file.bytes > maxBytes) throw new Problem('COURSE_SYSTEM_FAILED')
        const stored = found(await media.read(file.storedAs))
        return { bytes: Buffer.concat(await stored.toArray()), contentType: file.contentType }
      },
      publishing: async () => ({ possible: false, reason: 'importedCourse' }),
    }),
  }
}

/** Fetches an image of another host without credentials. Any failure means NOT_FOUND. */
async function fetchElsewhere(
  fetch: Fetch,
  address: URL,
  maxBytes: number,
  signal = AbortSignal.timeout(20_000),
): Promise<SystemFile> {
  if (!/^https?:$/.test(address.protocol)) throw new Problem('NOT_FOUND')
  const headers = { 'user-agent': userAgent }
  const answer = await followRedirects(address, address.origin, (target) =>
    exchange(fetch, target, { headers, maxBytes, signal }),
  ).catch((error: unknown) => {
    throw new Problem(signal.aborted ? 'CANCELLED' : 'NOT_FOUND', { cause: error })
  })
  const contentType = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (answer.status !== 200 || !contentType.startsWith('image/')) throw new Problem('NOT_FOUND')
  return { bytes: answer.bytes, contentType }
}

function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new Problem('CANCELLED')
}

function found<T>(thing: T | undefined | null): T {
  if (thing === undefined || thing === null) throw new Problem('NOT_FOUND')
  return thing
}
