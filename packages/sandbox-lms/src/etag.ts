import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Gives a success its `ETag`, and answers 304 without a body to whoever has it already, as Canvas does. */
export async function withEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || !(typeof payload === 'string' || payload instanceof Uint8Array))
    return payload
  const tag = `"${createHash('sha256').update(payload).digest('hex').slice(0, 32)}"`
  reply.headers({ etag: `W/${tag}`, 'cache-control': 'max-age=0, private, must-revalidate' })
  if (!isKnown(tag, request.headers['if-none-match'])) return payload
  reply.code(304)
  return null
}

/** By weak comparison: `W/` or not makes no difference (RFC 9110, 13.1.2). */
function isKnown(tag: string, told = ''): boolean {
  return told.split(',').some((each) => each.trim().replace(/^W\//, '') === tag || each.trim() === '*')
}
