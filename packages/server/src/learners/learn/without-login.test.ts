import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountStore } from '../../accounts/store/account-store.ts'
import { registerRoute } from '../../http/register-route.ts'
import { replyWithProblem } from '../../http/reply-with-problem.ts'
import {
  completeDocuments,
  generateDocuments,
  shareDocuments,
  startAudibleApp,
} from '../../testing/learners.ts'
import type { TestApp } from '../../testing/start-test-app.ts'

/** Headers that identify a user. */
const identifying = ['authorization', 'cookie']

/** Every call for learners, also a new one: its path begins with `/learn/`. */
const isForLearners = (path: string) => path.startsWith('/learn/') || path === '/api/oembed'

describe('calls of learners', () => {
  let lectern: TestApp
  let guarded: FastifyInstance
  let shares: Awaited<ReturnType<typeof shareDocuments>>
  let media: string
  const read: string[] = []

  beforeAll(async () => {
    lectern = await startAudibleApp()
    const author = await lectern.signUp()
    await generateDocuments(author)
    await completeDocuments(author)
    shares = await shareDocuments(author)
    const { json } = await lectern.anyone('GET', `${new URL(shares.slideshow).pathname}/piece.json`)
    media = json.content.slideshow.slides[0].audio_path.split('/').at(-1)
    guarded = await withGuardedHeaders(lectern, read)
  })
  afterAll(async () => {
    await guarded?.close()
    await lectern?.close()
  })

  const pathsOf = (path: string) => {
    const isCourse = path.startsWith('/learn/course/')
    return (['slideshow', 'podcast'] as const).map((format) =>
      path
        .replace('{secret}', secretOf(isCourse ? shares.course : shares[format]))
        .replace('{pageId}', '71')
        .replace('{format}', format)
        .replace('{file}', media),
    )
  }

  test('read neither the token nor the cookies of a request', async () => {
    const calls = lectern.routes.map(({ endpoint }) => endpoint).filter(({ path }) => isForLearners(path))
    expect(calls.length).toBeGreaterThan(20)
    for (const { method, path } of calls) {
      let works = 0
      for (const url of pathsOf(path)) {
        const query = `?q=rain&url=${encodeURIComponent(shares.podcast)}`
        const headers = { authorization: `Bearer ${'a'.repeat(43)}`, cookie: 'lectern_media=a' }
        // oxlint-disable-next-line no-await-in-loop -- the headers that were read belong to one call
        const { statusCode } = await guarded.inject({ method, url: url + query, headers })
        if (statusCode < 300) works += 1
        expect.soft(read.splice(0), `${method} ${url}`).toEqual([])
      }
      expect.soft(works, `${method} ${path} answers`).toBeGreaterThan(0)
    }
  })

  test('are guarded by a test that notices a call which reads them', async () => {
    const { statusCode } = await guarded.inject({ method: 'POST', url: '/api/logout' })
    expect([statusCode, read.splice(0)]).toEqual([500, ['authorization']])
  })
})

const secretOf = (address: string) => address.split('/').at(-1) ?? ''

/** The calls of a Lectern on a server where reading a header that identifies a user throws. */
async function withGuardedHeaders({ routes }: TestApp, read: string[]): Promise<FastifyInstance> {
  const app = fastify()
  app.setErrorHandler(replyWithProblem)
  app.addHook('onRequest', async ({ raw }) => {
    raw.headers = new Proxy(raw.headers, {
      get(headers, name) {
        if (!identifying.includes(String(name))) return Reflect.get(headers, name)
        read.push(String(name))
        throw new Error(`The call reads the header ${String(name)}.`)
      },
    })
  })
  for (const { endpoint, handle } of routes) registerRoute(app, { endpoint, handle }, noAccounts)
  return app
}

/** Fails for every access. */
const noAccounts = new Proxy({} as AccountStore, {
  get(_store, name) {
    throw new Error(`The call uses ${String(name)} of the accounts.`)
  },
})
