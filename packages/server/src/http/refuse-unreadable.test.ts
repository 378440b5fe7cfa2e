import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { refuseUnreadableRequest } from './refuse-unreadable.ts'

let app: ReturnType<typeof createApp>
const createApp = () =>
  fastify({
    clientErrorHandler: refuseUnreadableRequest,
    http: { headersTimeout: 200, connectionsCheckingInterval: 50 },
  })
beforeEach(() => {
  app = createApp()
  app.get('/rivers', () => 'Rivers carry rain.')
  app.get('/rain', (_request, reply) => {
    reply.hijack()
    reply.raw.write('Rain falls')
  })
})
afterEach(() => app.close())

const tooLong = `GET /api/${'%E6%B2%B3'.repeat(3_000)} HTTP/1.1\r\nHost: lectern\r\n\r\n`
const requestFor = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: lectern\r\n\r\n`

/** The response of the server until it closes the connection. A later request is sent when the text before it has arrived. */
async function receivedFor(request: string, ...later: readonly [after: string, request: string][]) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = z.object({ port: z.number() }).parse(app.server.address())
  const client = connect(port, '127.0.0.1')
  let received = ''
  const waiting = [...later]
  client.on('data', (chunk) => {
    received += chunk.toString()
    const [after, next] = waiting[0] ?? []
    if (after === undefined || next === undefined || !received.includes(after)) return
    waiting.shift()
    client.write(next)
  })
  // The server may reset a connection in the middle of an answer.
  client.on('error', () => undefined)
  const closed = once(client, 'close')
  client.write(request)
  await closed
  return received
}

function parsed(answer: string): { status: string; body: unknown } {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: head.split('\r\n')[0] ?? '', body: JSON.parse(body) }
}

test('an address that is too long is answered with a problem', async () => {
  const { status, body } = parsed(await receivedFor(tooLong))
  expect(status).toBe('HTTP/1.1 413 Content Too Large')
  expect(body).toMatchObject({ code: 'TOO_LARGE', error: expect.any(String) })
})

test('a request that is not HTTP is answered with a problem', async () => {
  const { status, body } = parsed(await receivedFor('rivers and rain\r\n\r\n'))
  expect(status).toBe('HTTP/1.1 400 Bad Request')
  expect(body).toMatchObject({ code: 'INVALID_REQUEST', error: expect.any(String) })
})

test('an address that is too long is answered on a connection that another request used', async () => {
  const end = 'Rivers carry rain.'
  const received = await receivedFor(requestFor('/rivers'), [end, tooLong])
  const { status, body } = parsed(received.slice(received.indexOf(end) + end.length))
  expect(status).toBe('HTTP/1.1 413 Content Too Large')
  expect(body).toMatchObject({ code: 'TOO_LARGE' })
})

test('no problem ends up in the middle of another answer', async () => {
  const received = await receivedFor(requestFor('/rain'), ['Rain falls', tooLong])
  expect(received).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(received).not.toContain('TOO_LARGE')
})

test('a request that does not arrive in time is answered with 408', async () => {
  const received = await receivedFor('GET /rivers HTTP/1.1\r\n')
  expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
})
