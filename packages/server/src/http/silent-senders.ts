import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A sender that is silent for this long counts as disconnected, in milliseconds. */
const silenceTimeout = 60_000

/**
 * Closes the connection of a client that stops in the middle of a body. Otherwise it would stay open, and what it has sent
 * would stay in memory. Clients without a session can do this too. `upload.ts` has the same limit for uploads.
 */
export function disconnectSilentSenders(app: FastifyInstance): void {
  const stops = new WeakMap<FastifyRequest, () => void>()
  const stop = async (request: FastifyRequest) => stops.get(request)?.()
  app.addHook('preParsing', async (request) => {
    const { socket } = request
    let received = socket.bytesRead
    const timer = setInterval(() => {
      if (socket.bytesRead === received) request.raw.destroy(new Error('The sender stopped sending.'))
      received = socket.bytesRead
    }, silenceTimeout)
    stops.set(request, () => clearInterval(timer))
    // The client may have left already.
    request.raw.once('close', () => clearInterval(timer))
  })
  app.addHook('preValidation', stop)
  app.addHook('onResponse', stop)
}
