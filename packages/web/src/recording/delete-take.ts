import { recordingsApi } from '@lectern/domain/api/recordings.ts'
import { call } from '../api/call.ts'
import type { RecordedPart } from './recorded-part.ts'
import { takeOutbox } from './take-outbox.ts'
import type { Take } from './use-takes.ts'

/** Deletes a take where it is. Throws the problem of the server, which then still has it. */
export async function deleteTake(
  { courseId, pageId }: Pick<RecordedPart, 'courseId' | 'pageId'>,
  { id, kept }: Pick<Take, 'id' | 'kept'>,
): Promise<void> {
  if (kept) await call(recordingsApi.remove, { params: { courseId, pageId, take: id } })
  // Where the answer of the server was lost, the take is still being sent: it must not come back.
  await takeOutbox.discard(id)
}
