import { expect, test } from 'vitest'
import { artworkCrop } from './crop-artwork.ts'

test.each([
  [1400, 1400, { left: 0, top: 0, taken: 1400, side: 1400 }],
  [4000, 2000, { left: 1000, top: 0, taken: 2000, side: 2000 }],
  [3000, 5001, { left: 0, top: 1000, taken: 3000, side: 3000 }],
  [6000, 8000, { left: 0, top: 1000, taken: 6000, side: 3000 }],
])('artwork is the middle square of %i by %i pixels, at most of the maximum size', (width, height, crop) => {
  expect(artworkCrop(width, height)).toEqual(crop)
})

test.each([
  [1399, 1399],
  [4000, 1399],
  [0, 0],
])('%i by %i pixels are too few', (width, height) => {
  expect(artworkCrop(width, height)).toBeUndefined()
})
