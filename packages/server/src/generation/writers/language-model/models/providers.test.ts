import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createProviderGuard } from '../../../../platform/providers/provider-guard.ts'
import { networkError } from '../../../../testing/network/scripted-fetch.ts'
import { type ScriptedStep, scriptedResponses } from '../../../../testing/network/response-script.ts'
import { type FaultStatus, json, type ModelDouble } from '../../../../testing/writing/model-double.ts'
import { modelDoubles } from '../../../../testing/writing/model-doubles.ts'
import { termsOf } from '../model-terms.ts'
import { requestAnswer } from './request-answer.ts'
import type { AnswerForm } from './model-provider.ts'

const marker = 'marker-4711-of-the-page'
const minutes = { totalMs: 300_000, idleMs: 60_000 }
const form: AnswerForm = {
  name: 'leaf',
  schema: {
    type: 'object',
    properties: { words: { type: 'array', items: { type: 'string' } } },
    required: ['words'],
    additionalProperties: false,
  },
}

afterEach(() => {
  vi.useRealTimers()
})

/** Asks a provider whose network follows a script. */
function scripted({ provider, model, credentials }: ModelDouble, ...steps: ScriptedStep[]) {
  const network = scriptedResponses(...steps)
  const variable = 'KEY_OF_THE_PROVIDER'
  const guard = createProviderGuard(termsOf(variable))
  const one = { provider, model, ...credentials, variable, guard, fetch: network.fetch }
  const ask = (more: { form?: AnswerForm; signal?: AbortSignal } = {}) => {
    const turns = [{ role: 'user', text: marker }] as const
    const request = { instructions: 'Answer.', turns, maxCharacters: 10_000, ...(more.form && { form }) }
    return requestAnswer(one, request, minutes, more.signal)
  }
  return { ask, requests: network.requests }
}

const failure = async (answer: Promise<unknown>) => answer.catch((error: unknown) => error)

/** The code and reason of the problem that the author sees for each status. */
const faults: readonly (readonly [FaultStatus, { code: string; reason: string }])[] = [
  [401, { code: 'WRITER_FAILED', reason: 'key' }],
  [402, { code: 'WRITER_FAILED', reason: 'credit' }],
  [403, { code: 'WRITER_FAILED', reason: 'permission' }],
  [404, { code: 'WRITER_FAILED', reason: 'unknownModel' }],
  [408, { code: 'WRITER_UNAVAILABLE', reason: 'slow' }],
  [409, { code: 'WRITER_UNAVAILABLE', reason: 'itsOwnFault' }],
  [429, { code: 'WRITER_UNAVAILABLE', reason: 'rate' }],
  [500, { code: 'WRITER_UNAVAILABLE', reason: 'itsOwnFault' }],
  [503, { code: 'WRITER_UNAVAILABLE', reason: 'busy' }],
]

