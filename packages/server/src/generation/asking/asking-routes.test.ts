import { once } from 'node:events'
import { askingApi } from '@lectern/domain/api/documents/asking.ts'
import { formatNames } from '@lectern/domain/courses/formats.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { AttemptLimit } from '../../accounts/store/attempt-store.ts'
import type { Call } from '../../route.ts'
import { testBackends } from '../../testing/database.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { createFakeWriter } from '../../testing/writing/fake-writer.ts'
import type { PageQuestion } from '../page-question.ts'
import type { Writer } from '../writer.ts'
import { askingRoutes } from './asking-routes.ts'

const pathOf = (format: string, page = '71') => `/api/${format}/7/${page}/ask`
const question = 'Vapour rises where?'

describe.each(await testBackends())('asking the page (%s database)', (backend) => {
  let lectern: TestApp
  const fake = createFakeWriter()
  /** The requests to the writer, in order. */
  const requests: PageQuestion[] = []
  const usual = (request: PageQuestion) => fake.answer(request)
  let answer = usual
  const writer: Writer = {
    ...fake,
    answer(request) {
      requests.push(request)
      return answer(request)
    },
  }
  let systems = 0
  beforeAll(async () => {
    lectern = await startTestApp(backend, { writer })
  })
  afterAll(() => lectern.close())

  async function author(format: (typeof formatNames)[number] = 'slideshow') {
    systems += 1
    const ada = await lectern.signUp({ base_url: `https://asking-${backend}-${systems}.example.edu` })
    await ada('POST', `/api/generate_${format}`, { course_id: '7', page_ids: ['71'] })
    return ada
  }

  async function withAnswer<T>(other: typeof usual, act: () => Promise<T>): Promise<T> {
    answer = other
    return act().finally(() => {
      answer = usual
    })
  }

  test.each(formatNames)('answers with the passages of each sentence, for a %s', async (format) => {
    const ada = await author(format)
    const { status, json } = await ada('POST', pathOf(format), { question: ` ${question} ` })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      found: true,
      sentences: [{ text: expect.stringContaining('Water rises as vapour'), sources: ['b1'] }],
      passages: [{ id: 'b1', text: expect.stringContaining('Water rises as vapour') }],
      language: 'en',
      page_language: 'en',
      writer: 'Fake writer',
      warnings: [],
    })
    expect(requests.at(-1)).toMatchObject({ question })
  })

  test('says that the page does not answer', async () => {
    const ada = await author()
    const { json } = await ada('POST', pathOf('slideshow'), { question: 'Napoleon died when?' })
    expect(json).toMatchObject({ found: false, sentences: [], passages: [] })
  })

  test('answers from the page as it was when the document was made', async () => {
    const ada = await author()
    const { passages, ...document } = (await ada('GET', '/api/slideshow/7/71')).json
    const before = [{ id: 'b1', path: [], text: 'Vapour once stood here.' }, ...passages.slice(1)]
    await ada('PUT', '/api/slideshow/7/71', { ...document, passages: before })
    const { json } = await ada('POST', pathOf('slideshow'), { question })
    expect(json.passages).toMatchObject([{ id: 'b1', text: 'Vapour once stood here.' }])
    await ada('PUT', '/api/slideshow/7/71', document)
    const again = await ada('POST', pathOf('slideshow'), { question })
    expect(again.json.passages[0].text, 'reads the page again').toContain('Water rises as vapour')
  })

  test('names the writer that answered in place of another one', async () => {
    const ada = await author()
    const { json } = await withAnswer(
      async (request) => ({ ...(await fake.answer(request)), made_by: 'Outline writer' }),
      () => ada('POST', pathOf('slideshow'), { question }),
    )
    expect(json.writer).toBe('Outline writer')
  })

  test.each([
    ['no question', {}],
    ['an empty question', { question: ' \n ' }],
    ['a question of 501 characters', { question: 'x'.repeat(501) }],
    ['a number', { question: 7 }],
  ])('refuses %s', async (_what, body) => {
    const ada = await author()
    expect(await ada('POST', pathOf('slideshow'), body)).toMatchObject({
      status: 400,
      json: { code: 'INVALID_REQUEST' },
    })
  })

  test('accepts a question of 500 characters', async () => {
    const ada = await author()
    expect((await ada('POST', pathOf('slideshow'), { question: 'x'.repeat(500) })).status).toBe(200)
  })

  test('refuses a page without a document, and the other format', async () => {
    const ada = await author()
    expect((await ada('POST', pathOf('slideshow', '72'), { question })).status).toBe(404)
    expect((await ada('POST', pathOf('podcast'), { question })).status).toBe(404)
  })

  test('refuses an author without access to the course', async () => {
    const ada = await author()
    const before = requests.length
    const other = await ada('POST', '/api/slideshow/999/71/ask', { question })
    expect([other.status, requests.length]).toEqual([404, before])
  })

  test('returns a refusal in the words of the model', async () => {
    const ada = await author()
    const values = { words: 'I do not talk about rain.' }
    const { status, json } = await withAnswer(
      () => Promise.reject(new Problem('WRITER_REFUSED', { reason: 'declined', values })),
      () => ada('POST', pathOf('slideshow'), { question }),
    )
    expect(status).toBe(422)
    expect(json).toMatchObject({ code: 'WRITER_REFUSED', reason: 'declined', values })
  })

  test('answers two questions at once, each with its own answer', async () => {
    const ada = await author()
    const open = fake.hold()
    const asked = requests.length
    const first = ada('POST', pathOf('slideshow'), { question })
    const second = ada('POST', pathOf('slideshow'), { question: 'Napoleon died when?' })
    await expect.poll(() => requests.length).toBe(asked + 2)
    open()
    expect([(await first).json.found, (await second).json.found]).toEqual([true, false])
  })

  test('ends when the author disconnects', async () => {
    const ada = await author()
    await lectern.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = z.object({ port: z.number() }).parse(lectern.app.server.address())
    const open = fake.hold()
    const asked = requests.length
    const leaving = new AbortController()
    const answering = fetch(`http://127.0.0.1:${port}${pathOf('slideshow')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
      body: JSON.stringify({ question }),
      signal: leaving.signal,
    }).catch((error: unknown) => error)
    await expect.poll(() => requests.length).toBe(asked + 1)
    const signal = requests.at(-1)?.signal
    const ended = signal && once(signal, 'abort')
    leaving.abort()
    await ended
    expect(signal?.reason).toMatchObject({ code: 'CANCELLED' })
    expect(await answering).toMatchObject({ name: 'AbortError' })
    open()
  })
})

test.each(formatNames)('questions about a %s are limited for each account', async (format) => {
  const limit = vi.fn<(limit: AttemptLimit) => Promise<void>>(() =>
    Promise.reject(new Problem('TOO_MANY_ATTEMPTS')),
  )
  // Reading any other dependency would fail.
  const routes = askingRoutes({ attempts: { limit }, spending: undefined } as never)
  const call = { account: { id: 'ada' }, params: {}, body: {} } as unknown as Call
  const asking = routes.find((one) => one.endpoint === askingApi[format])?.handle(call)
  await expect(asking).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
  expect(limit).toHaveBeenCalledWith({ name: 'proposals of ada', most: 300, windowMinutes: 60 })
})
