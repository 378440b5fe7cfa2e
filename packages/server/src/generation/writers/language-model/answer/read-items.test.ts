import { expect, test } from 'vitest'
import { readItems } from './read-items.ts'

const numbersOf = (asked: readonly number[], answered: readonly (number | undefined)[]) => {
  const slides = answered.map((number) => ({ ...(number !== undefined && { number }), title: 'Leaves' }))
  const reading = readItems({ text: JSON.stringify({ slides }), end: 'stop' }, 'slides', asked)
  return reading.ok ? reading.value.map(({ number }) => number) : undefined
}

test.each<[string, number[], (number | undefined)[], (number | undefined)[]]>([
  ['with their own numbers', [2, 3], [3, 2], [3, 2]],
  ['without numbers', [2, 3], [undefined, undefined], [2, 3]],
  ['counted from 1 again', [2, 3], [1, 2], [2, 3]],
  ['counted from 1 again, with a gap in the question', [2, 5, 6], [1, 2, 3], [2, 5, 6]],
  ['with all pieces though two were asked for', [2, 3], [1, 2, 3], [undefined, 2, 3]],
])('pieces %s belong to the right questions', (_how, asked, answered, expected) => {
  expect(numbersOf(asked, answered)).toEqual(expected)
})
