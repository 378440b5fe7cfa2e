import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Adds an `ETag` to a successful response. Answers 304 without a body if the client already has the content, as Canvas
 * does.
 */
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

/** Weak comparison: `W/` is ignored (RFC 9110, 13.1.2). */
function isKnown(tag: string, knownTags = ''): boolean {
  return knownTags.split(',').some((each) => each.trim().replace(/^W\//, '') === tag || each.trim() === '*')
}
