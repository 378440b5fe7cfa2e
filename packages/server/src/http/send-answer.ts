import type { FastifyReply } from 'fastify'
import { SharedText } from '../platform/runtime/shared-text.ts'
import type { Answer } from '../route.ts'
import { acceptedEncoding } from './accepted-encoding.ts'

/** Sends the body and the headers of an answer. An undefined header is removed. */
export async function sendAnswer(
  reply: FastifyReply,
  { body, headers }: Omit<Answer, 'status'>,
): Promise<FastifyReply> {
  for (const [name, value] of Object.entries({ 'cache-control': 'no-store', ...headers }))
    if (value === undefined) reply.removeHeader(name)
    else reply.header(name, value)
  return body instanceof SharedText ? sendText(reply, body) : reply.send(body)
}

async function sendText(reply: FastifyReply, body: SharedText): Promise<FastifyReply> {
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8')
  reply.header('vary', 'accept-encoding')
  const encoding = acceptedEncoding(reply.request)
  if (!encoding) return reply.send(body.text)
  return reply.header('content-encoding', encoding).send(await body.encoded(encoding))
}
