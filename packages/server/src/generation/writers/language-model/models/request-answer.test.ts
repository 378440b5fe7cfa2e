import { afterEach, describe, expect, test } from 'vitest'
import { createProviderGuard } from '../../../../platform/providers/provider-guard.ts'
import {
  chunk,
  answersSlowly,
  events,
  answersEndlessly,
  neverAnswers,
  stopsMidway,
  type ModelAnswer,
  type ScriptedModel,
  startScriptedModel,
  status,
  streamAnswer,
} from '../../../../testing/writing/scripted-model.ts'
import { modelTerms } from '../model-terms.ts'
import { DatabaseUnavailable } from '../../../../platform/db/database-unavailable.ts'
import type { Spending } from '../../../../platform/providers/spending.ts'
import { requestAnswer } from './request-answer.ts'

let model: ScriptedModel | undefined
afterEach(async () => {
  await model?.close()
  model = undefined
})

const patient = { totalMs: 60_000, idleMs: 60_000 }
const marker = 'marker-4711'

async function ask(
  answer: ModelAnswer,
  {
    timeouts = patient,
    signal,
    spending,
  }: { timeouts?: typeof patient; signal?: AbortSignal; spending?: Spending } = {},
) {
  model = await startScriptedModel(answer)
  const access = { model: 'm', url: model.url, key: 'k', fetch, guard: createProviderGuard(modelTerms) }
  const turns = [{ role: 'user', text: marker }] as const
  return requestAnswer(
    access,
    { instructions: 'i', turns, maxCharacters: 10_000, spending },
    timeouts,
    signal,
  )
}

const whole = (message: object, finishReason = 'stop') =>
  status(200, { choices: [{ index: 0, message, finish_reason: finishReason }] })

describe('the answer of a model', () => {
  test.each<[string, ModelAnswer, object]>([
    ['that is streamed', 'Hello there', { text: 'Hello there', end: 'stop' }],
    ['that reached its limit', streamAnswer('Hello', 'length'), { text: 'Hello', end: 'length' }],
    [
      'without its thoughts',
      events(chunk({ reasoning_content: 'Hm' }), chunk({ content: 'Yes' }, 'stop')),
      { text: 'Yes', end: 'stop' },
    ],
    [
      'that declines',
      events(chunk({ refusal: 'I cannot.' }, 'stop')),
      { text: 'I cannot.', end: 'filtered' },
    ],
    ['that the provider filtered', streamAnswer('He', 'content_filter'), { text: 'He', end: 'filtered' }],
    ['that does not say that it is over', streamAnswer('Hello', null), { text: 'Hello', end: 'broken' }],
    [
      'with an event that cannot be read',
      events('data: {"choi\n\n', chunk({ content: 'x' }, 'stop')),
      { text: 'x', end: 'stop' },
    ],
    [
      'that came whole, though a stream was asked for',
      whole({ role: 'assistant', content: 'Hello' }),
      { text: 'Hello', end: 'stop' },
    ],
    [
      'that came whole and declines',
      whole({ role: 'assistant', content: null, refusal: 'No.' }),
      { text: 'No.', end: 'filtered' },
    ],
    ['that is garbled', status(200, '{"choices": [{"mess'), { text: '', end: 'broken' }],
    ['of another form', status(200, { choices: 'none' }), { text: '', end: 'broken' }],
  ])('%s is read', async (_what, answer, read) => {
    expect(await ask(answer)).toMatchObject(read)
  })

  test.each<[string, ModelAnswer, object]>([
    [
      'an error inside the stream',
      events(
        chunk({ content: 'He' }),
        `data: ${JSON.stringify({ error: { message: `Overloaded: ${marker}`, code: 503 } })}\n\n`,
      ),
      { code: 'WRITER_UNAVAILABLE', message: expect.stringContaining('overloaded') },
    ],
    [
      'an error with status 200',
      status(200, { error: { message: 'Rate limit exceeded', code: 429 } }),
      { code: 'WRITER_UNAVAILABLE', message: expect.stringContaining('more often') },
    ],
    [
      'a connection that breaks',
      (response) => {
        response.writeHead(200)
        response.write(chunk({ content: 'He' }), () => response.destroy())
      },
      { code: 'WRITER_UNAVAILABLE', message: expect.stringContaining('broke') },
    ],
    [
      'a page of HTML',
      status(404, '<html>'),
      { code: 'WRITER_FAILED', message: expect.stringContaining('address') },
    ],
  ])('may be %s', async (_what, answer, problem) => {
    await expect(ask(answer)).rejects.toMatchObject(problem)
  })
})

