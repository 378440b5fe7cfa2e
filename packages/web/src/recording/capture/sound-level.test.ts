import { expect, test } from 'vitest'
import { createLevelFollower } from './sound-level.ts'

const sound = (amplitude: number) => new Float32Array(100).fill(amplitude)

test.each([
  [0, 'quiet'],
  [0.01, 'quiet'],
  [0.1, 'good'],
  [0.5, 'good'],
  [0.99, 'loud'],
])('calls a peak of %d %s', (amplitude, name) => {
  expect(createLevelFollower().hear(sound(amplitude)).name).toBe(name)
})

test('keeps the name during the pauses between syllables, and no longer', () => {
  let now = 0
  const follower = createLevelFollower(() => now)
  follower.hear(sound(0.2))
  now = 400
  expect(follower.hear(sound(0)).name).toBe('good')
  now = 2000
  expect(follower.hear(sound(0)).name).toBe('quiet')
})
