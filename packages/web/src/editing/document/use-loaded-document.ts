import { jobsApi } from '@lectern/domain/api/jobs.ts'
import { formatOfJob } from '@lectern/domain/jobs/job-format.ts'
import { isEnded } from '@lectern/domain/jobs/job.ts'
import type { Job } from '@lectern/domain/jobs/job.ts'
import { useQuery } from '@tanstack/react-query'
import { callWithAnswer } from '../../api/call.ts'
import { storeJobs } from '../../api/events/jobs.ts'
import type { SavedVersion } from './document-store.ts'
import type { EditableDocument, PageAddress } from './editable-document.ts'

export interface LoadedDocument<Document> {
  readonly opened: SavedVersion<Document>
}

/** Loads a document once. The document store handles all later changes. */
export function useLoadedDocument<Document>(kind: EditableDocument<Document>, page: PageAddress) {
  return useQuery({
    queryKey: ['open', kind.format, page.courseId, page.pageId],
    queryFn: async (): Promise<LoadedDocument<Document>> => ({ opened: await loadWithJobs(kind, page) }),
    gcTime: 0,
    staleTime: Infinity,
    structuralSharing: false,
  })
}

/**
 * Loads a document without missing the end of a job. The running job is loaded too, so that the editor notices its end. A
 * job that has just ended may have changed the document after it was read, so the document is read again.
 */
export async function loadWithJobs<Document>(
  kind: EditableDocument<Document>,
  page: PageAddress,
): Promise<SavedVersion<Document>> {
  const [loaded, endedJustNow] = await Promise.all([kind.load(page), hasJustEnded(kind, page)])
  return endedJustNow ? await kind.load(page, loaded.document) : loaded
}

/** Longer than the time to read a document, in milliseconds. */
const recentMs = 60_000

async function hasJustEnded(
  { format }: Pick<EditableDocument<never>, 'format'>,
  { courseId, pageId }: PageAddress,
): Promise<boolean> {
  // An editor opens also if the jobs cannot be loaded.
  const answer = await callWithAnswer(jobsApi.list).catch(() => undefined)
  if (!answer) return false
  storeJobs(answer.data)
  const date = Date.parse(answer.response.headers.get('date') ?? '')
  // Uses the clock of the server if the answer contains its time.
  const now = Number.isNaN(date) ? Date.now() : date
  const isOfPage = (job: Job) =>
    job.course_id === courseId && job.page_id === pageId && formatOfJob(job.kind) === format
  return answer.data.some(
    (job) => isOfPage(job) && isEnded(job.state) && now - Date.parse(job.finished_at ?? '') < recentMs,
  )
}
