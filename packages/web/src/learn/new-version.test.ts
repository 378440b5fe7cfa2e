import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchVersion } from './new-version.ts'

const shown = 'first'
const published_at = '2026-11-22T10:00:00.000Z'
const offer = () => document.querySelector('.learn-new-version')
/** Undefined without a connection. */
let current: string | undefined
let isEnded = false
const asked = vi.fn<(address: string) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
  asked.mockClear()
  current = shown
  isEnded = false
  vi.stubGlobal('fetch', async (address: string) => {
    asked(address)
    if (current === undefined) throw new TypeError('Failed to fetch')
    if (isEnded) return new Response(null, { status: 404 })
    return Response.json({ published_at, version: current })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('offers to reload once, after another version was published or missing audio was made', async () => {
  watchVersion('/learn/x', shown)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect([offer(), asked.mock.calls]).toEqual([null, [['/learn/x/version.json']]])
  current = 'second'
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(offer()?.textContent).toBe('A new version is available.Reload')
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(document.querySelectorAll('.learn-new-version')).toHaveLength(1)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('asks at once if audio could not be loaded, and survives a lost connection', async () => {
  const ask = watchVersion('/learn/x', shown)
  current = undefined
  ask()
  await vi.advanceTimersByTimeAsync(0)
  expect(offer()).toBeNull()
  current = 'second'
  ask()
  await vi.advanceTimersByTimeAsync(0)
  expect(offer()?.querySelector('button')?.textContent).toBe('Reload')
})

test('asks when a learner comes back to the page, not at each change of the tab', async () => {
  watchVersion('/learn/x', shown)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(40_000)
  expect(asked).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('takes back that the link has ended when the document is published again, and offers it', async () => {
  const ask = watchVersion('/learn/x', shown)
  isEnded = true
  ask()
  await vi.advanceTimersByTimeAsync(0)
  expect(offer()?.textContent).toContain('ended')
  isEnded = false
  current = 'second'
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(offer()?.textContent).toBe('A new version is available.Reload')
  expect(document.querySelectorAll('.learn-new-version')).toHaveLength(1)
})

test('says that the link has ended once audio is missing, and not before', async () => {
  const ask = watchVersion('/learn/x', shown)
  isEnded = true
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(offer()).toBeNull()
  ask()
  ask()
  await vi.advanceTimersByTimeAsync(0)
  expect(offer()?.textContent).toBe('This link has ended. Ask for a new one.')
  expect(document.querySelectorAll('.learn-new-version')).toHaveLength(1)
})
