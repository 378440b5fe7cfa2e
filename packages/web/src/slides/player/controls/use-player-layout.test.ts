import { expect, test } from 'vitest'
import { layoutFor } from './use-player-layout.ts'

test.each([
  ['a large screen', 1440, 900, 'over'],
  ['a phone held upright', 390, 844, 'upright'],
  ['a phone held sideways', 844, 390, 'row'],
  ['a small tablet held upright', 768, 1024, 'over'],
  ['a preview between other panels', 1000, 460, 'over'],
  ['a small frame in a page', 320, 180, 'row'],
] as const)('%s', (_, width, height, layout) => {
  expect(layoutFor({ width, height })).toBe(layout)
})

test.each([
  ['a preview on a laptop', 1000, 512, 'below'],
  ['a low preview', 1000, 430, 'below'],
  ['a preview on a phone held upright', 366, 480, 'upright'],
  ['a preview on a phone held sideways', 800, 257, 'row'],
] as const)('controls below the slide: %s', (_, width, height, layout) => {
  expect(layoutFor({ width, height }, { isBelow: true })).toBe(layout)
})

test.each([
  ['a frame in a course page', 800, 450, 'row'],
  ['the page of a slideshow on a laptop', 996, 560, 'row'],
  ['a large screen', 1440, 900, 'over'],
  ['a phone held upright', 390, 844, 'upright'],
] as const)('while the learner reads: %s', (_, width, height, layout) => {
  expect(layoutFor({ width, height }, { isReading: true })).toBe(layout)
})
