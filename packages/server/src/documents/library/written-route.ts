import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import { jobKindOf } from '@lectern/domain/jobs/job.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import type { Documents } from './documents.ts'
import { ok, type Route } from '../../route.ts'
import type { WorkInProgress, WrittenPartsStore } from '../../generation/written-parts/written-parts-store.ts'

export interface WrittenDependencies<Document> {
  readonly documents: Documents<Document>
  readonly access: CourseAccess
  readonly parts: Pick<WrittenPartsStore, 'find'>
}

/**
 * The call that reads what is finished of a document while a job writes it. When the document is stored and the job makes
 * its audio, it returns the whole document.
 */
export function writtenRoute<Document>(
  { written: endpoint }: { readonly written: Endpoint },
  { documents, access, parts }: WrittenDependencies<Document>,
): Route {
  const { format } = documents
  return {
    endpoint,
    handle: async ({ account, params }) => {
      // The endpoint has `pageParams`.
      const { courseId, pageId } = params as { courseId: string; pageId: string }
      await access.requirePage(account, courseId, pageId)
      const home = courseHome(account, courseId)
      const kind = jobKindOf('generate', format.format)
      const work = await parts.find({ courseSystem: home, courseId, pageId, kind })
      const stored = work?.isStored ? await documents.find(home, courseId, pageId) : undefined
      const written = stored ? wholeOf(stored.document) : partsOf(work)
      const noStore = { headers: { 'cache-control': 'no-store' } }
      return ok({ job_id: work?.jobId ?? null, ...written }, noStore)
    },
  }

  function wholeOf(document: Document) {
    const total = format.count(document)
    return { total, positions: Array.from({ length: total }, (_, at) => at), document }
  }

  function partsOf(work: WorkInProgress | undefined) {
    const rows = work?.rows ?? []
    const [first, ...others] = rows.map(({ document }) => format.read(JSON.parse(document)))
    return {
      total: rows[0]?.total ?? 0,
      positions: rows.map(({ position }) => position),
      document: first === undefined ? null : format.joined([first, ...others]),
    }
  }
}
