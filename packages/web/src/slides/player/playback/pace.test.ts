import { expect, test } from 'vitest'
import { fakeFrames } from '../../testing/fake-frames.ts'
import { createPace } from './pace.ts'

test('a change of speed applies from then on, and the time never jumps', () => {
  const frames = fakeFrames()
  const pace = createPace(frames)
  frames.pass(1000)
  pace.setSpeed(2)
  expect(pace.now()).toBe(1000)
  frames.pass(1000)
  expect(pace.now()).toBe(3000)
  pace.setSpeed(0.5)
  frames.pass(1000)
  expect(pace.now()).toBe(3500)
})
