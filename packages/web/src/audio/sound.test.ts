import { expect, test } from 'vitest'
import { nextSpeed, volumeWithin } from './sound.ts'

test('speeds follow each other and end at their ends', () => {
  expect([nextSpeed(1, 1), nextSpeed(1, -1)]).toEqual([1.25, 0.75])
  expect([nextSpeed(2, 1), nextSpeed(0.5, -1)]).toEqual([2, 0.5])
})

test('a volume ends at its bounds and has no remains', () => {
  expect([volumeWithin(0.1 + 0.2), volumeWithin(-1), volumeWithin(7)]).toEqual([0.3, 0, 1])
})
