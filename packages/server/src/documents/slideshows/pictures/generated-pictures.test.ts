import { afterEach, describe, expect, test } from 'vitest'
import { testBackends } from '../../../testing/database.ts'
import {
  type ScriptedAnswer,
  type ScriptedProvider,
  startScriptedProvider,
} from '../../../testing/network/scripted-provider.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

const png = Buffer.from('\x89PNG\r\n\x1a\nthe rest of it', 'latin1')
/** As OpenAI answers: https://platform.openai.com/docs/api-reference/images/object. */
const picture = (bytes: Buffer = png): ScriptedAnswer => ({
  body: { created: 1_732_000_000, data: [{ b64_json: bytes.toString('base64') }] },
})
const failure = (status: number, error: object): ScriptedAnswer => ({ status, body: { error } })

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})

async function start(
  script: Parameters<typeof startScriptedProvider>[0],
  env: Readonly<Record<string, string>> = {},
  backend: Parameters<typeof startTestApp>[0] = 'embedded',
): Promise<{ provider: ScriptedProvider; lectern: TestApp; place: string; lines: string[] }> {
  const provider = await startScriptedProvider(script)
  const lines: string[] = []
  const lectern = await startTestApp(backend, {
    env: {
      LECTERN_IMAGE_MODEL: 'gpt-image-1',
      LECTERN_IMAGE_MODEL_URL: provider.url,
      LECTERN_IMAGE_MODEL_KEY: 'sk-planted-key',
      ...env,
    },
    log: (line) => lines.push(line),
  })
  open.push(provider, lectern)
  return { provider, lectern, place: '/api/images/7/71/generated', lines }
}

describe.each(await testBackends())('a generated picture (%s database)', (backend) => {
  test('is stored for its page, and served like an uploaded one', async () => {
    const { provider, lectern, place } = await start([picture()], {}, backend)
    const ada = await lectern.signUp()
    const made = await ada('POST', place, { prompt: 'A calm sea' })
    expect(made.status).toBe(201)
    expect(made.json).toEqual({
      url: expect.stringMatching(/^\/api\/images\/7\/71\/generated/),
      by: 'gpt-image-1',
    })
    expect((await ada('GET', made.json.url)).headers['content-type']).toBe('image/png')
    expect(provider.requests).toMatchObject([
      {
        path: '/v1/images/generations',
        authorization: 'Bearer sk-planted-key',
        body: { model: 'gpt-image-1', prompt: 'A calm sea', n: 1, size: '1536x1024' },
      },
    ])
  })

  test('is bought once, also if it is asked for at the same time and by a colleague', async () => {
    const gate = Promise.withResolvers<void>()
    const { provider, lectern, place } = await start(
      () => ({ ...picture(), after: gate.promise }),
      {},
      backend,
    )
    const [ada, ben] = [await lectern.signUp(), await lectern.signUp()]
    const asked = [ada, ada, ben].map((who) => who('POST', place, { prompt: 'A calm sea' }))
    gate.resolve()
    const urls = (await Promise.all(asked)).map(({ json }) => String(json.url))
    expect(new Set(urls).size).toBe(1)
    await ada('POST', place, { prompt: ' A calm sea ' })
    expect(provider.requests).toHaveLength(1)
    await ada('POST', place, { prompt: 'A calm sea', variant: 1 })
    expect(provider.requests).toHaveLength(2)
  })
})

