import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followJob } from './follow-job.ts'

const group = {
  job_id: 'g',
  state: 'succeeded',
  progress: { done: 1, total: 1 },
  jobs: [],
  successful_pages: ['p'],
  failed_pages: [],
  cancelled_pages: [],
  gaps: [],
  notices: [],
  created_at: '2026-11-20T10:00:00Z',
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Answers requests with these responses, in order. */
function answerWith(...responses: readonly Response[]): void {
  const left = [...responses]
  vi.stubGlobal('fetch', async () => left.shift() ?? Response.json(group))
}

test.each([
  [
    'the database is unavailable',
    Response.json({ error: 'x', code: 'DATABASE_UNAVAILABLE' }, { status: 503 }),
  ],
  ['a proxy cannot reach Lectern', new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('waits for the job while %s', async (_when, failure) => {
  answerWith(failure)
  const following = followJob('g', new AbortController().signal)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await following).toMatchObject({ successful_pages: ['p'] })
})

test('fails for a job that does not exist', async () => {
  answerWith(Response.json({ error: 'x', code: 'NOT_FOUND' }, { status: 404 }))
  await expect(followJob('g', new AbortController().signal)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('asks no more for the job after its editor was closed', async () => {
  const ask = vi.fn<() => Promise<Response>>(async () => Response.json({ ...group, state: 'running' }))
  vi.stubGlobal('fetch', ask)
  const leaving = new AbortController()
  const following = followJob('g', leaving.signal).catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(3000)
  expect(ask).toHaveBeenCalledTimes(2)
  leaving.abort()
  expect(await following).toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
})
