import { once } from 'node:events'
import { z } from 'zod'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testBackends } from '../../testing/database.ts'
import { createFakeWriter } from '../../testing/writing/fake-writer.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { createOutlineWriter } from '../writers/outline/outline-writer.ts'
import type { Writer } from '../writer.ts'
import type { Rewriting } from '../rewritten-parts.ts'

const slidePath = '/api/slideshow/7/71/rewrite'
const linesPath = '/api/podcast/7/71/rewrite'

describe.each(await testBackends())('rewriting (%s database)', (backend) => {
  let lectern: TestApp
  const fake = createFakeWriter()
  /** The requests to the writer, in order. */
  const requests: Rewriting[] = []
  const writer: Writer = {
    ...fake,
    rewrite(format, request) {
      requests.push(request)
      progressing(request)
      return fake.rewrite(format, request)
    },
  }
  let progressing: (request: Rewriting) => void = () => undefined
  let systems = 0
  beforeAll(async () => {
    lectern = await startTestApp(backend, { writer })
  })
  afterAll(() => lectern.close())

  async function author(format: 'slideshow' | 'podcast') {
    systems += 1
    const ada = await lectern.signUp({ base_url: `https://rewriting-${backend}-${systems}.example.edu` })
    await ada('POST', `/api/generate_${format}`, { course_id: '7', page_ids: ['71'] })
    return ada
  }
  const slide = {
    slide_type: 'text',
    content: { slide_title: 'Rain', slide_content: 'Unsaved words.' },
    audio_script: 'An unsaved script.',
    sources: ['b1'],
  }
  const line = { speaker: 'ALEX', content: 'An unsaved line.', tone: 'warm', sources: ['b1'] }

  test('proposes a slide from the author’s current version, and stores nothing', async () => {
    const ada = await author('slideshow')
    const before = await ada('GET', '/api/slideshow/7/71')
    const { status, json } = await ada('POST', slidePath, { slide, instruction: ' Shorter ' })
    expect(status).toBe(200)
    expect(json).toMatchObject({ slide: { content: slide.content, sources: ['b1'] }, warnings: [] })
    expect(json.slide.audio_script).toContain('Water rises as vapour')
    expect(requests.at(-1)).toMatchObject({ instruction: 'Shorter', language: 'en', slide })
    const after = await ada('GET', '/api/slideshow/7/71')
    expect([after.json, after.headers['etag']]).toEqual([before.json, before.headers['etag']])
  })

  test('uses the page as it was when the document was made', async () => {
    const ada = await author('slideshow')
    const { passages, ...document } = (await ada('GET', '/api/slideshow/7/71')).json
    await ada('PUT', '/api/slideshow/7/71', {
      ...document,
      passages: [{ id: 'b1', path: [], text: 'What once stood here.' }, ...passages.slice(1)],
    })
    const { json } = await ada('POST', slidePath, { slide, instruction: 'Shorter' })
    expect(json.slide.audio_script).toBe('What once stood here.')
  })

  test('reads the page again if the document does not contain it', async () => {
    const ada = await author('slideshow')
    const { passages: _old, ...document } = (await ada('GET', '/api/slideshow/7/71')).json
    await ada('PUT', '/api/slideshow/7/71', document)
    const { json } = await ada('POST', slidePath, { slide, instruction: 'Shorter' })
    expect(json.slide.audio_script).toContain('Water rises as vapour')
  })

  test('returns the warnings of the writer', async () => {
    const ada = await author('slideshow')
    const { json } = await ada('POST', slidePath, { slide, instruction: 'As a quiz', slide_type: 'quiz' })
    expect(json).toEqual({
      slide,
      warnings: ['The page has no picture here for a slide of this type.'],
      notices: [{ code: 'NO_PICTURE_ON_PAGE' }],
    })
  })

  test('proposes lines, and whole segments', async () => {
    const ada = await author('podcast')
    const one = await ada('POST', linesPath, { lines: [line], instruction: 'Shorter' })
    expect(one.json).toMatchObject({ lines: [{ speaker: 'ALEX', tone: 'warm' }], warnings: [] })
    const lines = [line, { ...line, speaker: 'JAMIE' }]
    const all = await ada('POST', linesPath, { lines, instruction: 'Shorter', segment_title: 'Rain' })
    expect(all.json.lines).toHaveLength(2)
  })

  test.each([
    ['no instruction', { slide }],
    ['an empty instruction', { slide, instruction: '  ' }],
    ['a long instruction', { slide, instruction: 'x'.repeat(501) }],
    ['an unknown type', { slide: { ...slide, slide_type: 'hologram' }, instruction: 'Shorter' }],
    ['an unknown wished type', { slide, instruction: 'Shorter', slide_type: 'hologram' }],
    ['no slide', { instruction: 'Shorter' }],
  ])('refuses %s', async (_, body) => {
    const ada = await author('slideshow')
    expect(await ada('POST', slidePath, body)).toMatchObject({
      status: 400,
      json: { code: 'INVALID_REQUEST' },
    })
  })

  test('refuses invalid dialogue, and too many lines', async () => {
    const ada = await author('podcast')
    const ask = (lines: unknown) => ada('POST', linesPath, { lines, instruction: 'Shorter' })
    expect((await ask([])).status).toBe(400)
    expect((await ask([{ ...line, speaker: 'SAM' }])).status).toBe(400)
    expect(
      (await ask(Array.from({ length: 40 }, () => ({ ...line, content: 'x'.repeat(10_000) })))).status,
    ).toBe(413)
  })

  test('refuses a page without a document', async () => {
    const ada = await author('slideshow')
    expect((await ada('POST', '/api/slideshow/7/72/rewrite', { slide, instruction: 'Shorter' })).status).toBe(
      404,
    )
    expect((await ada('POST', linesPath, { lines: [line], instruction: 'Shorter' })).status).toBe(404)
  })

  test('returns the sentence of a writer that fails', async () => {
    const ada = await author('slideshow')
    fake.failOn('Rain')
    const failed = await ada('POST', slidePath, { slide, instruction: 'Shorter' })
    fake.failOn(undefined)
    expect(failed).toMatchObject({
      status: 502,
      json: { code: 'WRITER_FAILED', error: 'The writer lost its pen.' },
    })
  })

  describe('with progress', () => {
    const accepting = { accept: 'text/event-stream, application/json' }
    const messagesOf = (body: Buffer): unknown[] =>
      body
        .toString()
        .split('\n\n')
        .filter(Boolean)
        .map((message) => JSON.parse(message.replace(/^data: /, '')))
    const rewriteWith = (rewrite: (request: Rewriting) => void) => {
      progressing = rewrite
    }
    afterEach(() => rewriteWith(() => undefined))

    test('sends the texts so far, then the proposal', async () => {
      const ada = await author('slideshow')
      rewriteWith(({ onWritten }) => onWritten?.(['Rain', 'It fa']))
      const { headers, body } = await ada('POST', slidePath, { slide, instruction: 'Shorter' }, accepting)
      expect(headers['content-type']).toContain('text/event-stream')
      expect(messagesOf(body)).toMatchObject([
        { progress: { written: ['Rain', 'It fa'] } },
        { answer: { slide: { sources: ['b1'] }, warnings: [] } },
      ])
    })

    test('sends the problem of a writer that fails after some texts', async () => {
      const ada = await author('podcast')
      rewriteWith(({ onWritten }) => {
        onWritten?.(['ALEX: Ra'])
        fake.failOn('Rain')
      })
      const { body } = await ada('POST', linesPath, { lines: [line], instruction: 'Shorter' }, accepting)
      fake.failOn(undefined)
      expect(messagesOf(body)).toMatchObject([
        { progress: { written: ['ALEX: Ra'] } },
        { status: 502, problem: { code: 'WRITER_FAILED', error: 'The writer lost its pen.' } },
      ])
    })

    test('sends with the problem how long to wait', async () => {
      const ada = await author('podcast')
      rewriteWith(({ onWritten }) => {
        onWritten?.(['ALEX: Ra'])
        throw new Problem('WRITER_UNAVAILABLE', { retryAfterSeconds: 41.2 })
      })
      const { body } = await ada('POST', linesPath, { lines: [line], instruction: 'Shorter' }, accepting)
      expect(messagesOf(body).at(-1)).toMatchObject({ status: 503, retry_after: 42 })
    })

    test('ignores texts that come after the proposal', async () => {
      const ada = await author('slideshow')
      let report: Rewriting['onWritten']
      rewriteWith(({ onWritten }) => (report = onWritten))
      const { json } = await ada('POST', slidePath, { slide, instruction: 'Shorter' }, accepting)
      expect(json).toMatchObject({ warnings: [] })
      expect(() => report?.(['Rain'])).not.toThrow()
    })

    test('has an ordinary answer without texts, and for clients that do not accept a stream', async () => {
      const ada = await author('slideshow')
      const silent = await ada('POST', slidePath, { slide, instruction: 'Shorter' }, accepting)
      expect(silent.json).toMatchObject({ warnings: [] })
      rewriteWith(({ onWritten }) => onWritten?.(['Rain']))
      const plain = await ada('POST', slidePath, { slide, instruction: 'Shorter' })
      expect(plain.json).toMatchObject({ warnings: [] })
    })
  })

  test('ends when the author disconnects', async () => {
    const ada = await author('slideshow')
    await lectern.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = z.object({ port: z.number() }).parse(lectern.app.server.address())
    const ask = (signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}${slidePath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
        body: JSON.stringify({ slide, instruction: 'Shorter' }),
        ...(signal && { signal }),
      })
    const patient = await ask()
    expect(patient.status).toBe(200)
    expect(requests.at(-1)?.signal?.aborted, 'the client is connected').toBe(false)

    const open = fake.hold()
    const asked = requests.length
    const leaving = new AbortController()
    const answer = ask(leaving.signal).catch((error: unknown) => error)
    await expect.poll(() => requests.length).toBe(asked + 1)
    const signal = requests.at(-1)?.signal
    const ended = signal && once(signal, 'abort')
    leaving.abort()
    await ended
    expect(signal?.reason).toMatchObject({ code: 'CANCELLED' })
    expect(await answer).toMatchObject({ name: 'AbortError' })
    open()
  })
})

test('returns the rewrites that the writer offers', async () => {
  const lectern = await startTestApp('embedded', { writer: createOutlineWriter() })
  const ada = await lectern.signUp()
  const { json } = await ada('GET', '/api/writer')
  expect(json.rewrites.slide).toContainEqual({ instruction: 'As a quiz', slide_type: 'quiz' })
  expect(json.rewrites.lines).toContainEqual({ instruction: 'Shorter' })
  await lectern.close()
})
