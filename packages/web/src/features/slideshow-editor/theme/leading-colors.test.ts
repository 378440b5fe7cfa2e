import { describe, expect, test } from 'vitest'
import { leadingColors } from './leading-colors.ts'

const picture = (...runs: [count: number, rgba: number[]][]) =>
  Uint8ClampedArray.from(runs.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()))

describe('The leading colours of a picture', () => {
  test('are those that it uses most, without its white ground and what is transparent', () => {
    const logo = picture(
      [90, [255, 255, 255, 255]],
      [20, [10, 60, 160, 255]],
      [8, [240, 160, 30, 255]],
      [50, [200, 0, 0, 0]],
    )
    expect(leadingColors(logo)).toEqual(['#0A3CA0', '#F0A01E'])
  })

  test('do not tell neighbours apart', () => {
    expect(leadingColors(picture([5, [10, 60, 160, 255]], [4, [12, 66, 170, 255]]))).toHaveLength(1)
  })

  test('are greys where there is nothing else, and none of an empty picture', () => {
    expect(leadingColors(picture([3, [30, 30, 30, 255]]))).toEqual(['#1E1E1E'])
    expect(leadingColors(picture([3, [1, 2, 3, 0]]))).toEqual([])
  })
})
