import { Readable } from 'node:stream'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload } from '../route.ts'

/** A sender who says nothing for so many milliseconds has gone. */
const patience = 60_000

/** Characters of a file's name that are kept. */
const longestName = 500

const uploadType = 'application/octet-stream'

/** Hands the body of an upload on as it comes in, instead of holding it in memory. */
export function acceptUploads(app: FastifyInstance): void {
  app.addContentTypeParser(uploadType, (_request, body, done) => done(null, body))
}

/** The file that a request sends. UNSUPPORTED_MEDIA_TYPE when it sends something else. */
export function readUpload(request: FastifyRequest, limit: number): Upload {
  const { body } = request
  if (!(body instanceof Readable)) {
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', {
      sentence: `Please send the file itself, as ${uploadType}.`,
    })
  }
  return {
    name: decodeSlug(request.headers['slug']),
    bytes: limited(body, limit, Number(request.headers['content-length'])),
    isGone: () => request.socket.destroyed,
  }
}

async function* limited(body: Readable, limit: number, announced: number): AsyncGenerator<Uint8Array> {
  // Before anything is read, so that the sender still hears the answer.
  if (announced > limit) throw new Problem('TOO_LARGE')
  const silence = setTimeout(() => body.destroy(new Error('The sender has gone silent.')), patience)
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
    // A file's name is only for people: what cannot be stored of it is left out.
    return decodeURIComponent(String(slug ?? ''))
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, longestName)
  } catch {
    return ''
  }
}