describe('a model whose answer does not end', () => {
  const slow = { code: 'WRITER_UNAVAILABLE', message: expect.stringContaining('took too long') }

  test.each<[string, ModelAnswer, object]>([
    ['does not answer', neverAnswers, { totalMs: 60_000, idleMs: 50 }],
    ['stops midway', stopsMidway, { totalMs: 60_000, idleMs: 50 }],
    ['drips', answersSlowly, { totalMs: 200, idleMs: 10_000 }],
  ])('is disconnected when it %s', async (_what, answer, timeouts) => {
    await expect(ask(answer, { timeouts: { ...patient, ...timeouts } })).rejects.toMatchObject(slow)
    await expect.poll(() => model?.left).toBe(1)
  })

  test.each([
    ['answers', neverAnswers],
    ['goes on', stopsMidway],
  ])('is disconnected at once when its caller cancels before it %s', async (_what, answer) => {
    const controller = new AbortController()
    const asking = ask(answer, { signal: controller.signal })
    await expect.poll(() => model?.requests.length).toBe(1)
    controller.abort()
    await expect(asking).rejects.toMatchObject({ code: 'CANCELLED' })
    await expect.poll(() => model?.left).toBe(1)
  })

  test('is not asked for a caller who has already cancelled', async () => {
    await expect(ask('x', { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(model?.requests).toEqual([])
  })

  test.each<[string, ReturnType<typeof answersEndlessly>]>([
    ['text', answersEndlessly(200)],
    ['thoughts', answersEndlessly(200, chunk({ reasoning_content: 'hm '.repeat(5000) }))],
    ['one event', answersEndlessly(200, 'data: '.padEnd(64_000, 'a'))],
    ['comments', answersEndlessly(200, `: ${'a'.repeat(64_000)}\n\n`)],
    [
      'JSON',
      answersEndlessly(200, '{"choices": [['.padEnd(64_000, 'a'), { 'content-type': 'application/json' }),
    ],
  ])('is stopped when it floods with %s, long before all of it has arrived', async (_what, flood) => {
    expect(await ask(flood)).toMatchObject({ text: '', end: 'too-large' })
    expect(flood.sent()).toBeLessThan(40 * 1024 * 1024)
  })

  test('is stopped when its error response does not end', async () => {
    const flood = answersEndlessly(200, 'a'.repeat(64_000), {}, 500)
    await expect(ask(flood)).rejects.toMatchObject({ code: 'WRITER_UNAVAILABLE' })
    expect(flood.sent()).toBeLessThan(20 * 1024 * 1024)
  })
})

test('a budget that cannot be read is not a failure of the model', async () => {
  const lost = new DatabaseUnavailable('The database cannot be reached.')
  const spending: Spending = { hasDollarLimit: true, call: () => Promise.reject(lost) }
  await expect(ask('Hello', { spending })).rejects.toBe(lost)
  expect(model?.requests).toHaveLength(0)
})

test('a call that is cancelled while it waits for its turn costs nothing', async () => {
  model = await startScriptedModel(neverAnswers)
  const access = { model: 'm', url: model.url, key: 'k', fetch, guard: createProviderGuard(modelTerms) }
  const charged: string[] = []
  const send = (name: string, signal: AbortSignal) => {
    const spending: Spending = {
      hasDollarLimit: true,
      call: ({ isCharged }, make) =>
        make().catch((error: unknown) => {
          if (isCharged?.(error)) charged.push(name)
          throw error
        }),
    }
    const turns = [{ role: 'user', text: marker }] as const
    const request = { instructions: 'i', turns, maxCharacters: 10_000, spending }
    return requestAnswer(access, request, patient, signal)
  }
  const [running, waiting] = [new AbortController(), new AbortController()]
  const sent = Array.from({ length: 8 }, () => send('sent', running.signal))
  await expect.poll(() => model?.requests.length).toBe(8)
  const unsent = send('unsent', waiting.signal)
  waiting.abort()
  await expect(unsent).rejects.toMatchObject({ code: 'CANCELLED' })
  running.abort()
  await Promise.allSettled(sent)
  await expect.poll(() => charged.length).toBe(8)
  expect(charged).not.toContain('unsent')
})
