import { coursesApi } from '@lectern/domain/api/courses.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authToken } from './session.ts'
import { FakeUpload } from './testing/fake-upload.ts'
import { upload } from './upload.ts'

const course = { id: 'imported-1', name: 'Tides', course_code: '', imported: { file_name: 'tides.imscc' } }
const file = new File(['PK'], 'Tides – 2026.imscc')

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  FakeUpload.sent = []
  localStorage.setItem('auth_token', 'secret')
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function start() {
  const cancelling = new AbortController()
  const shares: number[] = []
  const answer = upload(coursesApi.import, file, {
    signal: cancelling.signal,
    onProgress: (share) => shares.push(share),
  })
  // Prevents an unhandled rejection before the test awaits the promise.
  answer.catch(() => {})
  const [request] = FakeUpload.sent
  if (!request) throw new Error('Nothing was sent.')
  return { answer, shares, request, cancel: () => cancelling.abort() }
}

test('sends a file unchanged, with its name and the token', async () => {
  const { answer, request } = start()
  expect([request.address, request.file]).toEqual(['POST /api/courses/import', file])
  expect(Object.fromEntries(request.headers)).toMatchObject({
    authorization: 'Bearer secret',
    'content-type': 'application/octet-stream',
    slug: 'Tides%20%E2%80%93%202026.imscc',
  })
  request.answer(201, { ...course, term: 'dropped' })
  expect(await answer).toEqual(course)
})

test('reports the share of the file that was sent', () => {
  const { request, shares } = start()
  request.progress(25, 100)
  request.progress(100, 100)
  expect(shares).toEqual([0.25, 1, 1])
})

test('throws the sentence of the server, or its own if the connection breaks', async () => {
  const refused = start()
  refused.request.answer(422, { error: 'This is not a course file.', code: 'NOT_A_COURSE_FILE' })
  await expect(refused.answer).rejects.toMatchObject({ status: 422, sentence: 'This is not a course file.' })
  FakeUpload.sent = []
  const broken = start()
  broken.request.breakOff()
  await expect(broken.answer).rejects.toMatchObject({ status: 0, code: 'NO_ANSWER' })
})

test('a refusal says when the server wants to be asked again', async () => {
  const { answer, request } = start()
  request.answer(429, { error: 'Please wait.', code: 'TOO_MANY_ATTEMPTS' }, { 'retry-after': '90' })
  await expect(answer).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 90 })
})

test('a 401 ends the session', async () => {
  const { answer, request } = start()
  request.answer(401, { error: 'Please log in to continue.', code: 'NOT_LOGGED_IN' })
  await expect(answer).rejects.toMatchObject({ status: 401 })
  expect(authToken()).toBeUndefined()
})

test('sends nothing after it was cancelled', async () => {
  const { answer, request, cancel } = start()
  cancel()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(request.aborted).toBe(true)
})
