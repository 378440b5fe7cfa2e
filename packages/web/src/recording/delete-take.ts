import { recordingsApi } from '@lectern/domain/api/documents/recordings.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { call } from '../api/call.ts'
import type { RecordedPart } from './recorded-part.ts'
import { takeOutbox } from './outbox/take-outbox.ts'
import type { Take } from './use-takes.ts'

/**
 * Deletes a take from the server and from this browser. Throws the problem of the server, which then still has the take. A
 * missing take is no problem: another tab has deleted it, or an earlier request whose answer was lost.
 */
export async function deleteTake(
  { courseId, pageId }: Pick<RecordedPart, 'courseId' | 'pageId'>,
  { id, kept }: Pick<Take, 'id' | 'kept'>,
): Promise<void> {
  const isMissing = (problem: unknown) => problem instanceof ApiProblem && problem.status === 404
  if (kept) {
    await call(recordingsApi.remove, { params: { courseId, pageId, take: id } }).catch((problem: unknown) => {
      if (!isMissing(problem)) throw problem
    })
  }
  // If an answer of the server was lost, the outbox still sends the take. It must not be saved again.
  await takeOutbox.discard(id)
}
