import { recordingsApi } from '@lectern/domain/api/recordings.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { call } from '../api/call.ts'
import type { RecordedPart } from './recorded-part.ts'
import { takeOutbox } from './take-outbox.ts'
import type { Take } from './use-takes.ts'

/**
 * Deletes a take where it is. Throws the problem of the server, which then still has it. A take that the server does not
 * have was deleted in another tab, or by a request whose answer was lost.
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
  // Where the answer of the server was lost, the take is still being sent: it must not come back.
  await takeOutbox.discard(id)
}
