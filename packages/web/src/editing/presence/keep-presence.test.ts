import { type Presence, presenceTimeoutMs } from '@lectern/domain/api/presence.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takePresence } from '../../api/presence.ts'
import { alone, keepPresence, type Company } from './keep-presence.ts'

const page = { courseId: '7', pageId: '71' }
const address = { type: 'presence', course_id: '7', page_id: '71', format: 'slideshow' } as const
const maya = { name: 'Maya', part: 'c' }

interface Said {
  readonly method: string
  readonly path: string
  readonly window: string
  readonly part?: string | null
}
let said: Said[] = []
/** What the server answers; undefined: nothing. */
let answer: ((own: string) => Presence) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  said = []
  answer = (own) => ({ colleagues: [], own_windows: [own] })
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: { method?: string; body?: string }) => {
    const given = body === undefined ? { window: path.split('/').at(-1) ?? '' } : JSON.parse(body)
    said.push({ method, path, ...given })
    return answer
      ? Promise.resolve(Response.json(method === 'PUT' ? answer(given.window) : { status: 'success' }))
      : Promise.reject(new TypeError('no network'))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(place = { part: 'a' }) {
  const seen: Company[] = []
  const presence = keepPresence({
    format: 'slideshow',
    page,
    part: () => place.part,
    onCompany: (company) => seen.push(company),
  })
  return { presence, seen, place, now: () => seen.at(-1) ?? alone }
}

test('says at once where it is, then every 15 seconds, and where the author goes', async () => {
  const { presence, place } = open()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(said.map(({ part }) => part)).toEqual(['a', 'a'])
  place.part = 'b'
  presence.moved()
  place.part = 'c'
  presence.moved()
  await vi.advanceTimersByTimeAsync(700)
  expect(said.map(({ part }) => part)).toEqual(['a', 'a', 'c'])
  presence.moved()
  await vi.advanceTimersByTimeAsync(700)
  expect(said).toHaveLength(3)
  presence.stop()
})

test('says where the author is now after an answer that was slow, never at the same time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const parts: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body = '{}' }: { body?: string }) => {
    parts.push(JSON.parse(body).part)
    await promise
    return Response.json({ colleagues: [], own_windows: [] })
  })
  const { presence, place } = open()
  place.part = 'b'
  presence.moved()
  await vi.advanceTimersByTimeAsync(5000)
  expect(parts).toEqual(['a'])
  resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(parts).toEqual(['a', 'b'])
  presence.stop()
})

test('shows a colleague of an answer and of the event stream, and their leaving', async () => {
  answer = (own) => ({ colleagues: [maya], own_windows: [own] })
  const { presence, now } = open()
  await vi.advanceTimersByTimeAsync(0)
  expect(now()).toEqual({ colleagues: [maya], otherWindow: false })
  takePresence({ ...address, colleagues: [{ ...maya, part: 'd' }], own_windows: [] })
  expect(now().colleagues[0]?.part).toBe('d')
  takePresence({ ...address, format: 'podcast', colleagues: [], own_windows: [] })
  expect(now().colleagues).toHaveLength(1)
  takePresence({ ...address, colleagues: [], own_windows: [] })
  expect(now()).toEqual(alone)
  presence.stop()
})

test('does not take itself for another window', async () => {
  answer = (own) => ({ colleagues: [], own_windows: [own, 'other'] })
  const { presence, now } = open()
  await vi.advanceTimersByTimeAsync(0)
  expect(now().otherWindow).toBe(true)
  takePresence({ ...address, colleagues: [], own_windows: [said[0]?.window ?? ''] })
  expect(now().otherWindow).toBe(false)
  presence.stop()
})

test('shows nobody any longer when the server is away', async () => {
  answer = (own) => ({ colleagues: [maya], own_windows: [own] })
  const { presence, now } = open()
  await vi.advanceTimersByTimeAsync(0)
  answer = undefined
  await vi.advanceTimersByTimeAsync(presenceTimeoutMs - 1000)
  expect(now().colleagues).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(now()).toEqual(alone)
  presence.stop()
})

test('shows nobody when the page may no longer be seen', async () => {
  answer = (own) => ({ colleagues: [maya], own_windows: [own] })
  const { presence, now } = open()
  await vi.advanceTimersByTimeAsync(0)
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ error: 'Not found.', code: 'NOT_FOUND' }, { status: 404 })),
  )
  await vi.advanceTimersByTimeAsync(15_000)
  expect(now()).toEqual(alone)
  presence.stop()
})

test('says that it leaves when it is closed, and when the page goes away', async () => {
  const { presence } = open()
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(0)
  const left = () => said.filter(({ method }) => method === 'DELETE')
  expect(left()).toMatchObject([{ window: said[0]?.window }])
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect(said.at(-1)?.window, 'another window, since the one before has left').not.toBe(said[0]?.window)
  presence.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(left()).toHaveLength(2)
  expect(said).toHaveLength(4)
})
