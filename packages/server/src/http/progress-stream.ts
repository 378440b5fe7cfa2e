import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemMessage } from './reply-with-problem.ts'
import { eventStreamType, openStream } from './send-stream.ts'

/** The stream of a slow request, for a client that accepts progress. */
export interface ProgressStream {
  readonly report: (progress: unknown) => void
  /** Ignores later progress. Returns whether the stream is open: otherwise, the request has an ordinary answer. */
  readonly stop: () => boolean
  /** Sends the last message and closes the stream. */
  readonly end: (message: { answer: unknown } | ProblemMessage) => void
}

/** Opens with the first progress. Does nothing once the client has disconnected, or if it does not accept a stream. */
export function createProgressStream(request: FastifyRequest, reply: FastifyReply): ProgressStream {
  let isAccepted = /\btext\/event-stream\b/i.test(request.headers.accept ?? '')
  let isOpen = false
  const { raw } = reply
  const send = (message: object) => {
    if (!raw.destroyed) raw.write(`data: ${JSON.stringify(message)}\n\n`)
  }
  return {
    report(progress) {
      if (!isAccepted || raw.destroyed) return
      if (!isOpen) openStream(reply, eventStreamType)
      isOpen = true
      // A client that reads slowly misses progress, so memory does not grow.
      if (!raw.writableNeedDrain) send({ progress })
    },
    stop() {
      isAccepted = false
      return isOpen
    },
    end(message) {
      send(message)
      raw.end()
    },
  }
}
