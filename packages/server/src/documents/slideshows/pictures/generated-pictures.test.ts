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

const ready = { paid: true, state: 'ready', wait_seconds: 0 }

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

describe('a chain of picture models', () => {
  const key = 'planted-google-key-4711'
  /** OpenAI's model at the first address, Google's at the second one. */
  async function startChain(first: ScriptedAnswer, env: Readonly<Record<string, string>> = {}) {
    const google = await startScriptedProvider(() => ({
      body: {
        candidates: [
          {
            content: { parts: [{ inlineData: { mimeType: 'image/png', data: png.toString('base64') } }] },
            finishReason: 'STOP',
          },
        ],
      },
    }))
    open.push(google)
    const answers = [first]
    const chain = {
      LECTERN_IMAGE_MODEL: 'compatible:sea,google:gemini-2.5-flash-image',
      LECTERN_IMAGE_MODEL_PRICE: '0.02,0.04',
      GEMINI_API_KEY: key,
      GOOGLE_GENERATIVE_AI_BASE_URL: google.url,
    }
    const started = await start(() => answers[0] ?? {}, { ...chain, ...env })
    return { ...started, google, answerNow: (answer: ScriptedAnswer) => answers.splice(0, 1, answer) }
  }

  test.each<[string, ScriptedAnswer]>([
    ['is down', failure(503, { message: 'overloaded' })],
    ['has no credit left', failure(402, { message: 'Payment required' })],
    ['is asked too often', failure(429, { code: 'rate_limit_exceeded' })],
    ['does not accept the key', failure(401, {})],
    ['sends what is no picture', picture(Buffer.from('just words'))],
  ])('hands over if a model %s', async (_what, answer) => {
    const { lectern, place, google } = await startChain(answer)
    const ada = await lectern.signUp()
    const made = await ada('POST', place, { prompt: 'A calm sea' })
    expect(made).toMatchObject({ status: 201, json: { by: 'gemini-2.5-flash-image' } })
    expect(google.requests).toHaveLength(1)
  })

  test('buys a description once, also if the first model is back', async () => {
    const { provider, lectern, place, google, answerNow } = await startChain(failure(503, {}))
    const ada = await lectern.signUp()
    const made = await ada('POST', place, { prompt: 'A calm sea' })
    answerNow(picture())
    expect((await ada('POST', place, { prompt: 'A calm sea' })).json).toEqual(made.json)
    expect([provider.requests.length, google.requests.length]).toEqual([1, 1])
    expect((await ada('POST', place, { prompt: 'A calm sea', variant: 1 })).json.by).toBe('sea')
  })

  test('does not ask another model for a refused description', async () => {
    const refusal = failure(400, { code: 'moderation_blocked', message: 'Rejected by the safety system.' })
    const { lectern, place, google } = await startChain(refusal)
    const ada = await lectern.signUp()
    const refused = await ada('POST', place, { prompt: 'A sea' })
    expect(refused).toMatchObject({ status: 422, json: { code: 'PICTURE_REFUSED', reason: 'contentRules' } })
    expect(google.requests).toHaveLength(0)
  })

  test('asks a model without a charge if the budget is spent', async () => {
    const { lectern, place, google } = await startChain(picture(), {
      LECTERN_IMAGE_MODEL: 'google:gemini-2.5-flash-image,compatible:sea',
      LECTERN_IMAGE_MODEL_PRICE: '0.04,0',
      LECTERN_DAILY_DOLLARS_PER_ACCOUNT: '0.01',
    })
    const ada = await lectern.signUp()
    expect(await ada('POST', place, { prompt: 'A sea' })).toMatchObject({ status: 201, json: { by: 'sea' } })
    expect(google.requests).toHaveLength(0)
  })

  test('asks no model with a charge if the budget is spent', async () => {
    const { provider, lectern, place, google } = await startChain(picture(), {
      LECTERN_DAILY_DOLLARS_PER_ACCOUNT: '0.01',
    })
    const ada = await lectern.signUp()
    expect((await ada('POST', place, { prompt: 'A sea' })).json.code).toBe('BUDGET_SPENT')
    expect([provider.requests.length, google.requests.length]).toEqual([0, 0])
  })

  test('without an answer says when to try again', async () => {
    const { lectern, place, google } = await startChain(failure(401, {}))
    await google.close()
    const ada = await lectern.signUp()
    const refused = await ada('POST', place, { prompt: 'A sea' })
    expect(refused).toMatchObject({ status: 503, json: { code: 'PICTURE_MODEL_UNAVAILABLE' } })
  })

  test('is listed for an owner and tested, without keys', async () => {
    const { lectern, lines, answerNow } = await startChain(picture())
    const ada = await lectern.signUp()
    const listed = await ada('GET', '/api/picture-models')
    expect(listed.json).toEqual({
      models: [
        { index: 0, provider: 'OpenAI-compatible server', model: 'sea', dollars: 0.02, ...ready },
        { index: 1, provider: 'Google', model: 'gemini-2.5-flash-image', dollars: 0.04, ...ready },
      ],
    })
    const tested = await ada('POST', '/api/picture-models/1/checks')
    expect(tested.json).toMatchObject({ ok: true, seconds: expect.any(Number), dollars: 0.04 })
    answerNow(failure(429, { code: 'rate_limit_exceeded', message: key }))
    const failed = await ada('POST', '/api/picture-models/0/checks')
    expect(failed.json).toMatchObject({ ok: false, problem: { code: 'PICTURE_MODEL_UNAVAILABLE' } })
    for (const index of ['2', '-1', 'x'])
      expect((await ada('POST', `/api/picture-models/${index}/checks`)).status).toBe(404)
    expect(JSON.stringify([listed.json, tested.json, failed.json, lines])).not.toMatch(/planted/)
  })

  test('is not for other accounts', async () => {
    const { provider, lectern } = await startChain(picture(), {
      LECTERN_SANDBOX: 'off',
      LECTERN_OWNERS: 'owner@example.edu',
    })
    const ada = await lectern.signUp()
    for (const asked of [ada('GET', '/api/picture-models'), ada('POST', '/api/picture-models/0/checks')])
      expect(await asked).toMatchObject({ status: 403, json: { code: 'OWNERS_ONLY' } })
    expect(provider.requests).toEqual([])
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
      'webPage',
    ],
    ['sends no picture', { body: { data: [] } }, 502, 'PICTURE_FAILED', undefined],
    ['sends what is no picture', picture(Buffer.from('just words')), 502, 'PICTURE_FAILED', undefined],
  ])('that %s: the author reads why', async (_what, answer, status, code, reason) => {
    const { lectern, place, lines } = await start(() => answer)
    const ada = await lectern.signUp()
    const refused = await ada('POST', place, { prompt: 'A calm sea' })
    expect([refused.status, refused.json.code, refused.json.reason]).toEqual([status, code, reason])
    expect(refused.json.error).toMatch(/^(?:The|A web page) .*picture model.*\.$/)
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
