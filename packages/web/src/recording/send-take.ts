import { recordingPieceLimit, recordingsApi, type RecordedTake } from '@lectern/domain/api/recordings.ts'
import { isRetryable } from '@lectern/domain/problems/problems.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { call } from '../api/call.ts'
import { upload } from '../api/upload.ts'
import { untilNextTry } from '../editing/document/next-try.ts'
import { type LocalTake, sentPieces, storeSentPieces } from './kept-takes.ts'

/** How far the sending of a take is. */
export interface Sending {
  /** How much the server has, from 0 to 1. */
  readonly share: number
  /** It waits for the connection, or for the server, and goes on by itself. */
  readonly waiting: boolean
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
  const tell = (within: number, waiting = false) => onProgress({ share: (sent + within) / pieces, waiting })

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
        tell(0, true)
        tries += 1
        await rooms.untilNextTry(tries, signal, problem.retryAfterSeconds)
      } else throw problem
    }
  }
}

/** A proxy in front of the server that restarts speaks no words of ours. */
function mayPass({ status, code }: ApiProblem): boolean {
  return status === 0 || isRetryable(code) || (code === 'UNREADABLE_ANSWER' && status >= 500)
}
