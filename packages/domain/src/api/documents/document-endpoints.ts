import { z } from 'zod/mini'
import { externalId, pageParams } from '../../courses/ids.ts'
import type { Format } from '../../courses/formats.ts'
import { documentVersion } from '../../documents/document-version.ts'
import { missingMedia } from '../../documents/missing-media.ts'
import { publicationState } from '../../documents/publication.ts'
import { documentLimit, documentRequestLimit, endpoint } from '../endpoint/endpoint.ts'

const success = z.object({ status: z.literal('success') })
const versionParams = z.object({
  courseId: externalId,
  pageId: externalId,
  revision: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
})

/** The calls that slideshows and podcasts of a page share. */
export function documentEndpoints<Document extends z.ZodMiniType>(format: Format, document: Document) {
  const path = `/api/${format}/{courseId}/{pageId}` as const
  const withPublication = z.intersection(document, publicationState)
  return {
    get: endpoint({
      method: 'GET',
      path,
      summary: `The ${format} of a page, and which version of it learners get. Its ETag identifies the saved version.`,
      access: 'user',
      params: pageParams,
      answer: withPublication,
    }),
    written: endpoint({
      method: 'GET',
      path: `${path}/written`,
      summary: `The parts of a ${format} that is being generated, as far as they are finished. The ${format} of the page is replaced when all are.`,
      access: 'user',
      params: pageParams,
      answer: z.object({
        /** The job that generates it. Null if none does. */
        job_id: z.nullable(z.string()),
        /** Planned number of parts. 0 while it is unknown. */
        total: z.int(),
        /** Where the finished parts are among all, from 0, in their order. */
        positions: z.array(z.int()),
        /** The finished parts as a document of their own. Null while there are none. */
        document: z.nullable(document),
      }),
    }),
    save: endpoint({
      method: 'PUT',
      path,
      summary: `Save the whole ${format}. With If-Match, an outdated version is rejected with 412. If-Match: * replaces any version, which stays in the history.`,
      access: 'user',
      params: pageParams,
      body: document,
      answer: withPublication,
      bodyLimit: documentRequestLimit,
      malformedBodyLimit: documentLimit,
    }),
    delete: endpoint({
      method: 'DELETE',
      path,
      summary: `Delete the ${format} of a page. It stays in the history for 30 days.`,
      access: 'user',
      params: pageParams,
      answer: success,
    }),
    restore: endpoint({
      method: 'POST',
      path: `${path}/restore`,
      summary: `Restore a deleted ${format}.`,
      access: 'user',
      params: pageParams,
      answer: success,
    }),
    versions: endpoint({
      method: 'GET',
      path: `${path}/versions`,
      summary: `The history of a ${format}, newest first: every save and generation of the last 30 days.`,
      access: 'user',
      params: pageParams,
      answer: z.array(documentVersion),
    }),
    version: endpoint({
      method: 'GET',
      path: `${path}/versions/{revision}`,
      summary: `An earlier version of a ${format}.`,
      access: 'user',
      params: versionParams,
      answer: document,
    }),
    restoreVersion: endpoint({
      method: 'POST',
      path: `${path}/versions/{revision}/restore`,
      summary: `Restore an earlier version of a ${format}. The current version stays in the history.`,
      access: 'user',
      params: versionParams,
      answer: withPublication,
    }),
    published: endpoint({
      method: 'GET',
      path: `${path}/published`,
      summary: `The ${format} as learners get it: as it was when it was last completed.`,
      access: 'user',
      params: pageParams,
      answer: document,
    }),
    missingMedia: endpoint({
      method: 'GET',
      path: `${path}/published/missing-media`,
      summary: `The pictures and audio that the ${format} names as learners get it, and that cannot be read.`,
      access: 'user',
      params: pageParams,
      answer: missingMedia,
    }),
    unpublish: endpoint({
      method: 'DELETE',
      path: `${path}/published`,
      summary: `Stop showing a ${format} to learners. Its links answer 404 until it is completed again.`,
      access: 'user',
      params: pageParams,
      answer: success,
    }),
  } as const
}
