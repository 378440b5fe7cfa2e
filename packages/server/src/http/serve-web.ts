import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { InterfaceLanguageCode } from '@lectern/domain/interface-languages/interface-languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SharedText } from '../platform/runtime/shared-text.ts'
import type { Answer } from '../route.ts'
import { languageOf } from './language-of.ts'
import { permanent, programFiles, serveProgramFiles } from './program-files.ts'
import { sendAnswer } from './send-answer.ts'

/** See `Learn` in `learners/learn/create-learn.ts`. */
export type NotFoundPage = (language: InterfaceLanguageCode | undefined) => Promise<Answer<SharedText>>

/**
 * Serves the web application: its files, and its one page for every address outside the API. Files with a hash in
 * their name may be cached permanently; the page that names them must be revalidated.
 */
export async function serveWeb(
  app: FastifyInstance,
  directory: string,
  notFoundPage: NotFoundPage,
): Promise<void> {
  const built = existsSync(join(directory, 'index.html'))
  if (built) {
    serveProgramFiles(app, directory)
    await app.register(staticFiles, {
      root: directory,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: [programFiles],
      setHeaders(reply, path) {
        const hashed = /[/\\]assets[/\\]/.test(path)
        reply.header('cache-control', hashed ? permanent : 'public, no-cache')
      },
    })
  }
  const page = built ? await readFile(join(directory, 'index.html'), 'utf8') : undefined

  app.setNotFoundHandler(async (request, reply) => {
    const { path, asksForPage, isFile } = readRequest(request)
    if (path === '/api' || path.startsWith('/api/') || !asksForPage || isFile)
      throw new Problem('NO_SUCH_CALL')
    if (path.startsWith('/learn/')) return sendNotFoundPage(notFoundPage, request, reply)
    if (!page)
      throw new Problem('NOT_FOUND', {
        reason: 'notBuilt',
      })
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
}

/** Whether the answer to a request is shown to a learner as a page. */
export function isLearnerPage(request: FastifyRequest): boolean {
  const { path, asksForPage, isFile } = readRequest(request)
  return asksForPage && !isFile && path.startsWith('/learn/')
}

/** Answers with the page for an address of learners that does not work. */
export async function sendNotFoundPage(
  notFoundPage: NotFoundPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { body, headers } = await notFoundPage(languageOf(request.headers['accept-language']))
  return sendAnswer(reply.code(404), { body, headers })
}

function readRequest({ method, url }: FastifyRequest) {
  const path = url.split('?')[0] ?? ''
  const isFile = path.startsWith('/assets/') || /\.[a-z0-9]{2,5}$/i.test(path)
  return { path, asksForPage: method === 'GET' || method === 'HEAD', isFile }
}
