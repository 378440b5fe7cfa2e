import { expect, test } from 'vitest'
import { explanationAfterColon } from './explanation.ts'

test('A statement may end before the colon that opens its explanation', () => {
  const text = 'demand is elastic if buyers react strongly: a small change of the price moves many of them'
  expect(explanationAfterColon(text)).toEqual([text.indexOf(':')])
})

test.each([
  'four factors control the rate of this process: the climate, the rock, the relief and time',
  'components are plain functions of the language except that: they return what the page shows',
  'note: the program should return an error message here',
])('A list, an open end or a label has no such place: %s', (text) => {
  expect(explanationAfterColon(text)).toEqual([])
})
