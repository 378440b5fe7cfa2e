import { expect, test } from 'vitest'
import { isHedged } from './hedges.ts'

test.each([
  ['Blood in the arteries is under high pressure.', false],
  ['The river flows over a bed of gravel.', false],
  ['A canal leads the water to the fields.', false],
  ['The lake holds over 40 kinds of fish.', true],
  ['It takes about a month.', true],
  ['The lake can dry out.', true],
])('A statement holds for a range only with a word that limits it: %s', (text, expected) => {
  expect(isHedged(text, 'en')).toBe(expected)
})
