import { expect, test } from 'vitest'
import { fakeFrames } from '../../testing/fake-frames.ts'
import { createAdjustableFrames } from './adjustable-frames.ts'

test('a change of speed applies from then on, and the time never jumps', () => {
  const frames = fakeFrames()
  const adjustable = createAdjustableFrames(frames)
  frames.pass(1000)
  adjustable.setSpeed(2)
  expect(adjustable.now()).toBe(1000)
  frames.pass(1000)
  expect(adjustable.now()).toBe(3000)
  adjustable.setSpeed(0.5)
  frames.pass(1000)
  expect(adjustable.now()).toBe(3500)
})
