import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { z as mini } from 'zod/mini'
import { testBackends } from '../testing/database.ts'
import { sampleOf } from '../testing/sample-of.ts'
import { startTestApp, type TestApp, type TestCall } from '../testing/start-test-app.ts'

const nul = '\0'
const hostileTexts: Readonly<Record<string, string>> = {
  NUL: `a${nul}b`,
  'half a pair of surrogates': '\ud800',
  'a long text': 'x'.repeat(3000),
  'a large number': '99999999999999999999',
  'a negative number': '-1',
  'an object’s own name': '__proto__',
  nothing: '',
}
const hostileValues: Readonly<Record<string, unknown>> = {
  ...hostileTexts,
  null: null,
  'a list': [[]],
  'an object': { a: { b: nul } },
}

/** Query strings and paths are bytes: half a surrogate pair can only be sent as broken UTF-8. */
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')

describe.each(await testBackends())('hostile requests (%s database)', (backend) => {
  let lectern: TestApp
  let ada: TestCall
  beforeAll(async () => {
    lectern = await startTestApp(backend)
    ada = await lectern.signUp()
    const page = { course_id: '7', page_ids: ['71'] }
    await ada('POST', '/api/generate_slideshow', page)
    await ada('POST', '/api/generate_podcast', page)
  })
  afterAll(() => lectern.close())

  // A stream has no end that a test could await.
  const endpoints = () => lectern.routes.map(({ endpoint }) => endpoint).filter(({ stream }) => !stream)
  const failures = async (requests: readonly (readonly [what: string, Parameters<TestCall>])[]) => {
    const failed: string[] = []
    for (const [what, request] of requests) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the failing one is known
      const { status } = await ada(...request)
      if (status >= 500) failed.push(`${what}: ${status}`)
    }
    return failed
  }

  test('get no 5xx from any call, whatever their path contains', async () => {
    const named = endpoints().filter(({ path }) => path.includes('{'))
    const requests = named.flatMap((endpoint) =>
      Object.entries(hostileTexts).map(([what, text]) => {
        const url = endpoint.path.replaceAll(/\{\w+\}/g, () => encoded(text) || '%20')
        return [`${endpoint.method} ${endpoint.path} with ${what}`, callOf(endpoint, url)] as const
      }),
    )
    expect(await failures(requests)).toEqual([])
  })

  test('get no 5xx from any call, whatever their query contains', async () => {
    const requests = endpoints().flatMap((endpoint) =>
      namesOf(endpoint.query).flatMap((name) =>
        Object.entries(hostileTexts).map(([what, text]) => {
          const url = `${placed(endpoint)}?${name}=${encoded(text)}&${name}=2&${encoded(text)}=1`
          return [`${endpoint.method} ${endpoint.path}?${name} with ${what}`, callOf(endpoint, url)] as const
        }),
      ),
    )
    expect(await failures(requests)).toEqual([])
  })

  test('get no 5xx from any call, whatever a field of their body contains', async () => {
    const requests = endpoints().flatMap((endpoint) => {
      const { body } = endpoint
      if (!body || isLastCall(endpoint)) return []
      return namesOf(body).flatMap((name) =>
        Object.entries(hostileValues).map(([what, value]) => {
          const sent = { ...Object(sampleOf(body)), [name]: value }
          return [
            `${endpoint.method} ${endpoint.path} ${name} with ${what}`,
            [endpoint.method, placed(endpoint), sent],
          ] as [string, Parameters<TestCall>]
        }),
      )
    })
    expect(requests.length).toBeGreaterThan(100)
    expect(await failures(requests)).toEqual([])
  })

  test('get no 5xx from any call, whatever their headers contain', async () => {
    const names = ['if-match', 'if-none-match', 'range', 'if-range', 'prefer', 'slug', 'authorization']
    const texts = ['%00', '%ED%A0%80', '"99999999999999999999"', 'bytes=99999999999999999999-']
    const calls = endpoints().filter(
      (endpoint) =>
        endpoint.path.includes('{') && (endpoint.method === 'PUT' || endpoint.file || endpoint.upload),
    )
    const requests = calls.flatMap((endpoint) =>
      names.flatMap((name) =>
        texts.map((text) => {
          const [method, url, body, headers] = callOf(endpoint, placed(endpoint))
          return [
            `${method} ${endpoint.path} ${name}: ${text.slice(0, 30)}`,
            [method, url, body, { ...headers, [name]: text }],
          ] as [string, Parameters<TestCall>]
        }),
      ),
    )
    expect(await failures(requests)).toEqual([])
  })

  test('get an answer that names the field that cannot be stored', async () => {
    const profile = { first_name: 'Ada', last_name: `By${nul}ron`, organization: 'Analytical College' }
    const { status, json } = await ada('PUT', '/api/me', profile)
    const message = 'Please check Last Name: it contains a character that Lectern cannot store.'
    expect([status, json]).toMatchObject([
      400,
      { error: message, code: 'INVALID_REQUEST', details: { fields: [{ field: 'last_name', message }] } },
    ])
    const glossary = {
      terms: [
        { term: 'rain', spoken: 'rayn' },
        { term: 'snow', spoken: '\ud800' },
      ],
    }
    const terms = await ada('PUT', '/api/courses/7/glossary', glossary)
    expect([terms.status, terms.json.details.fields[0].field]).toEqual([400, 'terms.1.spoken'])
  })

  test('get a code for a refused part of the address, and the parameter in the details', async () => {
    const { status, json } = await ada('DELETE', '/api/recordings/7/72/short')
    expect([status, json]).toMatchObject([
      400,
      {
        error: 'This address is not well formed.',
        code: 'INVALID_REQUEST',
        reason: 'malformedAddress',
        details: { fields: [{ field: 'take' }] },
      },
    ])
  })

  test.each(['/api/%', '/api/courses/%E0%A4%A', `/api/courses/${'a'.repeat(1200)}/glossary`])(
    'that the router refuses are answered with all security headers: %s',
    async (address) => {
      const [refused, unknown] = await Promise.all([ada('GET', address), ada('GET', '/api/unknown')])
      expect([refused.status, refused.json.code]).toEqual([400, 'INVALID_REQUEST'])
      const headerNames = ({ headers }: { headers: object }) => Object.keys(headers).toSorted()
      expect(headerNames(refused)).toEqual(headerNames(unknown))
      expect(refused.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
    },
  )

  test('get an answer that names the field even deep inside a document', async () => {
    await ada('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['72'] })
    const { json: document } = await ada('GET', '/api/slideshow/7/72')
    document.slides[1].audio_script = `Rain ${nul} falls.`
    const { status, json } = await ada('PUT', '/api/slideshow/7/72', document)
    expect([status, json.details.fields[0].field]).toEqual([400, 'slides.1.audio_script'])
  })

  test('nested more deeply than any document are refused', async () => {
    const deep = `{"terms":[],"more":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    const headers = { 'content-type': 'application/json' }
    const { status, json } = await ada('PUT', '/api/courses/7/glossary', deep, headers)
    expect([status, json.error]).toEqual([400, expect.stringContaining('is nested too deeply')])
  })

  test.each([
    ['application/xml', '<a/>', 415],
    ['text/plain', 'x', 400],
    ['multipart/form-data', 'x', 415],
    ['application/json', '{"__proto__": {"a": 1}}', 400],
    ['application/json', 'x'.repeat(70_000), 413],
    ['no type', 'x', 415],
    ['application/octet-stream', 'x', 400],
  ])('sent as %s are an error of the caller', async (type, body, status) => {
    const answer = await lectern.anyone('POST', '/api/login', body, { 'content-type': type })
    expect([answer.status, answer.json.code]).toEqual([status, expect.any(String)])
  })
})

/** Calls that end the session, or that change what a hostile body would test. */
function isLastCall({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean {
  return ['POST /api/logout', 'DELETE /api/me/sessions', 'POST /api/me/delete'].includes(`${method} ${path}`)
}

function callOf(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'upload' | 'body'>,
  url: string,
): Parameters<TestCall> {
  if (isLastCall(endpoint)) return ['GET', '/api/me', undefined, {}]
  if (endpoint.upload)
    return [endpoint.method, url, Buffer.from('PK'), { 'content-type': 'application/octet-stream' }]
  return [endpoint.method, url, endpoint.body && sampleOf(endpoint.body), {}]
}

/** The address of a call on an existing page. */
function placed({ path }: Pick<Endpoint, 'path'>): string {
  return path
    .replace('{courseId}', '7')
    .replace('{pageId}', '71')
    .replaceAll(/\{\w+\}/g, '1')
}

function namesOf(schema: mini.ZodMiniType | undefined): string[] {
  if (!schema) return []
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(described.properties ?? {})
}