describe.each(modelDoubles.map((double) => [double.provider, double] as const))('%s', (_name, double) => {
  test('answers in chunks, with its tokens', async () => {
    const { ask, requests } = scripted(double, double.answer(['Hello ', 'there']))
    expect(await ask()).toEqual({ text: 'Hello there', end: 'stop', usage: { input: 11, output: 7 } })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.url).toContain(double.path)
    expect(JSON.stringify(requests[0]?.body)).toContain(marker)
  })

  test('is not followed to another address, which would get the page and the key', async () => {
    const { ask, requests } = scripted(double, {
      status: 307,
      headers: { location: 'https://elsewhere.example/' },
      body: '',
    })
    expect(await failure(ask())).toMatchObject({ code: 'WRITER_FAILED', reason: 'noSuchAddress' })
    expect(requests.map(({ redirect }) => redirect)).toEqual(['manual'])
  })

  test('is asked for a form, in simpler ways after refusals, and the simpler way stays', async () => {
    const { ask, requests } = scripted(
      double,
      double.formFault,
      double.formFault,
      double.answer(['{"words": []}']),
    )
    expect(await ask({ form })).toMatchObject({ text: '{"words": []}', end: 'stop' })
    expect(requests).toHaveLength(3)
    const bodies = requests.map(({ body }) => JSON.stringify(body))
    expect(bodies[0]).toContain('"words"')
    expect(bodies[2]).not.toContain('"words"')
    await ask({ form })
    expect(requests).toHaveLength(4)
    expect(JSON.stringify(requests[3]?.body)).toBe(bodies[2])
  })

  test.each(faults)(
    'with status %i fails with a sentence, without the page and the key',
    async (status, seen) => {
      const { ask, requests } = scripted(double, double.fault(status, `${marker} ${double.credentials.key}`))
      const error = await failure(ask({ form }))
      expect(error).toMatchObject(seen)
      expect(requests).toHaveLength(1)
      const shown = JSON.stringify(error) + String(error) + String((error as Error).cause)
      expect(shown).not.toMatch(/marker-4711|planted/i)
      expect(String(error).includes('KEY_OF_THE_PROVIDER')).toBe(
        ['key', 'permission'].includes(seen.reason ?? ''),
      )
    },
  )

  test('says that a page is too long', async () => {
    const { ask } = scripted(double, double.fault(413, marker))
    expect(await failure(ask())).toMatchObject({ code: 'PAGE_TOO_LONG' })
  })

  test('that asks to wait gets no further request until then', async () => {
    const refusal = double.fault(429, '')
    const headers = { ...refusal.headers, 'retry-after': '42' }
    const { ask, requests } = scripted(double, { ...refusal, headers })
    const waiting = { code: 'WRITER_UNAVAILABLE', retryAfterSeconds: 42 }
    expect(await failure(ask())).toMatchObject(waiting)
    expect(await failure(ask())).toMatchObject({ ...waiting, reason: 'askedToWait' })
    expect(requests).toHaveLength(1)
  })

  test('rests after a burst of errors', async () => {
    const { ask, requests } = scripted(double, double.fault(500, ''))
    for (let call = 0; call < 4; call += 1) await failure(ask())
    expect(await failure(ask())).toMatchObject({ code: 'WRITER_UNAVAILABLE', reason: 'resting' })
    expect(requests).toHaveLength(4)
  })

  test('that fails within its stream is unavailable', async () => {
    const { ask } = scripted(double, double.errorInStream)
    expect(await failure(ask())).toMatchObject({ code: 'WRITER_UNAVAILABLE' })
  })

  test.runIf(double.refusal)('that declines is not taken for an answer', async () => {
    const { ask } = scripted(double, ...[double.refusal ?? []].flat())
    const answer = await failure(ask())
    expect(answer).toMatchObject(
      double.provider === 'azure'
        ? { code: 'WRITER_REFUSED', reason: 'contentRules' }
        : { text: 'I cannot help with that.', end: 'filtered' },
    )
  })

  test('behind a proxy that answers with a web page fails with that reason', async () => {
    const page = { headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<html>Log in' }
    const { ask } = scripted(double, page)
    expect(await failure(ask())).toMatchObject({ code: 'WRITER_FAILED', reason: 'webPage' })
  })

  test.each([
    ['CERT_HAS_EXPIRED', { code: 'WRITER_FAILED', reason: 'insecure' }],
    ['ENOTFOUND', { code: 'WRITER_UNAVAILABLE', reason: 'noAddress' }],
    ['ECONNREFUSED', { code: 'WRITER_UNAVAILABLE', reason: 'notRunning' }],
    ['ECONNRESET', { code: 'WRITER_UNAVAILABLE', reason: 'disconnected' }],
  ])('with the network error %s fails with a sentence', async (code, seen) => {
    const { ask } = scripted(double, networkError(code))
    expect(await failure(ask())).toMatchObject(seen)
  })

  test.each(['stalls', 'stalls midway'] as const)('that %s for a minute is too slow', async (stall) => {
    const { ask, requests } = scripted(double, stall)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = failure(ask())
    // Amazon's requests are signed first.
    while (requests.length === 0) await setImmediate()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await answer).toMatchObject({ code: 'WRITER_UNAVAILABLE', reason: 'slow' })
  })

  test('that is cancelled while it answers fails as cancelled', async () => {
    const { ask, requests } = scripted(double, 'stalls')
    const controller = new AbortController()
    const answer = failure(ask({ signal: controller.signal }))
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    controller.abort()
    expect(await answer).toMatchObject({ code: 'CANCELLED' })
  })

  test('that breaks off in its stream is not taken for complete', async () => {
    const whole = double.answer(['Hello ', 'there'])
    const { ask } = scripted(double, { ...whole, body: whole.body.slice(0, whole.body.length / 2) })
    const answer = await failure(ask())
    expect(answer).not.toMatchObject({ end: 'stop' })
  })
})

test('a refused count of tokens is not asked for again', async () => {
  const double = modelDoubles.find(({ provider }) => provider === 'ollama')
  if (!double) throw new Error('There is no compatible double.')
  const refused = json(400, { error: { message: 'Unknown parameter: stream_options' } })
  const { ask, requests } = scripted(double, refused, double.answer(['Yes']))
  await ask()
  await ask()
  expect(requests.map(({ body }) => JSON.stringify(body).includes('stream_options'))).toEqual([
    true,
    false,
    false,
  ])
})
