import { expect, test } from 'vitest'
import { fitLength } from './fit-length.ts'

const same = (words: number) => words

test.each([300, 450, 1500])(
  'An episode of %i words is found although the other words are unknown',
  (target) => {
    const found = fitLength(target, (wished) => 150 + wished * 1.7, same)
    expect(Math.abs(found - target)).toBeLessThanOrEqual(target * 0.05)
  },
)

test('Whole sentences change the length in steps, and the nearest step is taken', () => {
  const steps = (wished: number) => 100 + Math.floor(wished / 40) * 90
  expect(Math.abs(fitLength(450, steps, same) - 450)).toBeLessThanOrEqual(45)
})

test('A page with too little text gives all that it has', () => {
  expect(fitLength(900, (wished) => Math.min(400, wished * 2), same)).toBe(400)
})
