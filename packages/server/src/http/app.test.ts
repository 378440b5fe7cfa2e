import { apis } from '@lectern/domain/api/apis.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFakeWriter } from '../testing/writing/fake-writer.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

const endpoints = apis.flatMap((api) => Object.values(api))

describe('the web server', () => {
  let lectern: TestApp
  const writer = createFakeWriter()
  beforeAll(async () => {
    lectern = await startTestApp('embedded', { writer })
  })
  afterAll(() => lectern.close())

  test('allows the microphone for its own pages only, and the camera for none', async () => {
    const { headers } = await lectern.anyone('GET', '/api/health')
    expect(headers['permissions-policy']).toContain('microphone=(self), camera=()')
  })

  test('answers the calls of the contract, and no others', () => {
    const named = (one: { readonly method: string; readonly path: string }) => `${one.method} ${one.path}`
    const answered = lectern.routes.map(({ endpoint }) => named(endpoint))
    expect(answered.toSorted()).toEqual(endpoints.map(named).toSorted())
  })

  test('answers every endpoint of the contract, and describes it', async () => {
    const { json } = await lectern.anyone('GET', '/api/openapi.json')
    for (const { method, path } of endpoints) {
      expect(
        lectern.app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') }),
        `${method} ${path}`,
      ).toBe(true)
      expect(json.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined()
    }
    const docs = await lectern.anyone('GET', '/api/docs')
    expect(docs.body.toString()).toContain('/api/slideshow/{courseId}/{pageId}')
    // Markup is escaped as HTML, never as an address.
    expect(docs.body.toString()).not.toMatch(/%[0-9A-F]{2}/)
  })

  test.each(
    endpoints
      .filter((one) => one.access !== 'public')
      .map((one) => [`${one.method} ${one.path}`, one] as const),
  )('%s without a token is 401, whatever its body', async (_name, { method, path }) => {
    const answer = await lectern.anyone(
      method,
      path.replace(/\{\w+\}/g, '1'),
      method === 'GET' ? undefined : {},
    )
    expect([answer.status, answer.json.code]).toEqual([401, 'NOT_LOGGED_IN'])
  })

  test.each([
    ['GET', '/api/nothing', undefined, 404],
    ['DELETE', '/api/voices', undefined, 404],
    ['GET', '/api/slideshow/%00/..%2f..', undefined, 400],
    ['GET', '/api/slideshow/%E0%A4%A/1', undefined, 400],
    ['GET', '/api/audio/files/..%2f..%2fetc%2fpasswd', undefined, 404],
    ['GET', '/assets/missing.js', undefined, 404],
    ['POST', '/api/login', '[]', 400],
    ['POST', '/api/login', '{', 400],
    ['POST', '/api/audio/sample', { voice_id: 'fake:clara', sample_text: 'x '.repeat(50_000) }, 413],
  ] as const)('%s %s is refused in the common format of errors', async (method, url, body, status) => {
    const ada = await lectern.signUp()
    const answer = await ada(
      method,
      url,
      body,
      typeof body === 'string' ? { 'content-type': 'application/json' } : {},
    )
    expect(answer.status).toBe(status)
    expect(answer.json).toMatchObject({
      error: expect.stringMatching(/^[A-Z].+[.d]$/),
      code: expect.any(String),
    })
  })

  test.each([
    ['POST', '/api/logout', 200],
    ['DELETE', '/api/jobs', 200],
    ['POST', '/api/pages', 400],
  ] as const)('accepts %s %s without a body, but with its type', async (method, url, status) => {
    const ada = await lectern.signUp()
    const answer = await ada(method, url, undefined, { 'content-type': 'application/json' })
    expect(answer.status).toBe(status)
    expect(answer.json.error ?? '').not.toContain('JSON')
  })

  test('is healthy', async () => {
    const { status, json } = await lectern.anyone('GET', '/api/health')
    expect(status).toBe(200)
    expect(json).toMatchObject({
      status: 'ok',
      version: '0.0.0',
      database: { ok: true },
      queue: { ok: true },
      files: { ok: true },
    })
  })

  test('streams the progress of the caller’s jobs as events', async () => {
    const address = await lectern.app.listen({ port: 0, host: '127.0.0.1' })
    const ada = await lectern.signUp()
    const events = await fetch(`${address}/api/events`, { headers: { authorization: `Bearer ${ada.token}` } })
    expect(events.headers.get('content-type')).toMatch(/^text\/event-stream/)
    // Many fast changes are sent as the last state only. So the job is held until its running state was sent.
    const finish = writer.hold()
    await ada(
      'POST',
      '/api/generate_slideshow',
      { course_id: '7', page_ids: ['71'] },
      { prefer: 'respond-async' },
    )
    let received = ''
    for await (const chunk of events.body ?? []) {
      received += Buffer.from(chunk).toString()
      if (received.includes('"state":"running"')) finish()
      // A chunk may end within a line.
      if (/"state":"succeeded".*\n/.test(received)) break
    }
    const states = [...received.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => JSON.parse(data).job.state)
    expect(states.at(-1)).toBe('succeeded')
    expect(states).toContain('running')
  })
})

describe('a web server behind a proxy', () => {
  const askFrom = (lectern: TestApp, caller: string, name: string) =>
    lectern.anyone(
      'POST',
      '/api/forgot-password',
      { email: `${name}@example.org` },
      { 'x-forwarded-for': caller },
    )

  test.each([
    ['that is trusted counts the attempts of each caller', '127.0.0.1', 200],
    ['that nobody vouches for counts them together', '', 429],
  ])('%s', async (_what, LECTERN_TRUSTED_PROXIES, status) => {
    const lectern = await startTestApp('embedded', { env: { LECTERN_TRUSTED_PROXIES } })
    try {
      // Pauses that grow to minutes slow further attempts.
      for (let attempt = 0, pause = 0; pause < 100; attempt += 1) {
        // oxlint-disable-next-line no-await-in-loop -- each is counted before the next
        const { headers } = await askFrom(lectern, '203.0.113.1', `nobody-${attempt}`)
        pause = Number(headers['retry-after'] ?? 0)
      }
      expect((await askFrom(lectern, '203.0.113.1', 'nobody')).status).toBe(429)
      expect((await askFrom(lectern, '203.0.113.2', 'nobody')).status).toBe(status)
    } finally {
      await lectern.close()
    }
  })
})
