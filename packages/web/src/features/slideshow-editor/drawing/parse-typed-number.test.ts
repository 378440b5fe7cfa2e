import { expect, test } from 'vitest'
import { parseTypedNumber } from './parse-typed-number.ts'

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['−3', -3],
  ['1 200', 1200],
  ['1,200', 1200],
  ['12,000,000.5', 12_000_000.5],
  ['1,25', 1.25],
  ['0', 0],
  ['4.', 4],
])('reads %j as %j', (text, number) => {
  expect(parseTypedNumber(text)).toBe(number)
})

test.each(['', 'ten', '1.2.3', '12 km', '-', '9'.repeat(310)])('%j is no number', (text) => {
  expect(parseTypedNumber(text)).toBeUndefined()
})
