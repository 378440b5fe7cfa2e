import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { memoizeAsync } from '../platform/runtime/memoize-async.ts'
import { acceptedEncoding } from './accepted-encoding.ts'

/** Scripts and styles with a hash of their content in their name. */
export const programFiles = '**/assets/*.{js,css}'

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Their names change with their content, so browsers never ask for them again. */
export const permanent = 'public, max-age=31536000, immutable'

/**
 * Serves the scripts and styles of the web application from memory, which they need about 5 MB of: a class of learners loads
 * them in the same seconds. The build has compressed them (`packages/web/compress-files.ts`).
 */
export function serveProgramFiles(app: FastifyInstance, directory: string): void {
  for (const file of globSync(programFiles, { cwd: directory })) {
    const path = join(directory, file)
    const content = {
      br: memoizeAsync(async () => readIfThere(`${path}.br`)),
      gzip: memoizeAsync(async () => readIfThere(`${path}.gz`)),
      identity: memoizeAsync(async () => readIfThere(path)),
    }
    const found = async (request: FastifyRequest) => {
      const encoding = acceptedEncoding(request)
      const compressed = encoding && (await content[encoding]())
      return compressed ? { encoding, bytes: compressed } : { bytes: await content.identity() }
    }
    app.get(`/${file.split(sep).join('/')}`, { compress: false }, async (request, reply) => {
      const { encoding, bytes } = await found(request)
      // The web application was built again while this process runs.
      if (!bytes) return reply.callNotFound()
      reply.headers({
        'content-type': contentTypes[extname(file)],
        'cache-control': permanent,
        vary: 'accept-encoding',
      })
      if (encoding) reply.header('content-encoding', encoding)
      return reply.send(bytes)
    })
  }
}

/** Small files have no compressed form. */
async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
