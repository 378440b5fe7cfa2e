import { Readable } from 'node:stream'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload } from '../route.ts'

/** A sender that is silent for this long counts as disconnected, in milliseconds. */
const silenceTimeout = 60_000

/** Maximum length of a stored file name in characters. */
const longestName = 500

const uploadType = 'application/octet-stream'

/** Passes the body of an upload on as a stream instead of holding it in memory. */
export function acceptUploads(app: FastifyInstance): void {
  app.addContentTypeParser(uploadType, (_request, body, done) => done(null, body))
}

/** The file that a request sends. UNSUPPORTED_MEDIA_TYPE if it sends something else. */
export function readUpload(request: FastifyRequest, limit: number): Upload {
  const { body } = request
  if (!(body instanceof Readable)) {
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', {
      reason: 'fileNeeded',
      values: { type: uploadType },
    })
  }
  return {
    name: decodeSlug(request.headers['slug']),
    bytes: withLimit(body, limit, Number(request.headers['content-length'])),
    isDisconnected: () => request.socket.destroyed,
  }
}

async function* withLimit(body: Readable, limit: number, announced: number): AsyncGenerator<Uint8Array> {
  // Checked before the body is read, so that the sender still receives the answer.
  if (announced > limit) throw new Problem('TOO_LARGE')
  const silence = setTimeout(() => body.destroy(new Error('The sender stopped sending.')), silenceTimeout)
  let size = 0
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > limit) throw new Problem('TOO_LARGE')
      yield chunk
      silence.refresh()
    }
  } finally {
    clearTimeout(silence)
  }
}

function decodeSlug(slug: string | string[] | undefined): string {
  try {
    // File names are only displayed, so characters that cannot be stored are removed.
    return decodeURIComponent(String(slug ?? ''))
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, longestName)
  } catch {
    return ''
  }
}
