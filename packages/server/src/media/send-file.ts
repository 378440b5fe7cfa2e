import { Problem } from '@lectern/domain/problems/problems.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readRange } from './read-range.ts'
import type { ServedFile } from './served-file.ts'

/**
 * Answers GET and HEAD of a file: all of it or a range, or that it has not changed. A `whole` one is never sent in parts,
 * and its ETag is weak, since it may be compressed on the way.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  { whole = false }: { readonly whole?: boolean | undefined } = {},
): Promise<FastifyReply> {
  const etag = `"${file.version}"`
  reply.headers({
    'content-type': file.contentType,
    'accept-ranges': whole ? 'none' : 'bytes',
    etag: whole ? `W/${etag}` : etag,
    'cache-control': file.immutable ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    'x-content-type-options': 'nosniff',
    // A picture may be an SVG of somebody else's making: alone in a tab it must not run anything.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(file.modified && { 'last-modified': file.modified.toUTCString() }),
    ...(file.name === undefined ? {} : { 'content-disposition': attachment(file.name) }),
  })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()

  const asked = whole ? undefined : request.headers.range
  const range = readRange(asked, file.bytes, request.headers['if-range']?.toString(), etag)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.bytes}`)
    throw new Problem('RANGE_NOT_SATISFIABLE')
  }
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 }
  reply.header('content-length', end - start + 1)
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`)
  if (request.method === 'HEAD') return reply.send()
  const stream = await file.read({ start, end })
  if (!stream) throw new Problem('NOT_FOUND')
  return reply.send(stream)
}

/** Any name, also for those who read plain ASCII alone (RFC 6266). */
function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w .()-]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
