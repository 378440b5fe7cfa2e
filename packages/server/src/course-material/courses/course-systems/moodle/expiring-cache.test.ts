import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createExpiringCache } from './expiring-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const good = { isGood: () => true }

/** Counts loads. */
function counting() {
  let count = 0
  return async () => (count += 1)
}

test('a value is shared for a while', async () => {
  const memory = createExpiringCache<number>(1000)
  const load = counting()
  expect(await Promise.all([memory.ask('a', load, good), memory.ask('a', load, good)])).toEqual([1, 1])
  expect(await memory.ask('b', load, good)).toBe(2)
  await vi.advanceTimersByTimeAsync(999)
  expect(await memory.ask('a', load, good)).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await memory.ask('a', load, good)).toBe(3)
})

test('a rejected value is loaded again, once for all callers that reject it', async () => {
  const memory = createExpiringCache<number>(1000)
  const load = counting()
  await memory.ask('a', load, good)
  const newer = { isGood: (answer: number) => answer > 1 }
  expect(await Promise.all([memory.ask('a', load, newer), memory.ask('a', load, newer)])).toEqual([2, 2])
})

test('a failure is not cached', async () => {
  const memory = createExpiringCache<number>(1000)
  const failing = () => Promise.reject(new Error('No.'))
  await expect(memory.ask('a', failing, good)).rejects.toThrow('No.')
  expect(await memory.ask('a', async () => 1, good)).toBe(1)
})

test('a caller that cancels does not end the load of the others', async () => {
  const memory = createExpiringCache<number>(1000)
  const leaving = memory.ask('a', async () => 1, { ...good, signal: AbortSignal.abort() })
  const staying = memory.ask('a', async () => 2, good)
  await expect(leaving).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(await staying).toBe(1)
})
