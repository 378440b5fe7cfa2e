import { Problem } from '@lectern/domain/problems/problems.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Account } from '../accounts/account.ts'
import type { CourseAccess } from '../access/course-access.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { CatalogueStore, MediaFile } from './catalogue-store.ts'
import type { MediaStore } from './media-store.ts'
import { sendFile } from './send-file.ts'
import type { ServedFile } from './served-file.ts'

/** The addresses that older clients know, all of the same file: stored names are unique across the product. */
const addresses = [
  '/api/audio/files/:organization/:course/:page/audio/:filename',
  '/api/audio/r2/:organization/:course/:page/audio/:filename',
  '/api/audio/files/:course/:page/:filename',
  '/api/audio/files/:filename',
  '/api/audio/file/:filename',
  '/api/podcast/audio/files/:organization/:course/:page/audio/:filename',
  '/api/podcast/audio/files/:filename',
  '/api/podcast/audio/file/:filename',
  '/api/images/:course/:page/:filename',
] as const

interface MediaRequest {
  Params: { filename: string; course?: string; page?: string }
  Querystring: { v?: string }
}

/**
 * Fetching stored files: GET and HEAD with ranges and ETag. `v` in an address names the content, so it may be cached
 * for ever; without it browsers must ask again. Who may see the page may fetch its files.
 */
export function registerMedia(
  app: FastifyInstance,
  rooms: {
    catalogue: CatalogueStore
    store: MediaStore
    access: CourseAccess
    authenticate: (request: FastifyRequest) => Promise<Account>
  },
): void {
  for (const url of addresses) {
    app.route<MediaRequest>({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        const account = await rooms.authenticate(request)
        const file = await rooms.catalogue.find(request.params.filename)
        if (!file || !fits(file, request.params)) throw new Problem('NOT_FOUND')
        await requireMaySee(rooms.access, account, file)
        return sendFile(request, reply, servedFile(file, rooms.store, Boolean(request.query.v)))
      },
    })
  }
}

/** An address names the course and page of its file, plainly or as `course_…` and `page_…`. */
function fits(file: MediaFile, named: MediaRequest['Params']): boolean {
  const same = (given: string | undefined, prefix: string, actual: string | null) =>
    given === undefined || given === actual || given === `${prefix}${actual}`
  return same(named.course, 'course_', file.courseId) && same(named.page, 'page_', file.pageId)
}

async function requireMaySee(access: CourseAccess, account: Account, file: MediaFile): Promise<void> {
  const home = file.courseId === null ? account.courseSystem : homeOfCourse(account, file.courseId)
  if (file.courseSystem !== home) throw new Problem('NOT_FOUND')
  if (file.courseId !== null) await access.requireCourse(account, file.courseId)
}

function servedFile(file: MediaFile, store: MediaStore, immutable: boolean): ServedFile {
  return {
    contentType: file.contentType,
    bytes: file.bytes,
    version: file.sha256.slice(0, 32),
    immutable,
    read: (range) => store.read(file.filename, range),
  }
}
