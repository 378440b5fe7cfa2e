import { once } from 'node:events'
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'

/**
 * How the proxy treats requests: `pass` forwards them, `hang` accepts them and never answers, `error` answers 500,
 * `reject` answers 401 as Canvas does for a wrong key, `drop` closes the connection.
 */
export type ProxyMode = 'pass' | 'hang' | 'error' | 'reject' | 'drop'

export interface UnreliableProxy {
  readonly url: string
  /** Applies to later requests. Leaving `hang` closes the connections that hang. */
  set(mode: ProxyMode): void
  /** Requests so far. */
  count(): number
  close(): Promise<void>
}

/** A proxy in front of an HTTP server on this machine. It can fail in the ways of real systems. */
export async function startUnreliableProxy(target: () => string): Promise<UnreliableProxy> {
  let mode: ProxyMode = 'pass'
  let count = 0
  const hanging = new Set<ServerResponse>()
  const act: Record<ProxyMode, (incoming: IncomingMessage, response: ServerResponse) => void> = {
    pass: (incoming, response) => forward(target(), incoming, response),
    hang: (_, response) => void hanging.add(response),
    error: (_, response) => void response.writeHead(500).end('Internal error'),
    reject: (_, response) =>
      void response
        .writeHead(401, {
          'content-type': 'application/json',
          'www-authenticate': 'Bearer realm="canvas-lms"',
        })
        .end(JSON.stringify({ errors: [{ message: 'Invalid access token.' }] })),
    drop: (incoming) => void incoming.socket.destroy(),
  }
  const server = createServer((incoming, response) => {
    count += 1
    act[mode](incoming, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    set(next) {
      mode = next
      for (const response of hanging) response.destroy()
      hanging.clear()
    },
    count: () => count,
    async close() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

function forward(target: string, incoming: IncomingMessage, response: ServerResponse): void {
  const address = new URL(incoming.url ?? '/', target)
  const { method, headers } = incoming
  const outgoing = sendRequest(address, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}
