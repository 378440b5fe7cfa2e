import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startReleasingMemory } from './release-memory.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Number of collections while the event loop is used this much, ten seconds per share. */
function collectionsAt(shares: readonly number[]): number {
  const collect = vi.fn<() => void>()
  const left = [...shares]
  const stop = startReleasingMemory(collect, () => left.shift() ?? 0)
  vi.advanceTimersByTime(10_000 * shares.length)
  stop()
  vi.advanceTimersByTime(60_000)
  return collect.mock.calls.length
}

test('Memory is released once when the server is idle after its start', () => {
  expect(collectionsAt([0.4, 0.01, 0, 0.01, 0])).toBe(1)
})

test('Memory is not released while the server is busy', () => {
  expect(collectionsAt([0.4, 0.3, 0.03, 0.2])).toBe(0)
})

test('Memory is released again after the next busy time', () => {
  expect(collectionsAt([0.4, 0, 0, 0.5, 0, 0])).toBe(2)
})

test('The collector of V8 can be called', () => {
  const stop = startReleasingMemory(undefined, () => 0)
  expect(() => vi.advanceTimersByTime(10_000)).not.toThrow()
  stop()
})
