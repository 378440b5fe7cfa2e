import { describe, expect, test } from 'vitest'
import { leadingColors } from './leading-colors.ts'

const picture = (...runs: [count: number, rgba: number[]][]) =>
  Uint8ClampedArray.from(runs.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()))

describe('The leading colours of a picture', () => {
  test('are the most frequent ones, without white and transparent pixels', () => {
    const logo = picture(
      [90, [255, 255, 255, 255]],
      [20, [10, 60, 160, 255]],
      [8, [240, 160, 30, 255]],
      [50, [200, 0, 0, 0]],
    )
    expect(leadingColors(logo)).toEqual(['#0A3CA0', '#F0A01E'])
  })

  test('combine similar colours', () => {
    expect(leadingColors(picture([5, [10, 60, 160, 255]], [4, [12, 66, 170, 255]]))).toHaveLength(1)
  })

  test('are greys if there are no other colours, and none in an empty picture', () => {
    expect(leadingColors(picture([3, [30, 30, 30, 255]]))).toEqual(['#1E1E1E'])
    expect(leadingColors(picture([3, [1, 2, 3, 0]]))).toEqual([])
  })
})
