import type { FastifyReply } from 'fastify'
import type { Answer } from '../route.ts'

/** Sends the body and the headers of an answer. An undefined header is removed. */
export function sendAnswer(reply: FastifyReply, { body, headers }: Omit<Answer, 'status'>): FastifyReply {
  for (const [name, value] of Object.entries({ 'cache-control': 'no-store', ...headers }))
    if (value === undefined) reply.removeHeader(name)
    else reply.header(name, value)
  return reply.send(body)
}
