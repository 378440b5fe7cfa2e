import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGuardedFetch } from './guarded-fetch.ts'
import { exchange } from './exchange.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A server on real sockets that answers as the current test sets it, and reports when its client disconnects. */
let answer: Answer = () => {}
let disconnected: Promise<void>
const server = createServer((request, response) => {
  disconnected = new Promise((resolve) => response.on('close', resolve))
  answer(response, request)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const fetch = createGuardedFetch({ allowPrivate: true })
const ask = (nextAnswer: Answer, { maxBytes = 100_000, milliseconds = 60_000 } = {}) => {
  answer = nextAnswer
  const signal = AbortSignal.timeout(milliseconds)
  return exchange(fetch, new URL('/file', origin), { headers: { 'x-asked': 'yes' }, maxBytes, signal })
}

/** Sends the same piece repeatedly until the client disconnects. */
const endlessly =
  (chunk: Uint8Array, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(200, headers)
    const send = () => {
      while (!response.destroyed && response.write(chunk)) continue
    }
    response.on('drain', send)
    send()
  }

const megabyte = Buffer.alloc(1024 * 1024)

describe('An exchange', () => {
  test('returns the whole answer, decompressed', async () => {
    const text = 'Rain, steam and speed. '.repeat(100)
    for (const [encoding, packed] of [
      ['gzip', gzipSync(text)],
      ['br', brotliCompressSync(text)],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- two quick requests, one after the other
      const { status, headers, bytes } = await ask((response) =>
        response.writeHead(200, { 'content-encoding': encoding, etag: '"1"' }).end(packed),
      )
      expect([status, headers.get('etag'), new TextDecoder().decode(bytes)]).toEqual([200, '"1"', text])
    }
  })

  test.each<[string, Answer]>([
    [
      'says that it is too long',
      (response) => response.writeHead(200, { 'content-length': '100001' }).write('x'),
    ],
    ['never ends', endlessly(megabyte)],
    ['swells when it is unpacked', endlessly(gzipSync(megabyte), { 'content-encoding': 'gzip' })],
    [
      'swells by a thousandfold within a few bytes',
      (response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
    ],
    [
      'was packed twice',
      (response) =>
        response
          .writeHead(200, { 'content-encoding': 'gzip, br' })
          .end(brotliCompressSync(gzipSync(Buffer.alloc(50_000_000)))),
    ],
  ])('is aborted when the answer %s', async (_, nextAnswer) => {
    await expect(ask(nextAnswer)).rejects.toMatchObject({ code: 'COURSE_SYSTEM_FAILED', retryable: false })
    await disconnected
  })

  test.each<[string, Answer]>([
    ['nothing comes', () => {}],
    ['only its head comes', (response) => response.writeHead(200).flushHeaders()],
    [
      'it comes letter by letter',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const timer = setInterval(() => response.write(' '), 5)
        response.on('close', () => clearInterval(timer))
      },
    ],
    [
      'its head comes letter by letter',
      ({ socket }) => {
        socket?.write('HTTP/1.1 200 OK\r\n')
        const timer = setInterval(() => socket?.write('x-a: b\r\n'), 5)
        socket?.on('close', () => clearInterval(timer))
      },
    ],
  ])('ends at its timeout when %s', async (_, nextAnswer) => {
    const asked = performance.now()
    await expect(ask(nextAnswer, { milliseconds: 60 })).rejects.toMatchObject({
      code: 'COURSE_SYSTEM_UNAVAILABLE',
    })
    expect(performance.now() - asked).toBeLessThan(3000)
    await disconnected
  })

  test.each<[string, Answer]>([
    [
      'has a head without end',
      ({ socket }) => void socket?.write(`HTTP/1.1 200 OK\r\nx-a: ${'b'.repeat(100_000)}`),
    ],
    ['speaks no HTTP', ({ socket }) => void socket?.end('220 mail.example ESMTP\r\n')],
    [
      'breaks off',
      (response) =>
        response.writeHead(200, { 'content-length': '10' }).write('12345', () => response.destroy()),
    ],
    [
      'was packed badly',
      (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('this is no gzip'),
    ],
  ])('fails when the answer %s', async (_, nextAnswer) => {
    await expect(ask(nextAnswer)).rejects.toMatchObject({
      name: 'Problem',
      code: 'COURSE_SYSTEM_UNAVAILABLE',
    })
  })

  test('does not follow a redirect', async () => {
    const { status, headers } = await ask((response) =>
      response.writeHead(302, { location: '/elsewhere' }).end(),
    )
    expect([status, headers.get('location')]).toEqual([302, '/elsewhere'])
  })
})
