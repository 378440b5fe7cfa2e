import { recordingsApi } from '@lectern/domain/api/recordings.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { call } from '../api/call.ts'
import { untilNextTry } from '../editing/document/next-try.ts'
import type { DeletedTake } from './kept-takes.ts'
import { mayPass } from './send-take.ts'

/**
 * Has the server delete what it has of a take, its pieces or the whole. Tries again while the server cannot be reached,
 * until the signal is aborted. Resolves when nothing is left to delete, also if another tab was faster or the author
 * lost access to the page: then the pieces are deleted after a day. Throws NOT_LOGGED_IN.
 */
export async function deleteSentTake(
  { courseId, pageId, id }: DeletedTake,
  signal: AbortSignal,
  rooms = { call, untilNextTry },
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted()
    try {
      await rooms.call(recordingsApi.remove, { params: { courseId, pageId, take: id }, signal })
      return
    } catch (problem) {
      signal.throwIfAborted()
      if (!(problem instanceof ApiProblem) || problem.status === 401) throw problem
      if (!mayPass(problem)) return
      await rooms.untilNextTry(tries, signal, problem.retryAfterSeconds)
    }
  }
}
