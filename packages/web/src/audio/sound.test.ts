import { expect, test } from 'vitest'
import { nextSpeed, clampVolume } from './sound.ts'

test('the next speed is the neighbour in the list, or the same one at its ends', () => {
  expect([nextSpeed(1, 1), nextSpeed(1, -1)]).toEqual([1.25, 0.75])
  expect([nextSpeed(2, 1), nextSpeed(0.5, -1)]).toEqual([2, 0.5])
})

test('a volume stays within its bounds and is rounded', () => {
  expect([clampVolume(0.1 + 0.2), clampVolume(-1), clampVolume(7)]).toEqual([0.3, 0, 1])
})
