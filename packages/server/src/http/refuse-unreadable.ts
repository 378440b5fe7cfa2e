import type { Socket } from 'node:net'
import { Problem, storable } from '@lectern/domain/problems/problems.ts'

/** An error of a request whose head could not be read, so that no route and no hook sees it. */
interface UnreadableRequest extends Error {
  readonly code?: string
}

/**
 * A connection of Node's HTTP server, with its answer in progress. By these fields Node decides whether its own answer to an
 * error would end up in the middle of another one. `Socket` does not declare them.
 */
interface HttpSocket extends Socket {
  readonly _httpMessage?: { readonly _headerSent: boolean } | null
}

/** Answers such a request with a problem and closes the connection. TOO_LARGE for an address or headers that are too long. */
export function refuseUnreadableRequest(error: UnreadableRequest, socket: HttpSocket): void {
  // oxlint-disable-next-line no-underscore-dangle -- Node has no other names for them
  const isAnswering = socket._httpMessage?._headerSent === true
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
    socket.destroy(error)
    return
  }
  // A request that does not arrive in time. Its client may never close the connection.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    socket.write('HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
    socket.destroySoon()
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