describe('a picture model', () => {
  test('is named with its price', async () => {
    const { lectern } = await start([], { LECTERN_IMAGE_MODEL_PRICE: '0.04' })
    const ada = await lectern.signUp()
    expect((await ada('GET', '/api/picture-model')).json).toEqual({
      model: { name: 'gpt-image-1', dollars: 0.04, paid: true },
    })
  })

  test('is optional', async () => {
    const lectern = await startTestApp('embedded')
    open.push(lectern)
    const ada = await lectern.signUp()
    expect((await ada('GET', '/api/picture-model')).json).toEqual({ model: null })
    expect((await ada('POST', '/api/images/7/71/generated', { prompt: 'A sea' })).status).toBe(404)
  })

  test.each<[string, ScriptedAnswer, number, string, string | undefined]>([
    [
      'declines',
      failure(400, {
        code: 'content_policy_violation',
        message: 'Your request was rejected by our safety system.',
      }),
      422,
      'PICTURE_REFUSED',
      'contentRules',
    ],
    ['does not accept the key', failure(401, { code: 'invalid_api_key' }), 502, 'PICTURE_FAILED', 'key'],
    ['has no credit left', failure(429, { code: 'insufficient_quota' }), 502, 'PICTURE_FAILED', 'credit'],
    [
      'is asked too often',
      failure(429, { code: 'rate_limit_exceeded' }),
      503,
      'PICTURE_MODEL_UNAVAILABLE',
      'rate',
    ],
    ['is down', failure(500, { message: 'internal' }), 503, 'PICTURE_MODEL_UNAVAILABLE', 'itsOwnFault'],
    ['disconnects', { dropped: true }, 503, 'PICTURE_MODEL_UNAVAILABLE', 'disconnected'],
    [
      'sends half of a picture',
      { ...picture(), cut: true },
      503,
      'PICTURE_MODEL_UNAVAILABLE',
      'disconnected',
    ],
    [
      'is a login page',
      { headers: { 'content-type': 'text/html' }, body: '<html>Sign in</html>' },
      502,
      'PICTURE_FAILED',
      undefined,
    ],
    ['sends no picture', { body: { data: [] } }, 502, 'PICTURE_FAILED', undefined],
    ['sends what is no picture', picture(Buffer.from('just words')), 502, 'PICTURE_FAILED', undefined],
  ])('that %s: the author reads why', async (_what, answer, status, code, reason) => {
    const { lectern, place, lines } = await start(() => answer)
    const ada = await lectern.signUp()
    const refused = await ada('POST', place, { prompt: 'A calm sea' })
    expect([refused.status, refused.json.code, refused.json.reason]).toEqual([status, code, reason])
    expect(refused.json.error).toMatch(
      /^The (?:account of|connection to|provider of the )?.*picture model.*\.$/,
    )
    expect(`${refused.body.toString()}${lines.join('')}`).not.toContain('sk-planted-key')
  })

  test('that failed is asked again, and its picture is stored then', async () => {
    const { lectern, place } = await start([failure(500, {}), picture()])
    const ada = await lectern.signUp()
    expect((await ada('POST', place, { prompt: 'A calm sea' })).status).toBe(503)
    expect((await ada('POST', place, { prompt: 'A calm sea' })).status).toBe(201)
  })

  test.each([
    [{ prompt: '  ' }, 'Please describe the picture.'],
    [{ prompt: 'a'.repeat(2001) }, 'Please describe the picture in at most 2,000 characters.'],
  ])('needs a description: %o', async (body, sentence) => {
    const { provider, lectern, place } = await start([])
    const ada = await lectern.signUp()
    const { status, json } = await ada('POST', place, body)
    expect(status).toBe(400)
    expect(json.error).toContain(sentence)
    expect(provider.requests).toHaveLength(0)
  })

  test('is not asked for a picture that the account has no room to store', async () => {
    const { provider, lectern, place } = await start([picture()], { LECTERN_STORAGE_PER_ACCOUNT: '9MB' })
    const ada = await lectern.signUp()
    const refused = await ada('POST', place, { prompt: 'A calm sea' })
    expect(refused).toMatchObject({ status: 413, json: { code: 'STORAGE_QUOTA_EXCEEDED' } })
    expect(provider.requests).toHaveLength(0)
  })

  test('is paid for by the budget, and not asked when it is spent', async () => {
    const { provider, lectern, place } = await start(() => picture(), {
      LECTERN_IMAGE_MODEL_PRICE: '0.04',
      LECTERN_DAILY_DOLLARS_PER_ACCOUNT: '0.05',
    })
    const ada = await lectern.signUp()
    expect((await ada('POST', place, { prompt: 'A calm sea' })).status).toBe(201)
    const refused = await ada('POST', place, { prompt: 'A rough sea' })
    expect(refused).toMatchObject({ status: 429, json: { code: 'BUDGET_SPENT', reason: 'ownDollars' } })
    expect((await ada('POST', place, { prompt: 'A calm sea' })).status).toBe(201)
    expect(provider.requests).toHaveLength(1)
  })

  test('is asked at most 60 times in an hour by one account', async () => {
    const { provider, lectern, place } = await start(() => picture())
    const ada = await lectern.signUp()
    for (let count = 0; count < 60; count += 1) await ada('POST', place, { prompt: `Sea ${count}` })
    expect((await ada('POST', place, { prompt: 'One more' })).json.code).toBe('TOO_MANY_ATTEMPTS')
    // A picture that is stored is no call.
    expect((await ada('POST', place, { prompt: 'Sea 3' })).status).toBe(201)
    expect(provider.requests).toHaveLength(60)
  })
})
