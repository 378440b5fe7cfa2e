import { recordingPieceLimit, recordingsApi, type RecordedTake } from '@lectern/domain/api/recordings.ts'
import { isRetryable } from '@lectern/domain/problems/problems.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { call } from '../api/call.ts'
import { upload } from '../api/upload.ts'
import { untilNextTry } from '../editing/document/next-try.ts'
import { type LocalTake, sentPieces, storeSentPieces } from './kept-takes.ts'
import { messages } from './take-outbox-messages.ts'

/** How far the sending of a take is. */
export interface Sending {
  /** How much the server has, from 0 to 1. */
  readonly share: number
  /** Why it waits, as a sentence; undefined while it is sent. It goes on by itself. */
  readonly waiting: string | undefined
}

/** A take that the server had lost pieces of is sent whole so many times. */
const mostRepeats = 3

/**
 * Sends a take piece by piece and has it kept. What may pass is tried again until the signal is aborted: the server
 * keeps the pieces that it has. Throws the problem that does not pass.
 */
export async function sendTake(
  take: LocalTake,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sending: Sending) => void },
  rooms = { upload, call, untilNextTry },
): Promise<RecordedTake> {
  const { courseId, pageId, id, file } = take
  const params = { courseId, pageId, take: id }
  const pieces = Math.max(1, Math.ceil(file.size / recordingPieceLimit))
  let sent = Math.min(await sentPieces(take), pieces)
  let repeats = 0
  let tries = 0
  const tell = (within: number, waiting?: string) => onProgress({ share: (sent + within) / pieces, waiting })

  async function sendRest(): Promise<void> {
    while (sent < pieces) {
      const piece = file.slice(sent * recordingPieceLimit, (sent + 1) * recordingPieceLimit)
      await rooms.upload(recordingsApi.sendPiece, piece, {
        params: { ...params, piece: String(sent) },
        signal,
        onProgress: (share) => tell(share),
      })
      sent += 1
      tries = 0
      await storeSentPieces(take, sent)
    }
  }

  for (;;) {
    signal.throwIfAborted()
    tell(0)
    try {
      await sendRest()
      const { format, part, text, speaker, trim } = take
      return await rooms.call(recordingsApi.keep, {
        params,
        body: { format, part, text, ...(speaker && { speaker }), pieces, trim },
        signal,
      })
    } catch (problem) {
      signal.throwIfAborted()
      const lost = problem instanceof ApiProblem && problem.code === 'RECORDING_INCOMPLETE'
      if (lost && repeats < mostRepeats) {
        repeats += 1
        sent = 0
        await storeSentPieces(take, 0)
      } else if (problem instanceof ApiProblem && mayPass(problem)) {
        tell(0, isUnreachable(problem) ? messages.waitingForConnection : problem.sentence)
        tries += 1
        await rooms.untilNextTry(tries, signal, problem.retryAfterSeconds)
      } else {
        // The server has removed the pieces of a take that it refuses.
        await storeSentPieces(take, 0)
        throw problem
      }
    }
  }
}

/** Whether the same request may succeed later. */
export function mayPass(problem: ApiProblem): boolean {
  return isUnreachable(problem) || isRetryable(problem.code)
}

/** A proxy in front of a server that restarts sends no code of the catalogue. */
function isUnreachable({ status, code }: ApiProblem): boolean {
  return status === 0 || (code === 'UNREADABLE_ANSWER' && status >= 500)
}
