import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import type { z } from 'zod/mini'
import { readRevisions } from '../../platform/runtime/if-match.ts'
import { type Call, ok, type Route } from '../../route.ts'
import type { Documents } from './documents.ts'
import type { ServedDocument } from './served-document.ts'

interface DocumentApi {
  readonly get: Endpoint
  readonly save: Endpoint
  readonly delete: Endpoint
  readonly restore: Endpoint
  readonly versions: Endpoint
  readonly version: Endpoint
  readonly restoreVersion: Endpoint
  readonly published: Endpoint
  readonly unpublish: Endpoint
}

/** The calls that slideshows and podcasts share: get, save, delete, restore, and the history. */
export function documentRoutes<Document>(
  api: DocumentApi & { readonly save: Endpoint<z.ZodMiniType, z.ZodMiniType<Document>> },
  documents: Documents<Document>,
): Route[] {
  // The endpoints of a DocumentApi all have `pageParams`, and `save` has the document as its body.
  const placeOf = (call: Call) => call.params as { courseId: string; pageId: string }
  const revisionOf = (call: Call) => (call.params as { revision: number }).revision
  /** The document with what is said about its published version. */
  async function answer(
    { account, params }: Call,
    { document, revision, publication }: ServedDocument<Document>,
  ) {
    const { courseId, pageId } = params as { courseId: string; pageId: string }
    const state = publication ?? (await documents.publicationState(account, courseId, pageId))
    return ok({ ...document, ...state }, { headers: headersOf(revision) })
  }

  return [
    {
      endpoint: api.get,
      handle: async (call) => {
        const { courseId, pageId } = placeOf(call)
        return answer(call, await documents.get(call.account, courseId, pageId))
      },
    },
    {
      endpoint: api.save,
      handle: async (call) => {
        const revisions = readRevisions(call.ifMatch)
        // A client that overwrites any version, or names several merged versions, has seen another author's
        // version.
        const apart = call.ifMatch !== undefined && revisions?.length !== 1
        return answer(
          call,
          await documents.save(call.account, placeOf(call), call.body as Document, revisions, { apart }),
        )
      },
    },
    {
      endpoint: api.delete,
      handle: async (call) => {
        const { courseId, pageId } = placeOf(call)
        await documents.remove(call.account, courseId, pageId)
        return ok({ status: 'success' as const })
      },
    },
    {
      endpoint: api.restore,
      handle: async (call) => {
        const { courseId, pageId } = placeOf(call)
        await documents.restore(call.account, courseId, pageId)
        return ok({ status: 'success' as const })
      },
    },
    {
      endpoint: api.versions,
      handle: async (call) => {
        const { courseId, pageId } = placeOf(call)
        return ok(await documents.versions(call.account, courseId, pageId))
      },
    },
    {
      endpoint: api.version,
      handle: async (call) => ok(await documents.version(call.account, placeOf(call), revisionOf(call))),
    },
    {
      endpoint: api.restoreVersion,
      handle: async (call) =>
        answer(call, await documents.restoreVersion(call.account, placeOf(call), revisionOf(call))),
    },
    {
      endpoint: api.published,
      handle: async (call) => {
        const { document, revision } = await documents.getPublished(call.account, placeOf(call))
        return ok(document, { headers: headersOf(revision) })
      },
    },
    {
      endpoint: api.unpublish,
      handle: async (call) => {
        await documents.unpublish(call.account, placeOf(call))
        return ok({ status: 'success' as const })
      },
    },
  ]
}

const headersOf = (revision: number) => ({ etag: `"${revision}"`, 'cache-control': 'no-store' })
