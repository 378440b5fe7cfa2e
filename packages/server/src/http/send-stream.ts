import type { FastifyReply } from 'fastify'
import type { Streamed } from '../route.ts'

/**
 * Answers with a stream that stays open until its author ends it or the client disconnects. Proxies must not buffer
 * it.
 */
export function sendStream(reply: FastifyReply, contentType: string, begin: Streamed): FastifyReply {
  openStream(reply, contentType)
  const { raw } = reply
  const closed = begin(raw)
  raw.on('close', closed)
  // The connection may have closed while the account was looked up.
  if (raw.destroyed) closed()
  return reply
}

export const eventStreamType = 'text/event-stream; charset=utf-8'

/** Sends the headers of a stream. From now on, the connection belongs to the caller. */
export function openStream(reply: FastifyReply, contentType: string): void {
  reply.hijack()
  reply.raw.writeHead(200, {
    'content-type': contentType,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
}
