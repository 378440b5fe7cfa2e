import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import { ok, type Route } from '../../route.ts'
import type { Documents } from './documents.ts'
import { missingMedia, type StoredFiles } from './published/missing-media.ts'

export interface MissingMediaDependencies<Document> extends StoredFiles {
  readonly documents: Documents<Document>
}

/** The call that reports which files of the published version cannot be read. */
export function missingMediaRoute<Document>(
  { missingMedia: endpoint }: { readonly missingMedia: Endpoint },
  { documents, ...files }: MissingMediaDependencies<Document>,
): Route {
  return {
    endpoint,
    handle: async ({ account, params }) => {
      // The endpoint has `pageParams`.
      const place = params as { courseId: string; pageId: string }
      const { document } = await documents.getPublished(account, place)
      const { courseId } = place
      const course = { courseSystem: courseHome(account, courseId), courseId }
      const missing = await missingMedia(files, course, documents.format.media(document))
      return ok(missing, { headers: { 'cache-control': 'no-store' } })
    },
  }
}
