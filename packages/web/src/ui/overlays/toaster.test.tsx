import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissAll, showCard } from './toaster.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(async () => {
  dismissAll()
  await later(1000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const show = (onLeave: () => void) =>
  act(() => showCard('done', (dismiss) => <button onClick={dismiss}>Dismiss</button>, { onLeave }))
const button = () => document.querySelector<HTMLButtonElement>('[data-sonner-toast] button')

test('a card closes after its time, but not while the focus is in it', async () => {
  const onLeave = vi.fn<() => void>()
  show(onLeave)
  await later(100)
  act(() => button()?.focus())
  await later(60_000)
  expect(document.activeElement).toBe(button())
  expect(onLeave).not.toHaveBeenCalled()
  act(() => button()?.blur())
  await later(19_000)
  expect(onLeave).not.toHaveBeenCalled()
  await later(2000)
  expect(onLeave).toHaveBeenCalledOnce()
})

test('a card that the user dismisses by keyboard stays dismissed', async () => {
  show(() => {})
  await later(100)
  act(() => button()?.focus())
  act(() => button()?.click())
  // React applies changes of timers at the end of an `act`. The dismissal must reach the message first.
  await later(100)
  await later(5000)
  expect(button()).toBeNull()
})
