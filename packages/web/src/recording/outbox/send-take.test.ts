import { recordingChunkLimit } from '@lectern/domain/api/documents/recordings.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem, noAnswer } from '../../api/api-problem.ts'
import type { LocalTake } from './stored-takes.ts'
import { sendTake } from './send-take.ts'

// The test environment has no IndexedDB. A map replaces it.
const kept = new Map<string, unknown>()
vi.mock('idb-keyval', () => ({
  get: (key: unknown) => Promise.resolve(kept.get(JSON.stringify(key))),
  set: (key: unknown, value: unknown) => Promise.resolve(void kept.set(JSON.stringify(key), value)),
  del: (key: unknown) => Promise.resolve(void kept.delete(JSON.stringify(key))),
  keys: () => Promise.resolve([]),
}))
beforeEach(() => kept.clear())
afterEach(() => vi.restoreAllMocks())

/** A take of three chunks. */
const take: LocalTake = {
  user: 'user-a',
  id: 'take-one',
  format: 'slideshow',
  courseId: '7',
  pageId: '71',
  part: 'slide-key',
  text: 'The tide rises.',
  file: new Blob([new Uint8Array(2.5 * recordingChunkLimit)]),
  durationMs: 20_000,
  bars: [],
  recordedAt: 1,
  trim: true,
  keep: true,
}

const answer = { take: take.id }

/** A server with the given failures, and the requests that it received. */
function server(fail: (what: string, times: number) => ApiProblem | undefined = () => undefined) {
  const asked: string[] = []
  const answerTo = async (what: string) => {
    asked.push(what)
    const problem = fail(what, asked.filter((one) => one === what).length)
    if (problem) throw problem
    return answer
  }
  const waits: (number | undefined)[] = []
  return {
    asked,
    waits,
    requests: {
      upload: (_: unknown, __: Blob, { params }: { params?: Readonly<Record<string, string>> }) =>
        answerTo(`chunk ${params?.['chunk']}`),
      call: () => answerTo('keep'),
      waitForNextAttempt: async (_: number, __: AbortSignal, wished?: number) => void waits.push(wished),
    } as unknown as Parameters<typeof sendTake>[2],
  }
}

const options = () => {
  const reports: string[] = []
  return {
    reports,
    signal: new AbortController().signal,
    onProgress: ({ share, waiting }: { share: number; waiting: string | undefined }) =>
      void reports.push([Math.round(share * 100), waiting].filter((one) => one !== undefined).join(' ')),
  }
}

test('sends a take in chunks and then saves it', async () => {
  const { asked, requests } = server()
  expect(await sendTake(take, options(), requests)).toBe(answer)
  expect(asked).toEqual(['chunk 0', 'chunk 1', 'chunk 2', 'keep'])
})

test('sends only the chunk again that did not arrive', async () => {
  const { asked, requests, waits } = server((what, times) =>
    what === 'chunk 1' && times < 3 ? noAnswer(undefined) : undefined,
  )
  const progress = options()
  await sendTake(take, progress, requests)
  expect(asked).toEqual(['chunk 0', 'chunk 1', 'chunk 1', 'chunk 1', 'chunk 2', 'keep'])
  expect(waits).toHaveLength(2)
  expect(progress.reports).toContain('33 Waiting for the connection.')
})

test('reports why a take waits if the server is not available', async () => {
  const full = new ApiProblem(507, 'STORAGE_FULL', 'Lectern has run out of disk space.')
  const { requests } = server((what, times) => (what === 'keep' && times === 1 ? full : undefined))
  const progress = options()
  await sendTake(take, progress, requests)
  expect(progress.reports).toContain('100 Lectern has run out of disk space.')
})

test('does not send chunks again after a reload', async () => {
  const closing = new AbortController()
  const first = server((what) => {
    if (what === 'chunk 2') closing.abort(new Error('The page is closed.'))
    return what === 'chunk 2' ? noAnswer(undefined) : undefined
  })
  const sending = sendTake(take, { ...options(), signal: closing.signal }, first.requests)
  await expect(sending).rejects.toThrow('The page is closed.')
  const second = server()
  await sendTake(take, options(), second.requests)
  expect(second.asked).toEqual(['chunk 2', 'keep'])
})

test('sends all chunks of a refused take again, because the server has deleted them', async () => {
  const first = server((what) =>
    what === 'chunk 2' ? new ApiProblem(413, 'STORAGE_QUOTA_EXCEEDED', 'No.') : undefined,
  )
  await expect(sendTake(take, options(), first.requests)).rejects.toThrow('No.')
  const second = server()
  await sendTake(take, options(), second.requests)
  expect(second.asked).toEqual(['chunk 0', 'chunk 1', 'chunk 2', 'keep'])
})

test('sends all chunks again if the server has lost some', async () => {
  const { asked, requests } = server((what, times) =>
    what === 'keep' && times === 1 ? new ApiProblem(409, 'RECORDING_INCOMPLETE', 'Missing.') : undefined,
  )
  await sendTake(take, options(), requests)
  expect(asked.filter((what) => what === 'chunk 0')).toHaveLength(2)
  expect(asked.at(-1)).toBe('keep')
})

test('does not retry after a permanent problem', async () => {
  const { asked, requests } = server((what) =>
    what === 'keep' ? new ApiProblem(422, 'RECORDING_SILENT', 'Nothing is heard.') : undefined,
  )
  await expect(sendTake(take, options(), requests)).rejects.toThrow('Nothing is heard.')
  expect(asked.filter((what) => what === 'keep')).toHaveLength(1)
})
