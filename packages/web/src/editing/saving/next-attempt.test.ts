import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reportReachable } from '../../api/reachability.ts'
import { waitForNextAttempt } from './next-attempt.ts'

/** Waits for the next try, and returns whether it has come. */
function waiting(tries = 1, signal = new AbortController().signal, wishedSeconds?: number) {
  const over = vi.fn<() => void>()
  void waitForNextAttempt(tries, signal, wishedSeconds).then(over)
  return {
    over: async () => {
      await vi.advanceTimersByTimeAsync(0)
      return over.mock.calls.length > 0
    },
  }
}

describe('The next try', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test.each([
    [1, 2000],
    [2, 5000],
    [3, 15_000],
    [4, 30_000],
    [5, 60_000],
    [50, 60_000],
  ])('comes after a pause that grows: after %i tries %i ms', async (tries, pause) => {
    const { over } = waiting(tries)
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(await over()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await over()).toBe(true)
  })

  test('comes as soon as the browser is back online', async () => {
    const { over } = waiting()
    expect(await over()).toBe(false)
    window.dispatchEvent(new Event('online'))
    expect(await over()).toBe(true)
  })

  test('comes as soon as another request reaches the server again, but not before the shortest pause', async () => {
    reportReachable(false)
    const late = waiting(5)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await late.over()).toBe(false)
    reportReachable(true)
    expect(await late.over()).toBe(true)

    reportReachable(false)
    const early = waiting(5)
    await vi.advanceTimersByTimeAsync(500)
    reportReachable(true)
    await vi.advanceTimersByTimeAsync(1499)
    expect(await early.over()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await early.over()).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('comes when the author returns to the tab, not when the author leaves it', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const { over } = waiting()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await over()).toBe(false)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await over()).toBe(true)
    hidden.mockRestore()
  })

  test.each([
    [5, 5000],
    [1, 2000],
    [86_400, 600_000],
  ])('waits for the pause that the server requests, up to a maximum: %i s', async (seconds, pause) => {
    const { over } = waiting(1, undefined, seconds)
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(await over()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await over()).toBe(true)
  })

  test('resolves immediately when the signal is aborted', async () => {
    const aborted = new AbortController()
    const { over } = waiting(1, aborted.signal)
    aborted.abort()
    expect(await over()).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})
