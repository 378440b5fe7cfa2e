import { recordingsApi } from '@lectern/domain/api/documents/recordings.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { waitForNextAttempt } from '../../editing/saving/next-attempt.ts'
import type { DeletedTake } from './stored-takes.ts'
import { isTemporary } from './send-take.ts'

/**
 * Deletes a take or its chunks from the server. Retries while the server cannot be reached, until the signal is aborted.
 * Resolves also if another tab has deleted the take, or if the author has lost access to the page. In that case the
 * server deletes the chunks after a day. Throws NOT_LOGGED_IN.
 */
export async function deleteSentTake(
  { courseId, pageId, id }: DeletedTake,
  signal: AbortSignal,
  requests = { call, waitForNextAttempt },
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted()
    try {
      await requests.call(recordingsApi.remove, { params: { courseId, pageId, take: id }, signal })
      return
    } catch (problem) {
      signal.throwIfAborted()
      if (!(problem instanceof ApiProblem) || problem.status === 401) throw problem
      if (!isTemporary(problem)) return
      await requests.waitForNextAttempt(tries, signal, problem.retryAfterSeconds)
    }
  }
}
