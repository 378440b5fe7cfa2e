import { expect, test, vi } from 'vitest'
import { createClock } from './clock.ts'
import { fakeFrames } from '../testing/fake-frames.ts'

test('a clock runs from play to pause', () => {
  const frames = fakeFrames()
  const clock = createClock(frames)
  frames.pass(100)
  expect(clock.time()).toBe(0)
  clock.play()
  frames.pass(100)
  clock.pause()
  frames.pass(100)
  expect(clock.time()).toBe(100)
  clock.play()
  frames.pass(50)
  expect(clock.time()).toBe(150)
})

test('listeners get every frame, and a move of a paused clock', () => {
  const frames = fakeFrames()
  const clock = createClock(frames)
  const heard = vi.fn<(time: number) => void>()
  const stop = clock.subscribe(heard)
  clock.seek(500)
  clock.play()
  frames.pass(16)
  frames.pass(16)
  stop()
  frames.pass(16)
  expect(heard.mock.calls.flat()).toEqual([500, 516, 532])
})

test('a running clock continues after a move', () => {
  const frames = fakeFrames()
  const clock = createClock(frames)
  clock.play()
  frames.pass(300)
  clock.seek(0)
  frames.pass(20)
  expect(clock.time()).toBe(20)
  expect(clock.running()).toBe(true)
})

test('frames are requested only while the clock runs and has listeners', () => {
  const frames = fakeFrames()
  const clock = createClock(frames)
  clock.play()
  expect(frames.asked()).toBe(false)
  const stop = clock.subscribe(() => {})
  expect(frames.asked()).toBe(true)
  clock.pause()
  expect(frames.asked()).toBe(false)
  clock.play()
  expect(frames.asked()).toBe(true)
  stop()
  expect(frames.asked()).toBe(false)
})
