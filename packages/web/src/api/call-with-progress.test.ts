import { endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { callWithProgress } from './call-with-progress.ts'

const write = {
  ...endpoint({
    method: 'POST',
    path: '/api/write',
    summary: '',
    access: 'public',
    answer: z.object({ text: z.string() }),
    slow: true,
  }),
  progress: z.object({ written: z.string() }),
}

const answers = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', answers))
afterEach(() => {
  vi.unstubAllGlobals()
  answers.mockReset()
})

/** A stream in chunks that end anywhere. */
function answerInChunks(...chunks: string[]): void {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  answers.mockResolvedValueOnce(
    new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
  )
}

async function called() {
  const seen: string[] = []
  const result = await callWithProgress(write, {}, ({ written }) => seen.push(written)).catch(
    (error: unknown) => error,
  )
  return { seen, result }
}

test('passes on the progress, and returns the answer', async () => {
  answerInChunks(
    'data: {"progress":{"written":"Ra"}}\n\ndata: {"progr',
    'ess":{"written":"Rain"}}\n\ndata: {"answer":{"text":"Rain."}}\n\n',
  )
  expect(await called()).toEqual({ seen: ['Ra', 'Rain'], result: { text: 'Rain.' } })
  expect(new Headers(answers.mock.lastCall?.[1]?.headers).get('accept')).toContain('text/event-stream')
})

test('an answer without progress is ordinary JSON', async () => {
  answers.mockResolvedValueOnce(Response.json({ text: 'Rain.' }))
  expect(await called()).toEqual({ seen: [], result: { text: 'Rain.' } })
})

test('a problem after some progress is the problem of an error response', async () => {
  answerInChunks(
    'data: {"progress":{"written":"Ra"}}\n\n',
    'data: {"status":502,"problem":{"error":"The writer failed.","code":"WRITER_FAILED"}}\n\n',
  )
  expect((await called()).result).toMatchObject({ status: 502, code: 'WRITER_FAILED' })
})

test('a problem after some progress has the time of the next attempt', async () => {
  answerInChunks(
    'data: {"progress":{"written":"Ra"}}\n\n',
    'data: {"status":503,"problem":{"error":"Busy.","code":"WRITER_UNAVAILABLE"},"retry_after":42}\n\n',
  )
  expect((await called()).result).toMatchObject({ code: 'WRITER_UNAVAILABLE', retryAfterSeconds: 42 })
})

test('a stream that ends without an answer is a lost connection', async () => {
  answerInChunks('data: {"progress":{"written":"Ra"}}\n\n')
  expect(await called()).toMatchObject({ seen: ['Ra'], result: { code: 'NO_ANSWER' } })
})

test('a message of another form is unreadable', async () => {
  answerInChunks('data: not JSON\n\n')
  expect((await called()).result).toMatchObject({ code: 'UNREADABLE_ANSWER' })
  answerInChunks('data: {"answer":{"words":1}}\n\n')
  expect((await called()).result).toMatchObject({ code: 'UNREADABLE_ANSWER' })
})
