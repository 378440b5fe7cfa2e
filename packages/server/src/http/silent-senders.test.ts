import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { yieldToEventLoop } from '../testing/yield-to-event-loop.ts'
import { disconnectSilentSenders } from './silent-senders.ts'

const minute = 60_000
const body = JSON.stringify({ note: 'a body in three pieces' })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A server, and a client that has sent the head of a request and the first piece of its body. */
async function beginSending() {
  const app = fastify()
  disconnectSilentSenders(app)
  app.post('/notes', async ({ body: received }) => received)
  const begun = Promise.withResolvers<Socket>()
  app.addHook('preParsing', async (request) => begun.resolve(request.socket))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = z.object({ port: z.number() }).parse(app.server.address())
  const client = connect(port, '127.0.0.1')
  const received: Buffer[] = []
  client.on('data', (chunk) => received.push(chunk))
  const head = [
    'POST /notes HTTP/1.1',
    'Host: lectern',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  client.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`)
  return { app, client, socket: await begun.promise, answer: () => Buffer.concat(received).toString() }
}

test('a client that stops in the middle of a body is disconnected', async () => {
  const { app, client, answer } = await beginSending()
  const closed = once(client, 'close')
  await vi.advanceTimersByTimeAsync(minute)
  await closed
  expect(answer()).not.toContain('200 OK')
  expect(vi.getTimerCount()).toBe(0)
  await app.close()
})

test('a client that sends its body slowly gets an answer', async () => {
  const { app, client, socket, answer } = await beginSending()
  const closed = once(client, 'close')
  const before = socket.bytesRead
  client.write(body.slice(5, 10))
  while (socket.bytesRead === before) await yieldToEventLoop()
  await vi.advanceTimersByTimeAsync(minute)
  client.write(body.slice(10))
  await closed
  expect(answer()).toContain('200 OK')
  expect(vi.getTimerCount()).toBe(0)
  await app.close()
})
