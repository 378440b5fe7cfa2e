import { recordingPieceLimit } from '@lectern/domain/api/recordings.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem, noAnswer } from '../api/api-problem.ts'
import type { LocalTake } from './kept-takes.ts'
import { sendTake } from './send-take.ts'

// The test environment has no IndexedDB; what is kept is a map here.
const kept = new Map<string, unknown>()
vi.mock('idb-keyval', () => ({
  get: (key: unknown) => Promise.resolve(kept.get(JSON.stringify(key))),
  set: (key: unknown, value: unknown) => Promise.resolve(void kept.set(JSON.stringify(key), value)),
  del: (key: unknown) => Promise.resolve(void kept.delete(JSON.stringify(key))),
  keys: () => Promise.resolve([]),
}))
beforeEach(() => kept.clear())
afterEach(() => vi.restoreAllMocks())

/** Three pieces. */
const take: LocalTake = {
  user: 'user-a',
  id: 'take-one',
  format: 'slideshow',
  courseId: '7',
  pageId: '71',
  part: 'slide-key',
  text: 'The tide rises.',
  file: new Blob([new Uint8Array(2.5 * recordingPieceLimit)]),
  durationMs: 20_000,
  bars: [],
  recordedAt: 1,
  trim: true,
  keep: true,
}

const answer = { take: take.id }

/** A server that fails where it is told to, and what was sent to it. */
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
    rooms: {
      upload: (_: unknown, __: Blob, { params }: { params?: Readonly<Record<string, string>> }) =>
        answerTo(`piece ${params?.['piece']}`),
      call: () => answerTo('keep'),
      untilNextTry: async (_: number, __: AbortSignal, wished?: number) => void waits.push(wished),
    } as unknown as Parameters<typeof sendTake>[2],
  }
}

const options = () => {
  const told: string[] = []
  return {
    told,
    signal: new AbortController().signal,
    onProgress: ({ share, waiting }: { share: number; waiting: string | undefined }) =>
      void told.push([Math.round(share * 100), waiting].filter((one) => one !== undefined).join(' ')),
  }
}

test('a take is sent in pieces, and then kept', async () => {
  const { asked, rooms } = server()
  expect(await sendTake(take, options(), rooms)).toBe(answer)
  expect(asked).toEqual(['piece 0', 'piece 1', 'piece 2', 'keep'])
})

test('a piece that did not arrive is sent again, those that did are not', async () => {
  const { asked, rooms, waits } = server((what, times) =>
    what === 'piece 1' && times < 3 ? noAnswer(undefined) : undefined,
  )
  const told = options()
  await sendTake(take, told, rooms)
  expect(asked).toEqual(['piece 0', 'piece 1', 'piece 1', 'piece 1', 'piece 2', 'keep'])
  expect(waits).toHaveLength(2)
  expect(told.told).toContain('33 Waiting for the connection.')
})

test('a take that the server cannot take now says why it waits', async () => {
  const full = new ApiProblem(507, 'STORAGE_FULL', 'Lectern has run out of disk space.')
  const { rooms } = server((what, times) => (what === 'keep' && times === 1 ? full : undefined))
  const told = options()
  await sendTake(take, told, rooms)
  expect(told.told).toContain('100 Lectern has run out of disk space.')
})

test('after a reload the pieces that have arrived are not sent again', async () => {
  const closing = new AbortController()
  const first = server((what) => {
    if (what === 'piece 2') closing.abort(new Error('The page is closed.'))
    return what === 'piece 2' ? noAnswer(undefined) : undefined
  })
  const sending = sendTake(take, { ...options(), signal: closing.signal }, first.rooms)
  await expect(sending).rejects.toThrow('The page is closed.')
  const second = server()
  await sendTake(take, options(), second.rooms)
  expect(second.asked).toEqual(['piece 2', 'keep'])
})

test('a take that was refused is sent whole again, since the server has removed its pieces', async () => {
  const first = server((what) =>
    what === 'piece 2' ? new ApiProblem(413, 'STORAGE_QUOTA_EXCEEDED', 'No.') : undefined,
  )
  await expect(sendTake(take, options(), first.rooms)).rejects.toThrow('No.')
  const second = server()
  await sendTake(take, options(), second.rooms)
  expect(second.asked).toEqual(['piece 0', 'piece 1', 'piece 2', 'keep'])
})

test('a server that has lost pieces gets all of them again', async () => {
  const { asked, rooms } = server((what, times) =>
    what === 'keep' && times === 1 ? new ApiProblem(409, 'RECORDING_INCOMPLETE', 'Missing.') : undefined,
  )
  await sendTake(take, options(), rooms)
  expect(asked.filter((what) => what === 'piece 0')).toHaveLength(2)
  expect(asked.at(-1)).toBe('keep')
})

test('what does not pass is not tried again', async () => {
  const { asked, rooms } = server((what) =>
    what === 'keep' ? new ApiProblem(422, 'RECORDING_SILENT', 'Nothing is heard.') : undefined,
  )
  await expect(sendTake(take, options(), rooms)).rejects.toThrow('Nothing is heard.')
  expect(asked.filter((what) => what === 'keep')).toHaveLength(1)
})
