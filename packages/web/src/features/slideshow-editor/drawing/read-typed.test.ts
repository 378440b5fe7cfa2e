import { expect, test } from 'vitest'
import { readTyped } from './read-typed.ts'

test.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['−3', -3],
  ['1 200', 1200],
  ['0', 0],
  ['4.', 4],
])('reads %j as %j', (text, number) => {
  expect(readTyped(text)).toBe(number)
})

test.each(['', 'ten', '1.2.3', '12 km', '-'])('%j is no number', (text) => {
  expect(readTyped(text)).toBeUndefined()
})
