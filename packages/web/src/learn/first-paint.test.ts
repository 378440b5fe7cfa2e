import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstPaint } from './first-paint.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Whether the promise has resolved by now. */
async function hasResolved(promise: Promise<void>): Promise<boolean> {
  const pending = Symbol('pending')
  return (await Promise.race([promise, Promise.resolve().then(() => pending)])) !== pending
}

test('scripts wait for the first frame and its task', async () => {
  let draw: FrameRequestCallback = () => {}
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    draw = callback
    return 1
  })
  const painted = firstPaint()
  await vi.advanceTimersByTimeAsync(500)
  expect(await hasResolved(painted), 'the styles are not there yet').toBe(false)
  draw(500)
  expect(await hasResolved(painted), 'the frame is not drawn yet').toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(await hasResolved(painted)).toBe(true)
})

test('scripts do not wait for a page in the background', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  expect(await firstPaint()).toBeUndefined()
})

test('scripts are loaded after two seconds if the page gets no frame', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  const painted = firstPaint()
  await vi.advanceTimersByTimeAsync(1900)
  expect(await hasResolved(painted)).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(await hasResolved(painted)).toBe(true)
})
