import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { sendStatements } from './learning-records.ts'

interface Received {
  readonly headers: IncomingMessage['headers']
  readonly statements: readonly Record<string, unknown>[]
}

/** A learning record store on this machine. `answer` decides what happens to each request. */
async function startDouble() {
  const received: Received[] = []
  const accept = (response: ServerResponse): void => void response.writeHead(200).end('[]')
  const double = { received, answer: accept, url: '' }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const statements: Received['statements'] = JSON.parse(Buffer.concat(chunks).toString())
      received.push({ headers: request.headers, statements })
      double.answer(response)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // A server that listens on a port has such an address.
  double.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/xapi`
  return {
    ...double,
    double,
    accept,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

describe.each(await testBackends())('the learning record store (%s database)', (backend) => {
  let store: Awaited<ReturnType<typeof startDouble>>
  let lectern: TestApp
  let url: string
  const log: string[] = []

  beforeAll(async () => {
    store = await startDouble()
    lectern = await startTestApp(backend, {
      env: { LECTERN_LRS_URL: `${store.url}/`, LECTERN_LRS_KEY: 'the-key', LECTERN_LRS_SECRET: 'the-secret' },
      log: (line) => log.push(line),
    })
    const ada = await lectern.signUp()
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['71'] })
    await ada('PUT', '/api/courses/7/71/status', { slideshow_status: 'Completed' })
    const share = await ada('POST', '/api/shares', { course_id: '7', page_id: '71', format: 'slideshow' })
    url = share.json.url.replace(/^https?:\/\/[^/]+/, '')
  })
  afterEach(() => {
    store.double.answer = store.accept
    store.received.length = 0
  })
  afterAll(async () => {
    await lectern?.close()
    store?.close()
  })

  const report = (visit: string, events: readonly object[]) =>
    lectern.anyone('POST', `${url}/events`, { visit, events })
  const verbs = () => store.received.flatMap(({ statements }) => statements.map(({ verb }) => verb))

  test('gets events as statements of an anonymous learner', async () => {
    const { slides } = (await lectern.anyone('GET', `${url}/piece.json`)).json.content.slideshow
    const [{ key }] = slides
    await report('a-visit-of-a-learner', [{ type: 'started' }, { type: 'part', part: key, seconds: 12 }])
    await expect.poll(() => verbs().length, { timeout: 20_000 }).toBe(2)
    const headers = store.received[0]?.headers
    expect(headers?.authorization).toBe(`Basic ${btoa('the-key:the-secret')}`)
    expect(headers?.['x-experience-api-version']).toBe('1.0.3')
    const statements = store.received
      .flatMap((one) => one.statements)
      .toSorted((one, other) => String(one['timestamp']).localeCompare(String(other['timestamp'])))
    const actor = {
      objectType: 'Agent',
      account: { homePage: 'http://localhost:8080', name: expect.any(String) },
    }
    expect(statements).toMatchObject([
      { actor, verb: { id: expect.stringMatching(/initialized$/) }, object: { objectType: 'Activity' } },
      { actor, verb: { id: expect.stringMatching(/experienced$/) }, result: { duration: 'PT12S' } },
    ])
    expect(JSON.stringify(statements)).not.toContain('a-visit-of-a-learner')
  })

  test('gets them later after it failed, and learners are not delayed', async () => {
    let failures = 0
    store.double.answer = (response) => {
      failures += 1
      if (failures > 1) store.accept(response)
      else response.writeHead(503).end()
    }
    expect((await report('another-visit-of-one', [{ type: 'completed' }])).status).toBe(204)
    await expect.poll(() => store.received.length, { timeout: 30_000 }).toBe(2)
    const [first, second] = store.received
    expect(second?.statements).toEqual(first?.statements)
    expect(log.join('\n')).not.toMatch(/the-secret|dGhlLWtleT/)
  })

  test('hangs without delaying learners', async () => {
    store.double.answer = () => {}
    expect((await report('visit-while-it-hangs', [{ type: 'started' }])).status).toBe(204)
    await expect.poll(() => store.received.length, { timeout: 20_000 }).toBe(1)
    expect((await report('visit-while-it-hangs', [{ type: 'completed' }])).status).toBe(204)
  })
})

describe('sending statements', () => {
  let store: Awaited<ReturnType<typeof startDouble>>
  beforeAll(async () => {
    store = await startDouble()
  })
  afterAll(() => store.close())
  const warnings: unknown[] = []
  const send = (timeout = 5000, ids = ['1']) =>
    sendStatements(
      { url: store.url, key: 'key', secret: 'hidden-secret' },
      ids.map((id) => ({ id })),
      {
        signal: new AbortController().signal,
        timeout,
        logger: { warn: (...given) => warnings.push(given) },
      },
    )

  test.each([401, 429, 500])('is repeated after status %i', async (status) => {
    store.double.answer = (response) => response.writeHead(status).end('hidden-body')
    const failure = await send().catch((error: unknown) => String(error))
    expect(failure).toBe(`Error: The learning record store answered ${status}.`)
  })

  test('is repeated if the answer comes too late', async () => {
    store.double.answer = () => {}
    await expect(send(50)).rejects.toThrow(/timeout/)
  })

  test.each([400, 413])('ends after status %i, with a warning without content', async (status) => {
    warnings.length = 0
    store.double.answer = (response) => response.writeHead(status).end('hidden-body')
    await send()
    expect(JSON.stringify(warnings)).toContain(String(status))
    expect(JSON.stringify(warnings)).not.toContain('hidden')
  })

  test.each([400, 413, 422, 409])(
    'loses no other statement if the store refuses one with %i',
    async (status) => {
      warnings.length = 0
      const taken: unknown[] = []
      store.double.answer = (response) => {
        const ids = store.received.at(-1)?.statements.map(({ id }) => id) ?? []
        if (ids.includes('bad')) response.writeHead(status).end('hidden-body')
        else {
          taken.push(...ids)
          store.accept(response)
        }
      }
      await send(5000, ['1', '2', 'bad', '3', '4'])
      expect(taken).toEqual(['1', '2', '3', '4'])
      // A single statement with 409 is stored already.
      const dropped = [{ statuses: [status], statements: 1 }, expect.any(String)]
      expect(warnings).toEqual(status === 409 ? [] : [dropped])
    },
  )

  test('ends if the store has the statements already, and does not follow redirections', async () => {
    store.double.answer = (response) => response.writeHead(409).end()
    await send()
    store.double.answer = (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    await expect(send()).rejects.toThrow('fetch failed')
  })
})
