import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { refuseUnreadableRequest } from './refuse-unreadable.ts'

let app: ReturnType<typeof fastify>
beforeEach(() => {
  app = fastify({ clientErrorHandler: refuseUnreadableRequest })
})
afterEach(() => app.close())

/** The response of the server until it closes the connection. */
async function answerTo(request: string): Promise<{ status: string; body: unknown }> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = z.object({ port: z.number() }).parse(app.server.address())
  const client = connect(port, '127.0.0.1')
  const received: Buffer[] = []
  client.on('data', (chunk) => received.push(chunk))
  const closed = once(client, 'close')
  client.write(request)
  await closed
  const [head = '', body = ''] = Buffer.concat(received).toString().split('\r\n\r\n')
  return { status: head.split('\r\n')[0] ?? '', body: JSON.parse(body) }
}

test('an address that is too long is answered with a problem', async () => {
  const { status, body } = await answerTo(
    `GET /api/${'%E6%B2%B3'.repeat(3_000)} HTTP/1.1\r\nHost: lectern\r\n\r\n`,
  )
  expect(status).toBe('HTTP/1.1 413 Content Too Large')
  expect(body).toMatchObject({ code: 'TOO_LARGE', error: expect.any(String) })
})

test('a request that is not HTTP is answered with a problem', async () => {
  const { status, body } = await answerTo('rivers and rain\r\n\r\n')
  expect(status).toBe('HTTP/1.1 400 Bad Request')
  expect(body).toMatchObject({ code: 'INVALID_REQUEST', error: expect.any(String) })
})
