import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, margin, placeBeside } from './place-beside.ts'

const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

test('a card is below its target, otherwise above it, otherwise beside it', () => {
  const view = { width: 1000, height: 800 }
  const card = { width: 300, height: 200 }
  expect(placeBeside({ left: 350, top: 100, width: 300, height: 50 }, card, view)).toEqual({
    left: 350,
    top: 164,
  })
  expect(placeBeside({ left: 350, top: 700, width: 300, height: 50 }, card, view).top).toBe(486)
  expect(placeBeside({ left: 0, top: 0, width: 300, height: 800 }, card, view).left).toBe(314)
  expect(placeBeside({ left: 700, top: 0, width: 300, height: 800 }, card, view).left).toBe(386)
})

test('a card stays in the viewport, and does not cover a target that has space beside it', () => {
  const view = { width: 390, height: 844 }
  const card = { width: 358, height: 220 }
  fc.assert(
    fc.property(
      fc.record({
        left: fc.nat(300),
        top: fc.nat(780),
        width: fc.integer({ min: 24, max: 380 }),
        height: fc.integer({ min: 24, max: 250 }),
      }),
      (target) => {
        const place = placeBeside(target, card, view)
        expect(place.left).toBeGreaterThanOrEqual(margin)
        expect(place.left + card.width).toBeLessThanOrEqual(view.width - margin)
        expect(place.top).toBeGreaterThanOrEqual(margin)
        expect(place.top + card.height).toBeLessThanOrEqual(view.height - margin)
        expect(overlap({ ...place, ...card }, target)).toBe(false)
      },
    ),
  )
})
