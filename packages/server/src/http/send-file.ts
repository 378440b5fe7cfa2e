import { Problem } from '@lectern/domain/problems/problems.ts'
import { create as attachment } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readRange } from '../course-material/media/read-range.ts'
import type { ServedFile } from '../course-material/media/served-file.ts'

interface SendOptions {
  readonly whole?: boolean | undefined
  /** Whether browsers give the file to pages of every site. */
  readonly anyOrigin?: boolean | undefined
}

/**
 * Answers GET and HEAD of a file: the whole file, a range, or that it has not changed. A `whole` file is never sent
 * in ranges, and its ETag is weak, because it may be compressed.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  { whole = false, anyOrigin = false }: SendOptions = {},
): Promise<FastifyReply> {
  const etag = `"${file.version}"`
  reply.headers({
    'content-type': file.contentType,
    'accept-ranges': whole ? 'none' : 'bytes',
    etag: whole ? `W/${etag}` : etag,
    'cache-control': file.immutable ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    'x-content-type-options': 'nosniff',
    // The image may be an untrusted SVG. Opened in its own tab it must not run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(anyOrigin && {
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    }),
    ...(file.modified && { 'last-modified': file.modified.toUTCString() }),
    ...(file.name === undefined ? {} : { 'content-disposition': attachment(file.name) }),
  })
  if (isUnchanged(request, file, etag)) return reply.code(304).send()

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

/**
 * Whether the client has this content. Its ETags are more exact than its date, which then does not count (RFC 9110, 13.1.3).
 * Only the same date counts: another process of Lectern may have sent a later one with other content.
 */
function isUnchanged({ headers }: FastifyRequest, { modified }: ServedFile, etag: string): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) return known.trim() === '*' || known.includes(etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return modified !== undefined && Math.floor(modified.getTime() / 1000) * 1000 === since
}
