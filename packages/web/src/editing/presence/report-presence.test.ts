import { type Presence, presenceTimeoutMs } from '@lectern/domain/api/documents/presence.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publishPresence } from '../../api/presence.ts'
import { noOtherEditors, reportPresence, type OtherEditors } from './report-presence.ts'

const page = { courseId: '7', pageId: '71' }
const address = { type: 'presence', course_id: '7', page_id: '71', format: 'slideshow' } as const
const maya = { name: 'Maya', part: 'c' }

interface Sent {
  readonly method: string
  readonly path: string
  readonly window: string
  readonly part?: string | null
}
let sent: Sent[] = []
/** The response of the server. Undefined if it does not answer. */
let answer: ((own: string) => Presence) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  answer = (own) => ({ colleagues: [], own_windows: [own] })
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: { method?: string; body?: string }) => {
    const given = body === undefined ? { window: path.split('/').at(-1) ?? '' } : JSON.parse(body)
    sent.push({ method, path, ...given })
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
  const seen: OtherEditors[] = []
  const presence = reportPresence({
    format: 'slideshow',
    page,
    part: () => place.part,
    onOtherEditors: (company) => seen.push(company),
  })
  return { presence, seen, place, now: () => seen.at(-1) ?? noOtherEditors }
}

test('reports the place at once, then every 15 seconds, and after the author moves', async () => {
  const { presence, place } = open()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(sent.map(({ part }) => part)).toEqual(['a', 'a'])
  place.part = 'b'
  presence.moved()
  place.part = 'c'
  presence.moved()
  await vi.advanceTimersByTimeAsync(700)
  expect(sent.map(({ part }) => part)).toEqual(['a', 'a', 'c'])
  presence.moved()
  await vi.advanceTimersByTimeAsync(700)
  expect(sent).toHaveLength(3)
  presence.stop()
})

test('reports a new place only after a slow response, never in parallel', async () => {
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

test('shows colleagues from responses and events, and when they leave', async () => {
  answer = (own) => ({ colleagues: [maya], own_windows: [own] })
  const { presence, now } = open()
  await vi.advanceTimersByTimeAsync(0)
  expect(now()).toEqual({ colleagues: [maya], otherWindow: false })
  publishPresence({ ...address, colleagues: [{ ...maya, part: 'd' }], own_windows: [] })
  expect(now().colleagues[0]?.part).toBe('d')
  publishPresence({ ...address, format: 'podcast', colleagues: [], own_windows: [] })
  expect(now().colleagues).toHaveLength(1)
  publishPresence({ ...address, colleagues: [], own_windows: [] })
  expect(now()).toEqual(noOtherEditors)
  presence.stop()
})

test('does not count itself as another window', async () => {
  answer = (own) => ({ colleagues: [], own_windows: [own, 'other'] })
  const { presence, now } = open()
  await vi.advanceTimersByTimeAsync(0)
  expect(now().otherWindow).toBe(true)
  publishPresence({ ...address, colleagues: [], own_windows: [sent[0]?.window ?? ''] })
  expect(now().otherWindow).toBe(false)
  presence.stop()
})

test('shows no colleagues once the server stops answering', async () => {
  answer = (own) => ({ colleagues: [maya], own_windows: [own] })
  const { presence, now } = open()
  await vi.advanceTimersByTimeAsync(0)
  answer = undefined
  await vi.advanceTimersByTimeAsync(presenceTimeoutMs - 1000)
  expect(now().colleagues).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(now()).toEqual(noOtherEditors)
  presence.stop()
})

test('shows no colleagues after the user loses access to the page', async () => {
  answer = (own) => ({ colleagues: [maya], own_windows: [own] })
  const { presence, now } = open()
  await vi.advanceTimersByTimeAsync(0)
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ error: 'Not found.', code: 'NOT_FOUND' }, { status: 404 })),
  )
  await vi.advanceTimersByTimeAsync(15_000)
  expect(now()).toEqual(noOtherEditors)
  presence.stop()
})

test('reports that it leaves when it is stopped and when the page is closed', async () => {
  const { presence } = open()
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(0)
  const left = () => sent.filter(({ method }) => method === 'DELETE')
  expect(left()).toMatchObject([{ window: sent[0]?.window }])
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.at(-1)?.window, 'a new window, because the one before has left').not.toBe(sent[0]?.window)
  presence.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(left()).toHaveLength(2)
  expect(sent).toHaveLength(4)
})
