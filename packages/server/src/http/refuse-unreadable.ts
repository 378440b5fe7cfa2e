import type { Socket } from 'node:net'
import { Problem, storable } from '@lectern/domain/problems/problems.ts'

/** An error of a request whose head could not be read, so that no route and no hook sees it. */
interface UnreadableRequest extends Error {
  readonly code?: string
}

/** Answers such a request with a problem and closes the connection. TOO_LARGE for an address or headers that are too long. */
export function refuseUnreadableRequest(error: UnreadableRequest, socket: Socket): void {
  // The client has disconnected, or already receives another answer.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy(error)
    return
  }
  const problem = problemOf(error)
  const body = JSON.stringify(storable(problem))
  const head = [
    `HTTP/1.1 ${problem.status} ${problem.status === 413 ? 'Content Too Large' : 'Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function problemOf(error: UnreadableRequest): Problem {
  return error.code === 'HPE_HEADER_OVERFLOW'
    ? new Problem('TOO_LARGE', { cause: error })
    : new Problem('INVALID_REQUEST', { cause: error })
}
