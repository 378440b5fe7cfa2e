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

test('a message leaves the focus where Tab moves it, and keeps no element to focus later', async () => {
  const before = document.body.appendChild(document.createElement('button'))
  const after = document.body.appendChild(document.createElement('button'))
  show(() => {})
  await later(100)
  expect(
    document.querySelector('[data-sonner-toaster] [tabindex], [data-sonner-toaster][tabindex]'),
  ).toBeNull()
  act(() => before.focus())
  act(() => button()?.focus())
  act(() => after.focus())
  expect(document.activeElement).toBe(after)
  await later(30_000)
  expect(button()).toBeNull()
  expect(document.activeElement).toBe(after)
  before.remove()
  after.remove()
})

test('the focus returns to where it was when the user dismisses the message that has it', async () => {
  const before = document.body.appendChild(document.createElement('button'))
  show(() => {})
  await later(100)
  act(() => before.focus())
  act(() => button()?.focus())
  act(() => button()?.click())
  expect(document.activeElement).toBe(before)
  before.remove()
})
