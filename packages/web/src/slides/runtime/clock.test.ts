import { expect, test, vi } from 'vitest'
import { createClock } from './clock.ts'
import { fakeFrames } from '../testing/fake-frames.ts'

test('a clock runs from its play to its pause', () => {
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

test('who listens hears of every frame, and of a move while the clock stands', () => {
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

test('moving a running clock lets it run on from there', () => {
  const frames = fakeFrames()
  const clock = createClock(frames)
  clock.play()
  frames.pass(300)
  clock.seek(0)
  frames.pass(20)
  expect(clock.time()).toBe(20)
  expect(clock.running()).toBe(true)
})

test('frames are asked for only while the clock runs and somebody listens', () => {
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
