import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { networkError } from '../../../../testing/network/scripted-fetch.ts'
import { type ScriptedStep, scriptedResponses } from '../../../../testing/network/response-script.ts'
import type { PictureDouble } from '../../../../testing/pictures/picture-double.ts'
import { pictureDoubles } from '../../../../testing/pictures/picture-doubles.ts'
import { type FaultStatus, json } from '../../../../testing/writing/model-double.ts'
import { createPictureModel } from './picture-models.ts'

const png = new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\nthe rest of it', 'latin1'))
const marker = 'marker-4711-of-the-author'

afterEach(() => {
  vi.useRealTimers()
})

/** A model of a provider whose network follows a script. */
function scripted(
  { provider, model, credentials }: PictureDouble,
  steps: readonly ScriptedStep[],
  name = model,
) {
  const { fetch, requests } = scriptedResponses(...steps)
  const picture = createPictureModel({
    provider,
    label: 'A provider',
    variable: 'KEY_OF_THE_PROVIDER',
    model: name,
    price: 0.04,
    ...credentials,
    fetch,
    timeoutMs: 60_000,
  })
  const ask = (signal = new AbortController().signal) => picture.generate(marker, signal)
  return { ask, requests, picture }
}

const failure = async (picture: Promise<unknown>) => picture.catch((error: unknown) => error)

/** The code and reason of the problem that the author sees for each status. */
const faults: readonly (readonly [FaultStatus, { code: string; reason: string }])[] = [
  [401, { code: 'PICTURE_FAILED', reason: 'key' }],
  [402, { code: 'PICTURE_FAILED', reason: 'credit' }],
  [403, { code: 'PICTURE_FAILED', reason: 'permission' }],
  [404, { code: 'PICTURE_FAILED', reason: 'unknownModel' }],
  [408, { code: 'PICTURE_MODEL_UNAVAILABLE', reason: 'slow' }],
  [409, { code: 'PICTURE_MODEL_UNAVAILABLE', reason: 'itsOwnFault' }],
  [413, { code: 'PICTURE_FAILED', reason: 'tooLong' }],
  [429, { code: 'PICTURE_MODEL_UNAVAILABLE', reason: 'rate' }],
  [500, { code: 'PICTURE_MODEL_UNAVAILABLE', reason: 'itsOwnFault' }],
  [503, { code: 'PICTURE_MODEL_UNAVAILABLE', reason: 'busy' }],
]

