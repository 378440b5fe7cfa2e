import {
  recordingChunkLimit,
  recordingsApi,
  type RecordedTake,
} from '@lectern/domain/api/documents/recordings.ts'
import { isRetryable } from '@lectern/domain/problems/codes/problem-kinds.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { upload } from '../../api/upload.ts'
import { waitForNextAttempt } from '../../editing/saving/next-attempt.ts'
import { type LocalTake, sentChunks, storeSentChunks } from './stored-takes.ts'
import { messages } from './take-outbox-messages.ts'

/** Progress of sending a take. */
export interface Sending {
  /** The part that the server has received, from 0 to 1. */
  readonly share: number
  /** The reason for waiting, as a sentence. Undefined while the take is sent. Sending continues automatically. */
  readonly waiting: string | undefined
}

/** How often a take is sent again if the server has lost chunks of it. */
const mostRepeats = 3

/**
 * Sends a take chunk by chunk and saves it on the server. Temporary problems are retried until the signal is aborted.
 * The server keeps the chunks that it has received. Throws permanent problems.
 */
export async function sendTake(
  take: LocalTake,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sending: Sending) => void },
  requests = { upload, call, waitForNextAttempt },
): Promise<RecordedTake> {
  const { courseId, pageId, id, file } = take
  const params = { courseId, pageId, take: id }
  const chunks = Math.max(1, Math.ceil(file.size / recordingChunkLimit))
  let sent = Math.min(await sentChunks(take), chunks)
  let repeats = 0
  let tries = 0
  const report = (within: number, waiting?: string) =>
    onProgress({ share: (sent + within) / chunks, waiting })

  async function sendRest(): Promise<void> {
    while (sent < chunks) {
      const chunk = file.slice(sent * recordingChunkLimit, (sent + 1) * recordingChunkLimit)
      await requests.upload(recordingsApi.sendChunk, chunk, {
        params: { ...params, chunk: String(sent) },
        signal,
        onProgress: (share) => report(share),
      })
      sent += 1
      tries = 0
      await storeSentChunks(take, sent)
    }
  }

  for (;;) {
    signal.throwIfAborted()
    report(0)
    try {
      await sendRest()
      const { format, part, text, speaker, trim } = take
      return await requests.call(recordingsApi.keep, {
        params,
        body: { format, part, text, ...(speaker && { speaker }), pieces: chunks, trim },
        signal,
      })
    } catch (problem) {
      signal.throwIfAborted()
      const lost = problem instanceof ApiProblem && problem.code === 'RECORDING_INCOMPLETE'
      if (lost && repeats < mostRepeats) {
        repeats += 1
        sent = 0
        await storeSentChunks(take, 0)
      } else if (problem instanceof ApiProblem && isTemporary(problem)) {
        report(0, isUnreachable(problem) ? messages.waitingForConnection : problem.sentence)
        tries += 1
        await requests.waitForNextAttempt(tries, signal, problem.retryAfterSeconds)
      } else {
        // The server deletes the chunks of a take that it refuses.
        await storeSentChunks(take, 0)
        throw problem
      }
    }
  }
}

/** True if the same request may succeed later. */
export function isTemporary(problem: ApiProblem): boolean {
  return isUnreachable(problem) || isRetryable(problem.code)
}

/** While the server restarts, a proxy may answer without a code of the catalogue. */
function isUnreachable({ status, code }: ApiProblem): boolean {
  return status === 0 || (code === 'UNREADABLE_ANSWER' && status >= 500)
}
