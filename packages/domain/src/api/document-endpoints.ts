import { z } from 'zod/mini'
import { externalId, pageParams } from '../courses/ids.ts'
import type { Format } from '../courses/format.ts'
import { documentVersion } from '../documents/document-version.ts'
import { documentLimit, documentRequestLimit, endpoint } from './endpoint.ts'

const success = z.object({ status: z.literal('success') })
const versionParams = z.object({
  courseId: externalId,
  pageId: externalId,
  revision: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
})

/** What can be done with the slideshow, or the podcast, of a page: the same calls for both. */
export function documentEndpoints<Document extends z.ZodMiniType>(format: Format, document: Document) {
  const path = `/api/${format}/{courseId}/{pageId}` as const
  return {
    get: endpoint({
      method: 'GET',
      path,
      summary: `The ${format} of a page. Its ETag names the saved version.`,
      access: 'user',
      params: pageParams,
      answer: document,
    }),
    save: endpoint({
      method: 'PUT',
      path,
      summary: `Save the whole ${format}. With If-Match a version that is no longer the newest is refused with 412; with If-Match: * it wins over any, which stays in the history.`,
      access: 'user',
      params: pageParams,
      body: document,
      answer: document,
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
      summary: `Bring back a deleted ${format}.`,
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
      summary: `A ${format} as it was.`,
      access: 'user',
      params: versionParams,
      answer: document,
    }),
    restoreVersion: endpoint({
      method: 'POST',
      path: `${path}/versions/{revision}/restore`,
      summary: `Make a ${format} what it was. What it is now stays in the history.`,
      access: 'user',
      params: versionParams,
      answer: document,
    }),
  } as const
}