describe.each(pictureDoubles.map((double) => [double.provider, double] as const))('%s', (_name, double) => {
  test('sends a picture for a description, in a wide format', async () => {
    const { ask, requests } = scripted(double, [double.answer(png)])
    expect(Buffer.from(await ask())).toEqual(Buffer.from(png))
    expect(requests).toHaveLength(1)
    expect(requests[0]?.url).toContain(double.path)
    expect(requests[0]?.body).toMatchObject(double.request(marker))
  })

  test('is not followed to another address, which would get the description and the key', async () => {
    const away = { status: 307, headers: { location: 'https://elsewhere.example/' }, body: '' }
    const { ask, requests } = scripted(double, [away])
    expect(await failure(ask())).toMatchObject({ code: 'PICTURE_FAILED', reason: 'noSuchAddress' })
    expect(requests.map(({ redirect }) => redirect)).toEqual(['manual'])
  })

  test.each(double.refusals.map((refusal) => [refusal.name, refusal] as const))(
    'refuses a description %s',
    async (_what, { response, seen }) => {
      const { ask, requests } = scripted(double, [response])
      expect(await failure(ask())).toMatchObject({ code: 'PICTURE_REFUSED', ...seen })
      expect(requests).toHaveLength(1)
    },
  )

  test.each(faults)(
    'with status %i fails with a sentence, without the description and the key',
    async (status, seen) => {
      const echo = `${marker} ${double.credentials.key ?? ''}`
      const { ask, requests } = scripted(double, [double.fault(status, echo)])
      const error = await failure(ask())
      expect(error).toMatchObject(seen)
      expect(requests).toHaveLength(1)
      const shown = JSON.stringify(error) + String(error) + String((error as Error).cause)
      expect(shown).not.toMatch(/marker-4711|planted/i)
      expect(String(error).includes('KEY_OF_THE_PROVIDER')).toBe(['key', 'permission'].includes(seen.reason))
    },
  )

  test('that asks to wait gets no further request until then', async () => {
    const refusal = double.fault(429, '')
    const headers = { ...refusal.headers, 'retry-after': '42' }
    const { ask, requests, picture } = scripted(double, [{ ...refusal, headers }])
    const waiting = { code: 'PICTURE_MODEL_UNAVAILABLE', retryAfterSeconds: 42 }
    expect(await failure(ask())).toMatchObject(waiting)
    expect(await failure(ask())).toMatchObject({ ...waiting, reason: 'askedToWait' })
    expect(picture.pause()).toMatchObject({ reason: 'askedToWait' })
    expect(requests).toHaveLength(1)
  })

  test('rests after a burst of errors', async () => {
    const { ask, requests } = scripted(double, [double.fault(500, '')])
    for (let call = 0; call < 4; call += 1) await failure(ask())
    expect(await failure(ask())).toMatchObject({ code: 'PICTURE_MODEL_UNAVAILABLE', reason: 'resting' })
    expect(requests).toHaveLength(4)
  })

  test.each([
    ['sends no picture', double.noPicture],
    ['sends something else', json(200, { hello: 'world' })],
    ['sends broken JSON', { headers: { 'content-type': 'application/json' }, body: '{"data": [' }],
  ])('that %s has failed', async (_what, response) => {
    const { ask } = scripted(double, [response])
    expect(await failure(ask())).toMatchObject({ code: 'PICTURE_FAILED' })
  })

  test('behind a proxy that answers with a web page fails with that reason', async () => {
    const page = { headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<html>Log in' }
    const { ask } = scripted(double, [page])
    expect(await failure(ask())).toMatchObject({ code: 'PICTURE_FAILED', reason: 'webPage' })
  })

  test.each([
    ['CERT_HAS_EXPIRED', { code: 'PICTURE_FAILED', reason: 'insecure' }],
    ['ENOTFOUND', { code: 'PICTURE_MODEL_UNAVAILABLE', reason: 'noAddress' }],
    ['ECONNREFUSED', { code: 'PICTURE_MODEL_UNAVAILABLE', reason: 'notRunning' }],
    ['ECONNRESET', { code: 'PICTURE_MODEL_UNAVAILABLE', reason: 'disconnected' }],
  ])('with the network error %s fails with a sentence', async (code, seen) => {
    const { ask } = scripted(double, [networkError(code)])
    expect(await failure(ask())).toMatchObject(seen)
  })

  test.each(['stalls', 'stalls midway'] as const)('that %s is too slow', async (stall) => {
    const { ask, requests } = scripted(double, [stall])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const picture = failure(ask())
    // Packages are loaded and Amazon's requests are signed first.
    while (requests.length === 0) await setImmediate()
    await vi.advanceTimersByTimeAsync(61_000)
    expect(await picture).toMatchObject({ code: 'PICTURE_MODEL_UNAVAILABLE', reason: 'slow' })
  })

  test('that is cancelled while it generates fails as cancelled', async () => {
    const { ask, requests } = scripted(double, ['stalls'])
    const controller = new AbortController()
    const picture = failure(ask(controller.signal))
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    controller.abort()
    expect(await picture).toMatchObject({ code: 'CANCELLED' })
  })
})

function doubleOf(provider: PictureDouble['provider']): PictureDouble {
  const double = pictureDoubles.find((one) => one.provider === provider)
  if (!double) throw new Error('There is no such double.')
  return double
}

/** OpenAI's error about one field. */
const unknownField = (field: string) =>
  json(400, {
    error: {
      message: `Unknown parameter: '${field}'.`,
      type: 'invalid_request_error',
      param: field,
      code: 'unknown_parameter',
    },
  })

test('a deployment of Azure gets the request again without the field that its model does not know', async () => {
  const azure = doubleOf('azure')
  const steps = [unknownField('response_format'), unknownField('size'), azure.answer(png)]
  const { ask, requests } = scripted(azure, steps)
  await ask()
  expect(requests.map(({ body }) => Object.keys(body as object).toSorted())).toEqual([
    ['model', 'n', 'prompt', 'response_format', 'size'],
    ['model', 'n', 'prompt', 'size'],
    ['model', 'n', 'prompt'],
  ])
})

test('a refused description is sent once, also if it mentions a field', async () => {
  const { ask, requests } = scripted(doubleOf('openai'), [
    json(400, { error: { message: 'Your request about the size was rejected by our safety system.' } }),
  ])
  expect(await failure(ask())).toMatchObject({ code: 'PICTURE_REFUSED' })
  expect(requests).toHaveLength(1)
})

test.each<[PictureDouble['provider'], string, object]>([
  ['openai', 'gpt-image-2', { size: '1536x1024' }],
  ['openai', 'dall-e-3', { size: '1792x1024', response_format: 'b64_json' }],
  ['compatible', 'openai/gpt-image-1', { size: '1536x1024' }],
  ['bedrock', 'amazon.titan-image-generator-v2:0', { imageGenerationConfig: { width: 1152, height: 768 } }],
])('%s gets for %s the format that it accepts', async (provider, model, format) => {
  const double = doubleOf(provider)
  const { ask, requests } = scripted(double, [double.answer(png)], model)
  await ask()
  expect(requests[0]?.body).toMatchObject(format)
})

test('a compatible server may send the address of a picture', async () => {
  const double = doubleOf('compatible')
  const url = 'http://127.0.0.1:8080/generated-images/b64.png'
  const fetched: string[] = []
  const { picture } = (() => {
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      fetched.push(request.url)
      return request.url === url
        ? new Response(png, { headers: { 'content-type': 'image/png' } })
        : Response.json({ created: 1, data: [{ url }] })
    }
    const settings = { ...double, ...double.credentials, label: 'A provider', variable: 'KEY', price: 0 }
    return { picture: createPictureModel({ ...settings, fetch }) }
  })()
  expect(Buffer.from(await picture.generate(marker, new AbortController().signal))).toEqual(Buffer.from(png))
  expect(fetched).toHaveLength(2)
})
