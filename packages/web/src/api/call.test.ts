import { accountsApi } from '@lectern/domain/api/accounts.ts'
import { coursesApi } from '@lectern/domain/api/courses.ts'
import { generationApi } from '@lectern/domain/api/generation.ts'
import { jobsApi } from '@lectern/domain/api/jobs.ts'
import { voicesApi } from '@lectern/domain/api/voices.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, callWithAnswer, fillIn, startJob } from './call.ts'
import { authToken, storeSession } from './session.ts'

const answers = vi.fn<typeof fetch>()

function answerWith(status: number, body: unknown, headers: Record<string, string> = {}): void {
  answers.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }))
}

function signIn(token = 'secret'): void {
  storeSession({
    token,
    token_type: 'Bearer',
    user_id: '1',
    first_name: 'Maya',
    last_name: 'Okafor',
    email: 'maya@riverside.edu',
    organization: 'Riverside College',
  })
}

function lastRequest(): { url: unknown; headers: Headers; init: RequestInit } {
  const [url, init] = answers.mock.lastCall ?? []
  return { url, headers: new Headers(init?.headers), init: init ?? {} }
}

beforeEach(() => {
  vi.stubGlobal('fetch', answers)
  signIn()
})

afterEach(() => {
  vi.unstubAllGlobals()
  answers.mockReset()
  localStorage.clear()
})

function hangUntilAborted(_: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
  )
}

function endlessBody(signal?: AbortSignal | null): ReadableStream {
  return new ReadableStream({
    start(controller) {
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
}

const problem = async (calling: Promise<unknown>): Promise<unknown> =>
  calling.catch((error: unknown) => error)

describe('calling an endpoint', () => {
  test('sends the token and parses the response with its schema', async () => {
    answerWith(200, [{ id: '1', name: 'Biology', course_code: 'BIO-101', term: 'dropped' }])
    expect(await call(coursesApi.list)).toEqual([{ id: '1', name: 'Biology', course_code: 'BIO-101' }])
    expect(lastRequest().headers.get('authorization')).toBe('Bearer secret')
  })

  test('encodes the parameters of the path', () => {
    expect(fillIn('/api/jobs/{jobId}', { jobId: 'a/b c' })).toBe('/api/jobs/a%2Fb%20c')
    expect(() => fillIn('/api/jobs/{jobId}', {})).toThrow('jobId')
  })

  test('returns the version of a document', async () => {
    answerWith(200, [], { etag: '"7"' })
    expect(await callWithAnswer(coursesApi.list)).toMatchObject({ data: [], etag: '"7"' })
  })

  test('starts a job without waiting for its end', async () => {
    answerWith(202, { job_id: 'g1' })
    const started = startJob(generationApi.slideshow, { body: { course_id: '1', page_ids: ['2'] } })
    expect(await started).toEqual({ job_id: 'g1' })
    expect(lastRequest().headers.get('prefer')).toBe('respond-async')
  })
})

describe('a call that fails', () => {
  test('throws the sentence, the code and the details of the response', async () => {
    answerWith(404, { error: 'Nothing here.', code: 'NOT_FOUND', details: { id: 1 } })
    expect(await problem(call(jobsApi.get, { params: { jobId: '1' } }))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      sentence: 'Nothing here.',
      details: { id: 1 },
    })
  })

  test('reports that there is no response', async () => {
    answers.mockRejectedValueOnce(new TypeError('offline'))
    expect(await problem(call(coursesApi.list))).toMatchObject({ status: 0, code: 'NO_ANSWER' })
  })

  test('ends after 30 seconds without a response', async () => {
    vi.useFakeTimers()
    answers.mockImplementationOnce(hangUntilAborted)
    const failed = problem(call(coursesApi.list))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failed).toMatchObject({ status: 0, code: 'LATE_ANSWER' })
    vi.useRealTimers()
  })

  test('ends after 30 seconds with an incomplete response', async () => {
    vi.useFakeTimers()
    answers.mockImplementationOnce(async (_, init) => new Response(endlessBody(init?.signal)))
    const failed = problem(call(coursesApi.list))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failed).toMatchObject({ status: 0, code: 'LATE_ANSWER' })
    vi.useRealTimers()
  })

  test('waits for minutes if the server creates audio first', async () => {
    vi.useFakeTimers()
    answers.mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 120_000))
      return new Response(JSON.stringify({ audio_path: '/a.mp3' }))
    })
    const sample = call(voicesApi.sample, { body: { voice_id: 'v', sample_text: 'Hello.' } })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await sample).toEqual({ audio_path: '/a.mp3' })
    vi.useRealTimers()
  })

  test('rejects a response that does not match the schema', async () => {
    answerWith(200, { courses: [] })
    expect(await problem(call(coursesApi.list))).toMatchObject({ code: 'UNREADABLE_ANSWER' })
    answers.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await problem(call(coursesApi.list))).toMatchObject({ status: 502, code: 'UNREADABLE_ANSWER' })
  })

  test('throws the abort reason if the caller aborts', async () => {
    const leaving = new AbortController()
    leaving.abort()
    const reason = new DOMException('left', 'AbortError')
    answers.mockRejectedValueOnce(reason)
    expect(await problem(call(coursesApi.list, { signal: leaving.signal }))).toBe(reason)
  })
})

describe('a 401', () => {
  const refusal = { error: 'Please log in to continue.', code: 'NOT_LOGGED_IN' }

  test('removes the stored token', async () => {
    answerWith(401, refusal)
    await problem(call(coursesApi.list))
    expect(authToken()).toBeUndefined()
  })

  test('of the login does not end the session', async () => {
    answerWith(401, { error: 'Invalid email or password', code: 'WRONG_CREDENTIALS' })
    await problem(call(accountsApi.logIn, { body: { email: 'a@b.c', password: 'x' } }))
    expect(authToken()).toBe('secret')
  })

  test('that comes after the next login does not end the new session', async () => {
    answers.mockImplementationOnce(async () => {
      signIn('newer')
      return new Response(JSON.stringify(refusal), { status: 401 })
    })
    await problem(call(coursesApi.list))
    expect(authToken()).toBe('newer')
  })
})
